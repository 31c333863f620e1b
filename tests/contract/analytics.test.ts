// @vitest-environment node
import { figuresOf } from '@mocks/analytics/figures';
import type { StoredUser } from '@mocks/auth/store';
import { DAY } from '@mocks/core/duration';
import { createPlayedProvider } from '@mocks/core/node';
import { clockOf } from '@mocks/inbox/days';
import { manyHeld } from '@mocks/inbox/many-conversations';
import { recordOf, recordsOf } from '@mocks/inbox/records';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  Conversation,
  Figures,
  type FiguresParams,
  UnansweredQuestionList,
  Visit,
  VisitorConversation,
} from '@/api/generated/schemas';
import { addDays } from '@/features/analytics/calendar';
import { createCaller } from './support/caller';

const ANA = 'ana@acme.example';
const FROM = '2026-10-22';
const TO = '2026-11-20';

function everybody(provider: ReturnType<typeof createPlayedProvider>): StoredUser {
  const found = Object.values(provider.db.state.users).find(({ user }) => user.email === ANA);
  if (!found) throw new Error('the seed lacks Ana');
  return found;
}

const asked = (change: Partial<FiguresParams> = {}): FiguresParams => ({
  accountId: 'acc_acme',
  from: FROM,
  to: TO,
  timeZone: 'Europe/Madrid',
  ...change,
});

/** The calendar day of a time in a zone, by another way than the provider's. */
const dayIn = (timeZone: string, iso: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date(iso));

describe('figures', () => {
  test('are those of the conversations in the state, counted again by hand', () => {
    const provider = createPlayedProvider();
    const { conversations, visits } = provider.db.state;
    const told = figuresOf(provider.db, everybody(provider), asked());
    const perDay = new Map<string, number>();
    let [rated, stars, toPerson] = [0, 0, 0];
    for (const { accountId, conversation } of Object.values(conversations)) {
      const visit = visits[conversation.conversationId];
      const first = conversation.messages.find(({ author }) => author === 'user');
      // A test chat has no visit.
      if (accountId !== 'acc_acme' || !visit || !first) continue;
      const day = dayIn('Europe/Madrid', first.createdAt);
      if (day < FROM || day > TO) continue;
      perDay.set(day, (perDay.get(day) ?? 0) + 1);
      if (visit.rating) [rated, stars] = [rated + 1, stars + visit.rating.score];
      if (visit.handedOff !== null && !visit.isOpen) toPerson += 1;
    }
    expect(told.days.map(({ day, conversations: many }) => [day, many])).toEqual(
      Array.from({ length: 30 }, (_, index) => addDays(FROM, index)).map((day) => [
        day,
        perDay.get(day) ?? 0,
      ]),
    );
    const all = [...perDay.values()].reduce((sum, many) => sum + many, 0);
    expect(all).toBeGreaterThan(100);
    expect(told.totals.conversations).toBe(all);
    expect(told.totals.ratings).toBe(rated);
    expect(told.totals.rating).toBeCloseTo(stars / rated, 9);
    expect(told.totals.person).toBe(toPerson);
    const { resolved, person, unanswered, open } = told.totals;
    expect(Number(resolved) + Number(person) + Number(unanswered) + Number(open)).toBe(all);
    for (const parts of [told.topics, told.use])
      expect(parts?.reduce((sum, { conversations: many = 0 }) => sum + many, 0)).toBe(all);
  });

  test('of a filter are part of the whole, and the range before is counted the same way', () => {
    const provider = createPlayedProvider();
    const who = everybody(provider);
    const of = (change: Partial<FiguresParams>) => figuresOf(provider.db, who, asked(change));
    const whole = of({ compareFrom: '2026-09-22', compareTo: '2026-10-21' });
    const parts = (['widget', 'whatsapp', 'messenger', 'instagram'] as const).map(
      (channel) => of({ channel }).totals.conversations,
    );
    expect(parts.reduce((sum, many) => sum + many, 0)).toBe(whole.totals.conversations);
    const before = of({ from: '2026-09-22', to: '2026-10-21' });
    expect(whole.before).toEqual(before.totals);
    expect(whole.daysBefore).toEqual(before.days);
  });

  test('leave out the agents that a person may not see', () => {
    const provider = createPlayedProvider();
    const who = { ...everybody(provider), agents: ['bot_orders'] };
    const told = figuresOf(provider.db, who, asked());
    expect(told.use?.map(({ botKey }) => botKey)).toEqual(['bot_orders']);
    expect(told.versions).toEqual([]);
    expect(told.totals).toEqual(figuresOf(provider.db, who, asked({ botKey: 'bot_orders' })).totals);
  });
});

