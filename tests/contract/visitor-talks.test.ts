// @vitest-environment node
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { VisitorConversation } from '@/api/generated/schemas';
import { createCaller } from './support/caller';
import { arrive, ORDERS } from './support/visitor';

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
    caller.clock.advance((24 + 6) * 60 * 60 * 1000);
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

test('a visitor reads nothing of what the agent is told, neither as a source nor as an event', async () => {
  const caller = createCaller();
  const { instructions } = liveOf(caller);
  const text = 'Gift wrapping costs 2 €.';
  instructions.push({ blockId: 'blk_gift', kind: 'rules', texts: { en: text, es: '' }, enabled: true });
  const { say, last, path } = await talk(caller);
  const { events } = await say('How much is gift wrapping?');
  expect((await last())?.text).toBe(text);
  const kept = caller.db.state.conversations[path.conversationId]?.conversation.messages.at(-1);
  expect(kept?.citations).toMatchObject([{ sourceId: 'blk_gift', kind: 'instruction' }]);
  expect(JSON.stringify([events, await last()])).not.toContain('blk_gift');
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
