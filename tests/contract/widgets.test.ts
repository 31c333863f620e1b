// @vitest-environment node
import { createHmac } from 'node:crypto';
import { preflightAnswer } from '@mocks/core/cors';
import { isDomain } from '@mocks/widgets/domain';
import { openingOf } from '@mocks/widgets/opening-hours';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Visit, VisitorConversation, Widget, WidgetInstallList, WidgetSecret } from '@/api/generated/schemas';
import { createCaller } from './support/caller';

const ANA = 'ana@acme.example';
const ORDERS = { widgetId: 'wgt_orders' };
const DAY = 24 * 60 * 60 * 1000;

/** A visitor of the chat that asks nothing first. */
async function arrive(
  caller: ReturnType<typeof createCaller>,
  body: object = { language: 'en', consent: true },
) {
  const begun = await caller.call('beginVisit', { path: ORDERS, body });
  const { visitorKey } = z.parse(Visit, begun.body);
  const headers = { 'Visitor-Key': visitorKey };
  const opened = await caller.call('openVisitorConversation', { path: ORDERS, headers });
  const { conversationId } = z.parse(VisitorConversation, opened.body);
  const path = { ...ORDERS, conversationId };
  const say = (text: string, clientMessageId = `id_${text.length}_${Math.random().toString(36).slice(2)}`) =>
    caller.call('sendVisitorMessage', { path, headers, body: { clientMessageId, text } });
  return { headers, path, say, visitorKey };
}

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

const SIX_MINUTES = 6 * 60 * 1000;

/** Everything of a visitor's conversation, and what can be done in it. */
async function talk(caller: ReturnType<typeof createCaller>, language = 'en') {
  const visitor = await arrive(caller);
  const { headers } = visitor;
  const opened = await caller.call('openVisitorConversation', { path: ORDERS, headers, body: { language } });
  const { conversationId, messages: opening } = z.parse(VisitorConversation, opened.body);
  const path = { ...ORDERS, conversationId };
  let said = 0;
  const read = async () =>
    z.parse(VisitorConversation, (await caller.call('visitorConversation', { path, headers })).body);
  return {
    headers,
    path,
    opening,
    read,
    last: async () => (await read()).messages.at(-1),
    say: (text: string) => {
      said += 1;
      const body = { clientMessageId: `said-${conversationId}-${said}`, text };
      return caller.call('sendVisitorMessage', { path, headers, body });
    },
  };
}

function liveOf({ db }: ReturnType<typeof createCaller>, botKey = 'bot_orders') {
  const live = db.state.versions[botKey]?.find(({ isLive }) => isLive);
  if (!live) throw new Error(`Nothing of ${botKey} is live.`);
  // Its own: the seeds are shared.
  live.content = structuredClone(live.content);
  return live.content;
}

describe('a call that its agent asks about', () => {
  const RETURN = 'I want to return AH20481733';
  async function asked() {
    const caller = createCaller();
    const visitor = await talk(caller);
    const { events } = await visitor.say(RETURN);
    const approvalId = (await visitor.last())?.approval?.approvalId ?? '';
    const { path, headers } = visitor;
    const answer = (said: string) =>
      caller.call('answerVisitorApproval', {
        path: { ...path, approvalId },
        headers,
        body: { answer: said },
      });
    return { ...caller, ...visitor, events: events.map(({ event }) => event), answer };
  }

  test('waits for the visitor, told in their words, and is run when they confirm', async () => {
    const { events, last, answer } = await asked();
    expect(events).toEqual(['message.start', 'approval']);
    expect(await last()).toMatchObject({
      state: 'streaming',
      approval: {
        title: 'Open a return',
        details: [
          { label: 'Order number', value: 'AH20481733' },
          { label: 'Reason', value: RETURN },
        ],
        state: 'waiting',
      },
    });
    await answer('approved');
    expect(await answer('declined')).toMatchObject({ status: 409, body: { code: 'APPROVAL_ANSWERED' } });
    expect(await last()).toMatchObject({
      state: 'complete',
      text: expect.stringMatching(/opened the return of order AH20481733/),
      approval: { state: 'approved' },
    });
  });

  test('is not run when they decline', async () => {
    const { last, answer } = await asked();
    await answer('declined');
    expect(await last()).toMatchObject({
      text: expect.stringMatching(/haven’t done it/),
      approval: { state: 'declined' },
    });
  });

  test('is answered in time or not at all', async () => {
    const { last, answer, clock } = await asked();
    clock.advance(SIX_MINUTES);
    expect(await last()).toMatchObject({ state: 'complete', approval: { state: 'expired' } });
    expect(await answer('approved')).toMatchObject({ status: 409, body: { code: 'APPROVAL_EXPIRED' } });
  });
});

