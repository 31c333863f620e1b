// @vitest-environment node
import { createHmac } from 'node:crypto';
import { preflightAnswer } from '@mocks/core/cors';
import { isDomain } from '@mocks/widgets/domain';
import { openingOf } from '@mocks/widgets/opening-hours';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';

import {
  ChannelList,
  VisitorConversation,
  Widget,
  WidgetInstallList,
  WidgetSecret,
} from '@/api/generated/schemas';
import { createCaller } from './support/caller';
import { arrive, ORDERS } from './support/visitor';

const ANA = 'ana@acme.example';
const DAY = 24 * 60 * 60 * 1000;

function widgetOf({ db }: ReturnType<typeof createCaller>, widgetId = 'wgt_orders') {
  const stored = db.state.widgets[widgetId];
  if (!stored) throw new Error(`There is no ${widgetId}.`);
  return stored.widget;
}

describe('where a widget may stand', () => {
  test.each([
    ['https://shop.acme.example', 200],
    ['https://new.shop.acme.example', 200],
    ['http://127.0.0.1:4180', 200],
    ['http://localhost:5173', 200],
    ['https://acme.example.evil.example', 403],
    ['https://evil-acme.example', 403],
    ['null', 403],
  ])('%s: %i', async (Origin, status) => {
    const { call } = createCaller();
    const came = await call('publicWidget', { path: { widgetId: 'wgt_acme' }, headers: { Origin } });
    expect(came.status).toBe(status);
    if (status === 403) expect(came.body).toMatchObject({ code: 'DOMAIN_NOT_ALLOWED' });
  });

  test.each([
    'shop.example/a',
    '*.shop.example',
    '10.0.0.1',
    'https://shop.example',
    'shop.example:80',
    'localhost',
    '',
  ])('%j is no domain', async (domain) => {
    expect(isDomain(domain)).toBe(false);
    const { call, signIn } = createCaller();
    const token = await signIn(ANA);
    const came = await call('saveWidget', { token, body: { allowedDomains: ['acme.example', domain] } });
    expect(came).toMatchObject({ status: 422, body: { fields: [{ path: 'allowedDomains.1' }] } });
  });

  test('a page that shows it is seen in the install check', async () => {
    const { call, signIn } = createCaller();
    await call('reportWidgetSeen', { path: ORDERS, headers: { Origin: 'https://lisboa.acme.example' } });
    const { body } = await call('widgetInstalls', { path: ORDERS, token: await signIn(ANA) });
    const [seen] = z.parse(WidgetInstallList, body).items;
    expect(seen).toMatchObject({ domain: 'lisboa.acme.example', page: '/lamparas/duna', allowed: true });
  });

  test('the first page that shows it makes the web widget take messages, on that page; a foreign page does not', async () => {
    const caller = createCaller();
    const { call, signIn, db } = caller;
    widgetOf(caller).allowedDomains = ['acme.example'];
    const token = await signIn(ANA);
    delete db.state.channels.acc_acme?.widget;
    const widgetNow = async () => {
      const { body } = await call('channels', { token, query: { accountId: 'acc_acme' } });
      return z.parse(ChannelList, body).items.find(({ channel }) => channel === 'widget');
    };
    await call('reportWidgetSeen', { path: ORDERS, headers: { Origin: 'https://elsewhere.example' } });
    expect((await widgetNow())?.status).toBe('NONE');
    await call('reportWidgetSeen', { path: ORDERS, headers: { Origin: 'https://lisboa.acme.example' } });
    expect(await widgetNow()).toMatchObject({ status: 'ACTIVE', connectedAs: 'lisboa.acme.example' });
  });

  test('every page may ask, and only below /public', () => {
    const ask = (path: string) =>
      preflightAnswer(new Request(`http://p.example${path}`, { method: 'OPTIONS' }));
    expect(ask('/api/v1/public/widgets/wgt_acme')?.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(ask('/api/v1/widgets/wgt_acme')).toBeUndefined();
  });
});

describe('limits', () => {
  test.each([
    ['perMinute', 2, 'MINUTE_LIMIT', 60_000],
    ['perVisitor', 2, 'VISITOR_LIMIT', DAY],
    ['perDay', 2, 'DAY_LIMIT', DAY],
    ['dailyBudget', 0.03, 'BUDGET_SPENT', DAY],
  ])('%s', async (limit, most, code, over) => {
    const caller = createCaller();
    const none = { perVisitor: null, perMinute: null, perDay: null, dailyBudget: null };
    widgetOf(caller).limits = { ...none, [limit]: most };
    const { say } = await arrive(caller);
    expect((await say('one')).status).toBe(200);
    expect((await say('two', 'same-id-again')).status).toBe(200);
    expect(await say('three')).toMatchObject({ status: 429, body: { code } });
    // What was sent already comes again.
    expect((await say('two', 'same-id-again')).status).toBe(200);
    caller.clock.advance(over);
    expect((await say('four')).status).toBe(200);
  });
});

describe('verified visitors', () => {
  test('are vouched for with the secret, and for a day with the one before', async () => {
    const caller = createCaller();
    const token = await caller.signIn(ANA);
    const roll = async () =>
      z.parse(WidgetSecret, (await caller.call('rollWidgetSecret', { path: ORDERS, token })).body).secret;
    const first = await roll();
    await caller.call('saveWidget', {
      path: ORDERS,
      token,
      headers: { 'If-Match': undefined },
      body: { verificationRequired: true },
    });
    const begin = async (secret: string) => {
      const signature = createHmac('sha256', secret).update('user-7').digest('hex');
      const verified = { externalId: 'user-7', signature };
      return (
        await caller.call('beginVisit', { path: ORDERS, body: { language: 'en', consent: true, verified } })
      ).status;
    };
    expect(await begin(first)).toBe(201);
    expect(await begin('another')).toBe(422);
    const second = await roll();
    expect([await begin(first), await begin(second)]).toEqual([201, 201]);
    caller.clock.advance(DAY);
    expect([await begin(first), await begin(second)]).toEqual([422, 201]);
  });
});

describe('whom the agent answers on the web', () => {
  const ALWAYS = { always: true, week: [] };
  /** A company says it on the page of the agent. */
  async function answering(rule: object) {
    const caller = createCaller();
    const token = await caller.signIn(ANA);
    const path = { botKey: 'bot_orders', channel: 'widget' };
    const saved = await caller.call('saveChannelRule', { token, path, body: rule });
    expect(saved.status).toBe(200);
    return { ...caller, token };
  }
  const visitBody = { language: 'en', consent: true };

  test.each([
    ['https://shop.example', 200],
    ['https://new.shop.example', 200],
    ['http://localhost:5173', 200],
    ['https://other.example', 403],
    [undefined, 403],
  ])('visitors of certain sites: from %s it is %i', async (Origin, status) => {
    const { call } = await answering({ audience: 'hosts', hosts: ['shop.example'], hours: ALWAYS });
    const headers = { Origin };
    const came = await call('publicWidget', { path: ORDERS, headers });
    const begun = await call('beginVisit', { path: ORDERS, headers, body: visitBody });
    expect([came.status, begun.status]).toEqual([status, status === 200 ? 201 : status]);
    if (status === 403) expect(came.body).toMatchObject({ code: 'DOMAIN_NOT_ALLOWED' });
  });

  test('verified visitors only: the page is told, others are refused, and so is who came before', async () => {
    const caller = createCaller();
    const before = await arrive(caller);
    const token = await caller.signIn(ANA);
    const path = { botKey: 'bot_orders', channel: 'widget' };
    const body = { audience: 'verified', hosts: [], hours: ALWAYS };
    await caller.call('saveChannelRule', { token, path, body });
    const { body: shown } = await caller.call('publicWidget', { path: ORDERS });
    expect(shown).toMatchObject({ verificationRequired: true });
    expect(await caller.call('beginVisit', { path: ORDERS, body: visitBody })).toMatchObject({
      status: 422,
      body: { fields: [{ path: 'verified', code: 'not_verified' }] },
    });
    expect(await before.say('Where is my order?')).toMatchObject({
      status: 403,
      body: { code: 'NOT_VERIFIED' },
    });
    const rolled = await caller.call('rollWidgetSecret', { path: ORDERS, token });
    const { secret } = z.parse(WidgetSecret, rolled.body);
    const signature = createHmac('sha256', secret).update('user-7').digest('hex');
    const known = await arrive(caller, { ...visitBody, verified: { externalId: 'user-7', signature } });
    expect((await known.say('Where is my order?')).status).toBe(200);
  });

  test('at certain hours: the page is told when, and no agent answers outside of them', async () => {
    // It is a Friday, 17:45 in Madrid; until the end of Thursday is until Friday begins.
    const week = [{ day: 'thu', opens: '09:00', closes: '24:00' }];
    const caller = await answering({ audience: 'everyone', hosts: [], hours: { always: false, week } });
    const { body } = await caller.call('publicWidget', { path: ORDERS });
    expect(body).toMatchObject({ hours: { open: false, opensAt: '2026-11-26T08:00:00.000Z' } });
    const { say, path, headers } = await arrive(caller);
    await say('Where is my order AH20481733?');
    const { messages } = z.parse(
      VisitorConversation,
      (await caller.call('visitorConversation', { path, headers })).body,
    );
    expect(messages.at(-1)).toMatchObject({ author: 'agent', text: expect.stringMatching(/closed/) });
  });
});

describe('a rollout', () => {
  test('gives about its share to the version, each visitor always the same, and ends in one step', async () => {
    const caller = createCaller();
    const token = await caller.signIn(ANA);
    const path = { widgetId: 'wgt_acme' };
    const body = { language: 'es', consent: true, fields: { name: 'L', email: 'l@correo.example' } };
    const versions = async () => {
      const met = [];
      for (const [visitorKey, { widgetId }] of Object.entries(caller.db.state.visitors)) {
        if (widgetId !== path.widgetId || visitorKey.startsWith('vis_past')) continue;
        const headers = { 'Visitor-Key': visitorKey };
        const { body: opened } = await caller.call('openVisitorConversation', { path, headers });
        const { conversationId } = z.parse(VisitorConversation, opened);
        met.push(caller.db.state.conversations[conversationId]?.conversation.versionId);
      }
      return met;
    };
    for (let count = 0; count < 100; count += 1) await caller.call('beginVisit', { path, body });
    const first = await versions();
    expect(await versions()).toEqual(first);
    const share = first.filter((version) => version === 'ver_acme-1').length;
    expect(share).toBeGreaterThan(5);
    expect(share).toBeLessThan(40);
    await caller.call('rollOutVersion', { path, token, body: { versionId: 'ver_acme-1', percent: 100 } });
    expect(new Set(await versions())).toEqual(new Set(['ver_acme-1']));
    const stopped = await caller.call('stopRollout', { path, token });
    expect(z.parse(Widget, stopped.body).rollout).toBeNull();
    expect(new Set(await versions())).toEqual(new Set(['ver_acme-2']));
  });
});

test('hours are those of the company’s own time zone, over the change of its clocks', () => {
  const hours = {
    timeZone: 'Europe/Madrid',
    days: [{ day: 'mon' as const, opens: '09:00', closes: '18:00' }],
  };
  expect(openingOf(hours, Date.UTC(2026, 10, 20, 16, 45))).toEqual({
    open: false,
    opensAt: '2026-11-23T08:00:00.000Z',
  });
  expect(openingOf(hours, Date.UTC(2026, 10, 23, 8, 0)).open).toBe(true);
  expect(openingOf(hours, Date.UTC(2026, 10, 23, 17, 0)).open).toBe(false);
  expect(openingOf(null, 0)).toEqual({ open: true, opensAt: null });
  expect(openingOf({ timeZone: 'UTC', days: [] }, 0)).toEqual({ open: false, opensAt: null });
});
