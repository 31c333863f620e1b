// @vitest-environment node
import type { AgentContent, HandoffRule } from '@mocks/agents/content';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  type ChannelHours,
  Conversation,
  MessageTrace,
  type TestSituation,
  VisitorConversation,
} from '@/api/generated/schemas';
import { createCaller } from './support/caller';

type Handoff = AgentContent['handoff'];

/** Talks to "Devoluciones" as its handoff is changed, in a situation. */
async function talk(
  situation: TestSituation | undefined,
  handoff: Partial<Handoff> = {},
  language: 'en' | 'es' = 'es',
) {
  const caller = createCaller();
  const token = await caller.signIn('ana@acme.example');
  const stored = caller.db.state.agents.bot_returns?.agent.draft;
  if (!stored) throw new Error('the seed lacks the agent');
  stored.content.handoff = { ...stored.content.handoff, ...handoff };
  const opened = await caller.call('openConversation', {
    token,
    body: { botKey: 'bot_returns', kind: 'test', language, ...(situation && { situation }) },
  });
  const { conversationId, opening } = z.parse(Conversation, opened.body);
  const path = { conversationId };
  let count = 0;
  const read = async () => z.parse(Conversation, (await caller.call('conversation', { token, path })).body);
  return {
    ...caller,
    token,
    path,
    opening: opening ?? [],
    content: stored.content,
    read,
    ask: async (text: string) => {
      count += 1;
      const body = { clientMessageId: `question-${count}`, text };
      const { events } = await caller.call('sendMessage', { token, path, body });
      const message = (await read()).messages.at(-1);
      const sent = { token, path: { ...path, messageId: message?.messageId ?? '' } };
      const trace = z.parse(MessageTrace, (await caller.call('messageTrace', sent)).body);
      return { ...message, events: events.map(({ event }) => event), trace };
    },
  };
}

const PERSON = 'Quiero hablar con una persona';
const HOW_LONG = '¿Cuánto tarda el reembolso?';
const SUPPORT = { memberId: 'team_support', name: 'Atención al cliente' };

describe('a rule hands over', () => {
  test('to whom it names, in the visitor’s language; the person answers and keeps the conversation', async () => {
    const { ask, content } = await talk('team_there');
    const joined = await ask(PERSON);
    expect(joined).toMatchObject({
      author: 'agent',
      text: content.texts.handoff.es,
      plain: true,
      handover: { state: 'joined', person: SUPPORT },
      trace: {
        handoff: {
          outcome: 'person_joined',
          ruleId: 'rule_asked',
          when: 'asked',
          matched: ['quiero', 'persona'],
        },
      },
    });
    expect(joined.events).toContain('handoff');
    expect(await ask(HOW_LONG)).toMatchObject({ author: 'person', person: SUPPORT });
    expect(await ask(HOW_LONG)).toMatchObject({
      author: 'person',
      trace: { handoff: { outcome: 'person_answered' } },
    });
  });

  test('where the team may change who answers, the person gives the conversation back', async () => {
    const { ask } = await talk('team_there', { allowAgentsChangeDefaultMode: true });
    await ask(PERSON);
    expect(await ask(HOW_LONG)).toMatchObject({ author: 'person', handover: { state: 'returned' } });
    expect(await ask(HOW_LONG)).toMatchObject({
      author: 'agent',
      text: expect.stringMatching(/5 días laborables/),
    });
  });

  test('after two questions in a row that it could not answer, and not after one', async () => {
    const unanswered: HandoffRule = {
      ruleId: 'rule_u',
      when: 'unanswered',
      words: [],
      to: null,
      enabled: true,
    };
    const { ask } = await talk(undefined, { rules: [unanswered] });
    expect((await ask('¿Vendéis bicicletas?')).handover).toBeUndefined();
    await ask(HOW_LONG);
    expect((await ask('¿Vendéis bicicletas?')).handover).toBeUndefined();
    expect(await ask('¿Y patinetes?')).toMatchObject({
      handover: { state: 'joined', person: { name: 'Ana Luna' } },
      trace: { handoff: { ruleId: 'rule_u', when: 'unanswered' } },
    });
  });

  test('that was offered: a yes in more words than one is one, a further question is none', async () => {
    const { ask } = await talk('team_there');
    expect((await ask('¿Vendéis bicicletas?')).text).toMatch(
      /¿Quieres que te pase con una persona del equipo\?$/,
    );
    expect((await ask('quiero saber si vendéis patinetes')).handover).toBeUndefined();
    expect(await ask('sí, pásame')).toMatchObject({ handover: { state: 'joined' } });
  });

  test('to anybody, where the one it names is gone; the trace says so', async () => {
    const gone: HandoffRule = { ruleId: 'rule_g', when: 'asked', words: [], to: 'mem_gone', enabled: true };
    const { ask } = await talk('team_there', { rules: [gone] });
    expect(await ask(PERSON)).toMatchObject({
      handover: { person: { name: 'Ana Luna' } },
      trace: { handoff: { gone: true } },
    });
  });

  test('none of them where a text is missing in the visitor’s language: the main one is read', async () => {
    const { ask, content } = await talk('team_there', {}, 'en');
    content.texts = { ...content.texts, handoff: { en: ' ', es: 'Te paso.' } };
    expect((await ask('I want to talk to a person')).text).toBe('Te paso.');
  });
});