describe('a visitor reads what the company wrote', () => {
  const RULE = { ruleId: 'rule_a', when: 'asked' as const, words: [], to: 'mem_iker', enabled: true };
  const PERSON = 'I want to talk to a person';
  const text = (en: string) => ({ en, es: `${en} (es)` });
  const always = (caller: ReturnType<typeof createCaller>) => {
    for (const one of caller.db.state.team.acc_acme ?? []) one.hours = [];
  };

  test('when a rule hands over, which calls the same person as the button', async () => {
    const caller = createCaller();
    always(caller);
    const live = liveOf(caller);
    live.handoff = { ...live.handoff, rules: [RULE] };
    live.texts = { ...live.texts, handoff: text('**One** moment.') };
    const { say, read, path, headers } = await talk(caller, 'es');
    const { events } = await say(PERSON);
    expect(events.map(({ event }) => event)).toContain('person');
    const { person, messages } = await read();
    expect(person).toMatchObject({ state: 'joined', name: 'Iker Soto' });
    expect(messages.slice(-2)).toMatchObject([
      { author: 'agent', text: '**One** moment.', plain: true },
      { author: 'person', name: 'Iker Soto' },
    ]);
    // Who has it answers from then on.
    await say('Where is my order AH20481733?');
    expect((await read()).messages.at(-1)).toMatchObject({ author: 'person', name: 'Iker Soto' });

    const other = await talk(caller);
    await caller.call('askForPerson', { path: other.path, headers: other.headers });
    expect((await other.read()).person).toMatchObject({ state: 'joined', name: 'Iker Soto' });
    expect((await caller.call('askForPerson', { path, headers })).status).toBe(200);
  });

  test('and the person gives the conversation back where the team may do that', async () => {
    const caller = createCaller();
    always(caller);
    const live = liveOf(caller);
    live.handoff = { ...live.handoff, rules: [RULE], allowAgentsChangeDefaultMode: true };
    const { say, read, last } = await talk(caller);
    await say(PERSON);
    await say('My lamp is broken');
    expect((await read()).person).toBeNull();
    await say('Where is my order AH20481733?');
    expect(await last()).toMatchObject({ author: 'agent', text: expect.stringMatching(/AH20481733/) });
  });

  test('when nobody is there, and can leave a message', async () => {
    const caller = createCaller();
    caller.clock.advance(DAY + 6 * 60 * 60 * 1000);
    const live = liveOf(caller);
    live.handoff = { ...live.handoff, rules: [RULE], whenNobody: 'message' };
    live.texts = { ...live.texts, nobody: text('Nobody here.'), outsideHours: text('Back on Monday.') };
    const { say, read, last, opening, path, headers } = await talk(caller);
    expect(opening).toMatchObject([{ author: 'agent', text: 'Back on Monday.', plain: true }]);
    const { events } = await say(PERSON);
    expect(events.map(({ event }) => event)).toEqual(expect.arrayContaining(['person', 'message.wanted']));
    expect((await read()).person).toMatchObject({ state: 'away' });
    const asked = await last();
    expect(asked).toMatchObject({ text: 'Nobody here.', wanted: { text: PERSON } });
    const left = { name: 'Lucía', email: 'lucia@correo.example', text: 'My lamp is broken' };
    const body = { ...left, messageId: asked?.messageId };
    expect((await caller.call('leaveVisitorMessage', { path, headers, body })).status).toBe(201);
    expect((await last())?.wanted?.left).toMatchObject(left);
  });

  test('when only people answer, who do', async () => {
    const caller = createCaller();
    always(caller);
    const live = liveOf(caller);
    live.handoff = { ...live.handoff, agentMode: 'human' };
    const { say, read } = await talk(caller);
    await say('Where is my order AH20481733?');
    const { person, messages } = await read();
    expect(person).toMatchObject({ state: 'joined', name: 'Ana Luna' });
    expect(messages.map(({ author }) => author)).toEqual(['user', 'person']);
  });

  test('when they say goodbye: it is closed until they write again', async () => {
    const caller = createCaller();
    const live = liveOf(caller);
    live.texts = { ...live.texts, closing: text('Thank you.') };
    const { say, read } = await talk(caller);
    const { events } = await say('Thanks, bye');
    expect(events.map(({ event }) => event)).toContain('closed');
    expect(await read()).toMatchObject({ state: 'closed' });
    expect((await say('Where is my order AH20481733?')).status).toBe(200);
    expect((await read()).state).toBe('open');
  });

  test('when the agent is paused, and when an answer fails', async () => {
    const caller = createCaller();
    const live = liveOf(caller);
    live.texts = { ...live.texts, pause: text('Back soon.'), error: text('Sorry.') };
    const { say, last } = await talk(caller);
    await say('/error Where is my order AH20481733?');
    expect(await last()).toMatchObject({ state: 'failed', text: 'Sorry.', plain: true });
    const { agent } = caller.db.state.agents.bot_orders ?? {};
    if (agent) agent.status = 'paused';
    await say('Where is my order AH20481733?');
    expect(await last()).toMatchObject({ text: 'Back soon.', plain: true });
  });
});

test('the conversations of a visitor are nobody else’s', async () => {
  const caller = createCaller();
  const [one, other] = [await arrive(caller), await arrive(caller)];
  expect((await caller.call('visitorConversation', { path: one.path, headers: other.headers })).status).toBe(
    404,
  );
  const unknown = { 'Visitor-Key': 'constructor' };
  expect((await caller.call('visitorConversation', { path: one.path, headers: unknown })).status).toBe(404);
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
