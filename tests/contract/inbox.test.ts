// @vitest-environment node
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  DeletionReceipt,
  type InboxList,
  InboxTranscript,
  MessageTrace,
  Presence,
  Replay,
} from '@/api/generated/schemas';
import { company, LUCIA } from './support/inbox-company';

const MINUTE = 60_000;

/** The ids of a list, in its order. */
const idsOf = ({ items }: InboxList) => items.map(({ conversationId }) => conversationId);

describe('who waits for a person', () => {
  test('waits while somebody reads along, and is told that nobody is there a minute after the last one left', async () => {
    const { call, ana, clock, say, seen, askForPerson, list, conversationId } = await company();
    const body = { accountId: 'acc_acme', conversationId: null };
    await call('reportPresence', { token: ana, body });
    await say('Where is my order?');
    await askForPerson();
    expect((await seen()).person).toMatchObject({ state: 'waiting' });
    expect(idsOf(await list(ana, { view: 'open' })).slice(0, 2)).toContain(conversationId);
    clock.advance(MINUTE + 1);
    expect((await seen()).person).toMatchObject({ state: 'away' });
  });

  test('readers are told of each other, and of a minute ago no more', async () => {
    const { call, ana, iker, clock } = await company();
    const body = { accountId: 'acc_acme', ...LUCIA };
    await call('reportPresence', { token: ana, body });
    const readers = async () =>
      z.parse(Presence, (await call('reportPresence', { token: iker, body })).body).readers;
    expect(await readers()).toEqual([{ name: 'Ana Luna', ...LUCIA }]);
    clock.advance(MINUTE + 1);
    expect(await readers()).toEqual([]);
  });
});

describe('the list', () => {
  test('has what visitors say and never a test chat; who waits comes first', async () => {
    const { call, ana, say, list, conversationId } = await company();
    await say('Where is my order?');
    await call('openConversation', { token: ana });
    const all = await list(ana, { limit: '200' });
    expect(idsOf(all)[0]).toBe('con_lucia');
    expect(idsOf(all)).toContain(conversationId);
    expect(idsOf(all)).not.toContain('con_7f3a');
  });

  test('pages hold each conversation once', async () => {
    const { ana, list } = await company();
    const met: string[] = [];
    let cursor: string | null | undefined = '0';
    let total = 0;
    while (typeof cursor === 'string') {
      const page: InboxList = await list(ana, { limit: '150', cursor });
      met.push(...idsOf(page));
      total = page.total;
      cursor = page.nextCursor;
    }
    expect(met).toHaveLength(total);
    expect(new Set(met).size).toBe(total);
  });

  test('words are found without accents and case, in what was said and in names', async () => {
    const { ana, list } = await company();
    expect(idsOf(await list(ana, { q: 'LAMPARA duna' }))).toEqual(['con_lucia']);
    expect(idsOf(await list(ana, { q: 'joao', view: 'open' }))).toEqual(['con_taken']);
  });

  test('a day begins where the clocks of the zone say so', async () => {
    const { ana, list, db } = await company();
    const [conversation] = Object.values(db.state.conversations).filter(
      ({ conversation: one }) => one.conversationId === 'con_lucia',
    );
    const first = conversation?.conversation.messages[0];
    // Half past eleven in the evening of the 10th in Lisbon, half past twelve of the 11th in Madrid.
    if (first) first.createdAt = '2026-11-10T23:30:00Z';
    const on = async (timeZone: string, day: string) =>
      idsOf(await list(ana, { from: day, to: day, timeZone, limit: '200' })).includes('con_lucia');
    expect(await on('Europe/Lisbon', '2026-11-10')).toBe(true);
    expect(await on('Europe/Madrid', '2026-11-10')).toBe(false);
    expect(await on('Europe/Madrid', '2026-11-11')).toBe(true);
  });

  test.each([
    [{ from: '2026-11-20', to: '2026-11-01' }, 'to'],
    [{ from: '2026-02-31' }, 'from'],
    [{ from: '2026-11-01', timeZone: 'Europe/Atlantis' }, 'timeZone'],
  ])('%j is refused at %s', async (query, path) => {
    const { call, ana } = await company();
    const came = await call('inbox', { token: ana, query: { accountId: 'acc_acme', ...query } });
    expect(came).toMatchObject({ status: 422, body: { fields: [{ path }] } });
  });
});