describe('nobody is there', () => {
  test('a message is taken, which begins with the question; a second one takes its place', async () => {
    const { ask, call, token, path, content, read } = await talk('nobody_there');
    const answer = await ask(PERSON);
    expect(answer).toMatchObject({
      text: content.texts.nobody.es,
      handover: { state: 'nobody', backAt: null },
      wanted: { text: PERSON, left: null },
    });
    expect(answer.events).toContain('message.wanted');
    const body = { messageId: answer.messageId, name: 'Lucía', email: 'lucia@correo.example', text: 'Hola' };
    expect(await call('leaveMessage', { token, path, body })).toMatchObject({ status: 201 });
    await call('leaveMessage', { token, path, body: { ...body, text: 'Hola otra vez' } });
    expect((await read()).messages.at(-1)?.wanted?.left).toMatchObject({
      name: 'Lucía',
      text: 'Hola otra vez',
    });
    const noEmail = { ...body, email: 'lucia' };
    expect(await call('leaveMessage', { token, path, body: noEmail })).toMatchObject({ status: 422 });
    const notAsked = { ...body, messageId: (await read()).messages[0]?.messageId };
    expect(await call('leaveMessage', { token, path, body: notAsked })).toMatchObject({ status: 404 });
  });

  test('or it is said when whom the rule names is back', async () => {
    const { ask, db } = await talk('nobody_there', { whenNobody: 'back_at' });
    const { handover, wanted } = await ask(PERSON);
    expect(wanted).toBeUndefined();
    expect(Date.parse(String(handover?.backAt))).toBeGreaterThan(db.now());
  });

  test('the agent goes on where it answers by itself', async () => {
    const { ask } = await talk('nobody_there');
    await ask(PERSON);
    expect(await ask(HOW_LONG)).toMatchObject({
      author: 'agent',
      text: expect.stringMatching(/5 días laborables/),
    });
  });
});

describe('who answers, by the mode, the flags and who is there', () => {
  test.each<[Handoff['agentMode'], boolean, TestSituation, string, string | undefined]>([
    ['autopilot', false, 'team_there', 'agent', undefined],
    ['autopilot', false, 'nobody_there', 'agent', undefined],
    ['copilot', false, 'team_there', 'person', 'person_approved'],
    ['copilot', true, 'nobody_there', 'agent', 'agent_alone'],
    ['copilot', false, 'nobody_there', 'agent', 'nobody_there'],
    ['human', false, 'team_there', 'person', 'person_answered'],
    ['human', true, 'outside_hours', 'agent', 'agent_alone'],
    ['human', false, 'outside_hours', 'agent', 'nobody_there'],
    ['autopilot', true, 'agent_paused', 'agent', 'agent_paused'],
  ])('%s, alone %s, %s: the %s, %s', async (agentMode, alone, situation, author, outcome) => {
    const { ask, content } = await talk(situation, {
      agentMode,
      allowApplicationAnswerWhenNoOnlineAgents: alone,
    });
    const answer = await ask(HOW_LONG);
    expect(answer.author).toBe(author);
    expect(answer.trace.handoff?.outcome).toBe(outcome);
    const own = ['agent_alone', 'person_approved', undefined].includes(outcome);
    if (own) expect(answer.text).toMatch(/5 días laborables/);
    if (outcome === 'nobody_there') expect(answer.text).toBe(content.texts.nobody.es);
    if (outcome === 'agent_paused') expect(answer.text).toBe(content.texts.pause.es);
  });
});