describe('days', () => {
  test.each([
    ['Europe/Madrid', '2026-03-29', 23],
    ['Europe/Madrid', '2026-10-25', 25],
    ['America/Santiago', '2026-09-06', 23],
    ['America/Santiago', '2026-04-05', 24],
    ['America/Havana', '2026-11-01', 25],
    ['Australia/Lord_Howe', '2026-10-04', 23.5],
    ['UTC', '2026-10-25', 24],
  ])('in %s the %s has %d hours, and each of them belongs to it', (zone, day, hours) => {
    const clock = clockOf(zone);
    const [start, end] = [clock.startOf(day), clock.startOf(addDays(day, 1))];
    expect((end - start) / (DAY / 24)).toBe(hours);
    expect(clock.dayOf(start)).toBe(day);
    expect(clock.dayOf(end - 1)).toBe(day);
    expect(clock.dayOf(start - 1)).toBe(addDays(day, -1));
  });

  test('a day that a zone left out at the date line has nothing, and nothing is lost', () => {
    const clock = clockOf('Pacific/Apia');
    expect(clock.startOf('2011-12-30')).toBe(clock.startOf('2011-12-31'));
    expect(clock.dayOf(clock.startOf('2011-12-31') - 1)).toBe('2011-12-29');
  });

  test('one conversation belongs to different days on both sides of the date line', () => {
    const provider = createPlayedProvider();
    const who = everybody(provider);
    const [record] = recordsOf(provider.db, 'acc_acme').filter(({ state }) => state === 'closed');
    if (!record) throw new Error('the seed lacks conversations');
    for (const timeZone of ['Pacific/Kiritimati', 'Pacific/Niue', 'Europe/Madrid']) {
      const day = dayIn(timeZone, new Date(record.startedAt).toISOString());
      const { totals, days } = figuresOf(provider.db, who, asked({ from: day, to: day, timeZone }));
      const there = recordsOf(provider.db, 'acc_acme').filter(
        ({ startedAt }) => dayIn(timeZone, new Date(startedAt).toISOString()) === day,
      );
      expect(days).toHaveLength(1);
      expect(totals.conversations).toBe(there.length);
      expect(there).toContainEqual(record);
    }
    expect(dayIn('Pacific/Kiritimati', '2026-11-20T12:00:00Z')).not.toBe(
      dayIn('Pacific/Niue', '2026-11-20T10:30:00Z'),
    );
  });
});

describe('100,000 conversations', () => {
  test('are counted, listed a page at a time, and each is as if it had been stored', () => {
    const provider = createPlayedProvider();
    provider.setScenario('many-conversations');
    const { db } = provider;
    const records = recordsOf(db, 'acc_acme');
    expect(records.length).toBeGreaterThan(100_000);
    for (const record of records.filter((_, index) => index % 997 === 0)) {
      const held = manyHeld(db, record.conversationId);
      if (held) expect(recordOf(db, held)).toEqual(record);
    }
    const { totals, days } = figuresOf(db, everybody(provider), asked({ from: '2025-11-20' }));
    expect(totals.conversations).toBe(days.reduce((sum, { conversations }) => sum + conversations, 0));
    expect(totals.conversations).toBeGreaterThan(99_000);
    // Nothing of them is stored.
    expect(Object.keys(db.state.conversations).length).toBeLessThan(1000);
  });
});

describe('what is refused', () => {
  test.each([
    [{ to: '2026-10-01' }, 'to', 'before_from'],
    [{ from: '2024-11-20' }, 'to', 'too_long'],
    [{ timeZone: 'Europe/Atlantis' }, 'timeZone', 'invalid_time_zone'],
    [{ from: '2026-02-31' }, 'from', 'invalid_day'],
  ])('%o is refused: %s %s', async (change, path, code) => {
    const { call, signIn } = createCaller();
    const answer = await call('figures', { token: await signIn(ANA), query: { ...asked(), ...change } });
    expect(answer).toMatchObject({ status: 422, body: { fields: [{ path, code }] } });
  });

  test('another company’s account is', async () => {
    const { call, signIn } = createCaller();
    const token = await signIn('nuevo@acme.example');
    for (const operation of ['figures', 'unansweredQuestions', 'monitors'])
      expect((await call(operation, { token })).status).toBe(403);
  });
});