describe('an agent that a person may not see', () => {
  test('is met in no list, in no conversation and in no count', async () => {
    const { call, iker, list, db } = await company();
    const stored = db.state.users.usr_iker;
    if (stored) stored.agents = ['bot_orders'];
    const all = await list(iker, { limit: '200' });
    expect(new Set(all.items.map(({ botKey }) => botKey))).toEqual(new Set(['bot_orders']));
    for (const operation of ['inboxConversation', 'takeOver', 'replayOnDraft', 'messageTrace'])
      expect(
        await call(operation, { token: iker, path: { ...LUCIA, messageId: 'msg_lucia-2' } }),
        operation,
      ).toMatchObject({ status: 403, body: { code: 'AGENT_NOT_YOURS' } });
    const presence = await call('reportPresence', { token: iker });
    expect(z.parse(Presence, presence.body).waiting).toBe(0);
  });
});

describe('what comes of a conversation', () => {
  test('the queue keeps what was wrong until it is fixed, and lets go what was right', async () => {
    const { call, ana, list } = await company();
    const [first, second] = idsOf(await list(ana, { view: 'review' }));
    const review = (conversationId: string | undefined, verdict: string) =>
      call('reviewConversation', {
        token: ana,
        path: { conversationId: conversationId ?? '' },
        body: { verdict },
      });
    await review(first, 'wrong');
    await review(second, 'right');
    const left = idsOf(await list(ana, { view: 'review' }));
    expect([left.includes(first ?? ''), left.includes(second ?? '')]).toEqual([true, false]);
    await review(first, 'fixed');
    expect(idsOf(await list(ana, { view: 'review' }))).not.toContain(first);
  });

  test('the draft answers in other words once its source is corrected, and nothing is stored', async () => {
    const { call, ana, db } = await company();
    const path = { ...LUCIA, messageId: 'msg_lucia-2' };
    const replay = async () => z.parse(Replay, (await call('replayOnDraft', { token: ana, path })).body);
    const before = JSON.stringify(db.state.conversations.con_lucia);
    const first = await replay();
    expect(first.question).toBe('Hola, me ha llegado la lámpara Duna rota.');
    db.state.agents.bot_returns?.agent.draft.content.knowledge.push({
      itemId: 'knw_new',
      title: 'Productos rotos',
      text: 'Si ha llegado rota la lámpara Duna, mandamos otra igual.',
    });
    expect(await replay()).toMatchObject({ verdict: 'changed', now: expect.stringContaining('otra igual') });
    expect(first.now).not.toContain('otra igual');
    expect(JSON.stringify(db.state.conversations.con_lucia)).toBe(before);
  });

  test('of an answer before the story its source is quoted, not the answer; one that hands over quotes none', async () => {
    const { call, ana, db } = await company();
    const usedBy = async (messageId: string) => {
      const { body } = await call('messageTrace', { token: ana, path: { ...LUCIA, messageId } });
      return z.parse(MessageTrace, body).why?.used.map(({ text }) => text);
    };
    const [quoted = ''] = (await usedBy('msg_lucia-2')) ?? [];
    const known = db.state.versions.bot_returns?.find(({ isLive }) => isLive)?.content.knowledge;
    expect(quoted).not.toBe('');
    expect(known?.find(({ itemId }) => itemId === 'knw_1')?.text).toContain(quoted);
    expect(await usedBy('msg_lucia-6')).toEqual([]);
  });

  test('a deleted visitor leaves nothing that they said, a receipt, and the figures as they were', async () => {
    const { call, ana, db, list } = await company();
    const found = z.parse(
      InboxTranscript,
      (await call('inboxConversation', { token: ana, path: LUCIA })).body,
    );
    const path = { visitorId: String(found.visitor.visitorId) };
    const { conversations, messages } = z.parse(
      DeletionReceipt,
      (await call('deleteVisitor', { token: ana, path })).body,
    );
    expect([conversations, messages]).toEqual([1, 6]);
    expect(JSON.stringify(db.state)).not.toContain('lámpara Duna');
    expect(db.state.erased).toHaveLength(1);
    expect(idsOf(await list(ana, { limit: '200' }))).not.toContain('con_lucia');
    expect((await call('deleteVisitor', { token: ana, path })).status).toBe(404);
  });
});