describe('the hours of a channel', () => {
  const until = (closes: string) => ({
    always: false,
    week: [{ day: 'fri' as const, opens: '09:00', closes }],
  });

  /** A visitor of the web widget, on a Friday from 17:45 in Madrid; six hours later nobody of the team is there. */
  async function visit(hours: ChannelHours | undefined, hoursLater: number) {
    const { db, clock, call, signIn } = createCaller();
    clock.advance(hoursLater * 3_600_000);
    const token = await signIn('ana@acme.example');
    const rule = { channel: 'widget' as const, audience: 'everyone' as const, hosts: [] };
    db.state.channelRules.bot_returns = hours ? { widget: { ...rule, hours } } : {};
    const body = { botKey: 'bot_returns', kind: 'widget', language: 'en' };
    const opened = z.parse(Conversation, (await call('openConversation', { token, body })).body);
    const begun = await call('openVisitorConversation', { body: { language: 'en' } });
    const path = { conversationId: z.parse(VisitorConversation, begun.body).conversationId };
    const message = { clientMessageId: 'question-1', text: 'How long does the refund take?' };
    await call('sendVisitorMessage', { path, body: message });
    const headers = { 'Visitor-Key': 'vis_2c1f7f70a1' };
    const read = await call('visitorConversation', { path, headers });
    return {
      opening: opened.opening?.map(({ kind }) => kind),
      answer: z.parse(VisitorConversation, read.body).messages.at(-1)?.text,
      outside: db.state.agents.bot_returns?.agent.draft.content.texts.outsideHours.en,
    };
  }

  test('win over those of the team: outside of them its text is read, before and instead of an answer', async () => {
    const { opening, answer, outside } = await visit(until('10:00'), 0);
    expect(opening).toEqual(['outside_hours', 'greeting']);
    expect(answer).toBe(outside);
  });

  test.each([
    ['within them, though nobody of the team is there', until('24:00'), 6, ['greeting']],
    ['always, with somebody of the team there', { always: true, week: [] }, 0, ['greeting']],
    ['always, with nobody of the team there', { always: true, week: [] }, 6, ['outside_hours', 'greeting']],
    ['without a rule, with nobody of the team there', undefined, 6, ['outside_hours', 'greeting']],
  ])('the agent answers %s', async (_, hours, hoursLater, kinds) => {
    const { opening, answer, outside } = await visit(hours, hoursLater);
    expect(opening).toEqual(kinds);
    expect(answer).toBeTruthy();
    expect(answer).not.toBe(outside);
  });
});

describe('the other texts', () => {
  test('stand before the first message, in the visitor’s language', async () => {
    expect((await talk('team_there')).opening.map(({ kind }) => kind)).toEqual(['greeting']);
    const outside = await talk('outside_hours', {}, 'en');
    expect(outside.opening).toEqual([
      { kind: 'outside_hours', text: outside.content.texts.outsideHours.en },
      { kind: 'greeting', text: outside.content.greeting.en },
    ]);
    expect((await talk('agent_paused')).opening).toEqual([]);
  });

  test('end the conversation, which the next message opens again', async () => {
    const { ask, content } = await talk('team_there');
    await ask(PERSON);
    const last = await ask('Gracias, eso es todo');
    expect(last).toMatchObject({ text: content.texts.closing.es, closes: true });
    expect(last.events).toContain('closed');
    expect(await ask(HOW_LONG)).toMatchObject({ author: 'agent' });
  });

  test('stand in the place of an answer that fails', async () => {
    const { ask, content } = await talk('team_there');
    expect(await ask('/error')).toMatchObject({ state: 'failed', insteadText: content.texts.error.es });
  });
});