test('a chat in the widget moves the figures, a test chat does not', async () => {
  const caller = createCaller();
  const token = await caller.signIn(ANA);
  const today = async () => {
    const query = { ...asked({ from: TO, to: TO }) };
    const { totals } = z.parse(Figures, (await caller.call('figures', { token, query })).body);
    return totals;
  };
  const before = await today();
  const testChat = await caller.call('openConversation', {
    token,
    body: { botKey: 'bot_orders', kind: 'test', language: 'en' },
  });
  const { conversationId } = z.parse(Conversation, testChat.body);
  const question = { clientMessageId: 'question-1', text: 'Where is my order?' };
  await caller.call('sendMessage', { token, path: { conversationId }, body: question });
  expect(await today()).toEqual(before);

  const widget = { widgetId: 'wgt_orders' };
  const begun = await caller.call('beginVisit', {
    path: widget,
    body: { language: 'en', fields: { email: 'eva@acme.example' }, consent: true },
  });
  const headers = { 'Visitor-Key': z.parse(Visit, begun.body).visitorKey };
  const opened = await caller.call('openVisitorConversation', { path: widget, headers });
  const path = { ...widget, conversationId: z.parse(VisitorConversation, opened.body).conversationId };
  // Opened, but nobody has written yet.
  expect((await today()).conversations).toBe(before.conversations);
  await caller.call('sendVisitorMessage', { path, headers, body: question });
  expect(await today()).toMatchObject({ conversations: before.conversations + 1, open: before.open + 1 });
  caller.clock.advance(DAY / 48);
  caller.clock.advance(60_000);
  const later = await today();
  expect(later.conversations).toBe(before.conversations + 1);
  expect(Number(later.tokens)).toBeGreaterThan(Number(before.tokens));
});

describe('monitors', () => {
  async function signedIn() {
    const caller = createCaller();
    return { ...caller, token: await caller.signIn(ANA) };
  }
  const badly = { botKey: null, rule: 'rating_below', limit: 4.9, days: 60, mails: true };

  test('one that begins to fail mails the company once, and again after it has held', async () => {
    const { call, token, db } = await signedIn();
    const mails = () => db.state.outbox.filter(({ path }) => path.endsWith('?view=monitors')).length;
    const people = Object.values(db.state.users).filter(({ accountId }) => accountId === 'acc_acme').length;
    const made = await call('createMonitor', { token, body: { accountId: 'acc_acme', ...badly } });
    expect(made).toMatchObject({ status: 201, body: { state: 'FAILING' } });
    expect(mails()).toBe(people);
    await call('monitors', { token });
    expect(mails()).toBe(people);
    const monitorId = String(Object(made.body).monitorId);
    const save = (limit: number) =>
      call('saveMonitor', { token, path: { monitorId }, body: { ...badly, limit } });
    expect(await save(1)).toMatchObject({ body: { state: 'OK', since: null } });
    expect(await save(4.9)).toMatchObject({ body: { state: 'FAILING' } });
    expect(mails()).toBe(2 * people);
  });

  test('the same submit again makes no second one, and what is too little says nothing', async () => {
    const { call, token } = await signedIn();
    const body = { accountId: 'acc_acme', ...badly, days: 1, rule: 'tool_failing' };
    const [one, two] = [
      await call('createMonitor', { token, body }),
      await call('createMonitor', { token, body }),
    ];
    expect(two.body).toEqual(one.body);
    expect(one.body).toMatchObject({ state: 'TOO_FEW', figure: null });
  });
});

test('a question that was settled comes back when it is asked again', async () => {
  const caller = createCaller();
  const token = await caller.signIn(ANA);
  const open = async () => {
    const { body } = await caller.call('unansweredQuestions', { token });
    return z.parse(UnansweredQuestionList, body).items;
  };
  const [first] = await open();
  if (!first) throw new Error('the seed lacks unanswered questions');
  await caller.call('settleQuestion', {
    token,
    path: { questionId: first.questionId },
    body: { state: 'dismissed' },
  });
  expect((await open()).map(({ questionId }) => questionId)).not.toContain(first.questionId);
  const [asked] = Object.values(caller.db.state.conversations).filter(({ conversation }) =>
    conversation.messages.some(({ text }) => text === first.question),
  );
  const visit = asked && caller.db.state.visits[asked.conversation.conversationId];
  if (!asked || !visit) throw new Error('nobody asked it');
  const again = structuredClone(asked);
  again.conversation.conversationId = 'con_again';
  for (const message of again.conversation.messages)
    message.createdAt = new Date(caller.db.now() + 1000).toISOString();
  caller.db.state.conversations.con_again = again;
  caller.db.state.visits.con_again = visit;
  expect((await open()).map(({ questionId }) => questionId)).toContain(first.questionId);
});
