// @vitest-environment node
import { isOpen } from '@mocks/channels/is-open';
import { setScenario } from '@mocks/core/scenarios';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ChannelAuthorization, ChannelConnection, ConnectionHealthList } from '@/api/generated/schemas';
import { createCaller } from './support/caller';

const ANA = 'ana@acme.example';
const WEEK = { always: false, week: [{ day: 'fri' as const, opens: '09:00', closes: '20:00' }] };
const UNTIL_MIDNIGHT = { always: false, week: [{ day: 'fri' as const, opens: '09:00', closes: '24:00' }] };
/** The end of that Friday in Madrid. */
const MIDNIGHT = Date.UTC(2026, 10, 20, 23);
/** 20 November 2026, a Friday: 08:00 in Madrid, 19:59 there, 20:00 there. */
const [EARLY, LATE, OVER] = [7, 18, 19].map((hour) => Date.UTC(2026, 10, 20, hour, hour === 18 ? 59 : 0));

async function signedIn() {
  const caller = createCaller();
  return { ...caller, token: await caller.signIn(ANA) };
}

type Caller = Awaited<ReturnType<typeof signedIn>>;

async function codeFor({ call, token }: Caller, channel: string, choice: string): Promise<string> {
  const { body } = await call('authorizeChannel', { token, path: { channel } });
  const { authorizationUrl } = z.parse(ChannelAuthorization, body);
  return `${new URL(authorizationUrl).searchParams.get('request')}.${choice}`;
}

function exchange({ call, token }: Caller, channel: string, code: string) {
  const redirectUri = 'https://app.acme.example/dashboard/channels';
  return call('connectChannel', {
    token,
    path: { channel },
    body: { accountId: 'acc_acme', code, redirectUri },
  });
}

describe('connecting a channel', () => {
  test('a code is good once, for its own channel', async () => {
    const caller = await signedIn();
    const code = await codeFor(caller, 'instagram', 'granted');
    expect(await exchange(caller, 'instagram', code)).toMatchObject({
      status: 200,
      body: { status: 'ACTIVE', connectedAs: '@acme.hogar' },
    });
    expect(await exchange(caller, 'instagram', code)).toMatchObject({
      status: 409,
      body: { code: 'CHANNEL_CODE_REFUSED' },
    });
    const foreign = await codeFor(caller, 'messenger', 'granted');
    expect((await exchange(caller, 'teams', foreign)).status).toBe(409);
  });

  test('a code that is too old is refused', async () => {
    const caller = await signedIn();
    const code = await codeFor(caller, 'teams', 'granted');
    caller.clock.advance(11 * 60_000);
    expect((await exchange(caller, 'teams', code)).status).toBe(409);
  });

  test('authorising again keeps what was received, and answers what waits', async () => {
    const caller = await signedIn();
    setScenario(caller.db, 'channel-trouble');
    const before = caller.db.state.channels.acc_acme?.messenger;
    const code = await codeFor(caller, 'messenger', 'granted');
    const { body } = await exchange(caller, 'messenger', code);
    expect(z.parse(ChannelConnection, body)).toMatchObject({
      status: 'ACTIVE',
      waiting: 0,
      daily: before?.daily,
      lastMessageAt: before?.lastMessageAt,
    });
  });
});

test('the doctor lists tools and channels, the worst first, with who is affected', async () => {
  const { call, token, db } = await signedIn();
  setScenario(db, 'channel-trouble');
  const { items } = z.parse(ConnectionHealthList, (await call('connectionHealth', { token })).body);
  expect(items.map(({ connectionId, state }) => `${connectionId} ${state}`)).toEqual([
    'cnx_calendar EXPIRED',
    'channel_messenger EXPIRED',
    'channel_whatsapp DEGRADED',
    'channel_instagram UNFINISHED',
    'cnx_personal OFF',
    'cnx_shopify WORKING',
    'cnx_outlet WORKING',
    'cnx_zendesk WORKING',
    'channel_widget WORKING',
  ]);
  expect(items[1]).toMatchObject({ agents: [{ botKey: 'bot_orders', live: true }], visitors: 14 });
  expect(items[0]).toMatchObject({ agents: [{ botKey: 'bot_appointments', live: false }], visitors: 0 });
});

test.each([
  ['at any time', { always: true, week: [] }, EARLY, true],
  ['before the hours', WEEK, EARLY, false],
  ['in the last minute', WEEK, LATE, true],
  ['when it closes', WEEK, OVER, false],
  ['at the end of a day that never closes', UNTIL_MIDNIGHT, MIDNIGHT - 1, true],
  ['when that day is over', UNTIL_MIDNIGHT, MIDNIGHT, false],
  ['a closed day', { always: false, week: [] }, LATE, false],
])('when an agent answers: %s', (_, hours, now = 0, answers) => {
  expect(isOpen(hours, now, 'Europe/Madrid')).toBe(answers);
});

test.each([
  ['an audience of another channel', 'whatsapp', { audience: 'verified' }, 'audience'],
  ['no site at all', 'widget', { audience: 'hosts' }, 'hosts'],
  [
    'a day that closes before it opens',
    'whatsapp',
    { hours: { always: false, week: [{ day: 'mon', opens: '20:00', closes: '09:00' }] } },
    'hours.week.0.closes',
  ],
])('a rule with %s is refused', async (_, channel, part, path) => {
  const { call, token } = await signedIn();
  const body = { audience: 'everyone', hosts: [], hours: { always: true, week: [] }, ...part };
  const came = await call('saveChannelRule', { token, path: { botKey: 'bot_returns', channel }, body });
  expect(came).toMatchObject({ status: 422, body: { fields: [{ path }] } });
});
