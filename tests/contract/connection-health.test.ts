// @vitest-environment node
import { healthOf } from '@mocks/connection-health/health';
import { expect, test } from 'vitest';
import { playProvider } from '../support/play-provider';

const provider = playProvider();

test('a connection that has broken since the try of the day was not last tried before it broke', () => {
  const { db } = provider;
  const account = db.state.accounts.acc_acme;
  const broken = db.state.toolConnections.cnx_personal;
  if (!account || !broken) throw new Error('there is no such account or connection');
  const minuteAgo = new Date(db.now() - 60_000).toISOString();
  broken.connection.since = minuteAgo;
  const { checkedAt } =
    healthOf(db, account).find(({ connectionId }) => connectionId === 'cnx_personal') ?? {};
  expect(checkedAt).toBe(minuteAgo);
});
