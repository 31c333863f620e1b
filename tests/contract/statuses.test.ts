// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { operations } from '../../scripts/contract/read-contract';
import { createCaller } from './support/caller';

describe('a provider that is asked too often', () => {
  test.each(operations)('$operationId says when to come again', async ({ operationId, signedIn }) => {
    const { call, db, signIn } = createCaller();
    const token = signedIn ? await signIn('ana@acme.example') : undefined;
    db.state.scenario = 'busy';
    const came = await call(operationId, { token });
    expect(came).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
    expect(Number(came.headers.get('Retry-After'))).toBeGreaterThan(0);
  });
});

describe('a widget that nobody has', () => {
  const ofVisitors = operations.filter(({ tag }) => tag === 'widget-public');
  test.each(ofVisitors)('$operationId answers 404', async ({ operationId, parameters }) => {
    const { call } = createCaller();
    const ids = parameters.filter(({ in: where }) => where === 'path');
    const path = Object.fromEntries(ids.map(({ name }) => [name, 'nobody-knows']));
    expect((await call(operationId, { path })).status).toBe(404);
  });
});

describe('a page that is none of the company', () => {
  const refused = operations.filter(
    ({ tag, statuses }) => tag === 'widget-public' && statuses.includes('403'),
  );
  test.each(refused)('$operationId is refused there with 403', async ({ operationId }) => {
    const { call } = createCaller();
    const headers = { Origin: 'https://acme.example.evil.example' };
    const came = await call(operationId, { path: { widgetId: 'wgt_acme' }, headers });
    expect(came).toMatchObject({ status: 403, body: { code: 'DOMAIN_NOT_ALLOWED' } });
  });
});
