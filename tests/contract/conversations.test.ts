import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { AgentDetail, Conversation, Job, JobRef, MessageTrace } from '@/api/generated/schemas';
import { createCaller } from './support/caller';
import { ana, ask, messagesOf } from './support/conversation';

describe('conversations', () => {
  test.each([
    [
      'es',
      'Eres la ayuda de Acme. Las devoluciones son gratis durante 30 días.',
      '¿Cuántos días tengo para devolver?',
      '30',
      '60',
    ],
    [
      'en',
      'You help visitors of Acme. Returns are free for 30 days.',
      'How many days do I have to return something?',
      '30',
      '60',
    ],
  ])(
    'a change of the instructions changes the answer (%s)',
    async (language, instructions, question, before, after) => {
      const caller = createCaller();
      const token = await ana(caller);
      const { call } = caller;
      const body = { source: 'blank', accountId: 'acc_acme', name: 'Prueba', language, instructions };
      const { jobId } = z.parse(JobRef, (await call('createAgent', { token, body })).body);
      const botKey = z.parse(Job, (await call('job', { token, path: { jobId } })).body).result?.botKey ?? '';
      const opened = await call('openConversation', { token, body: { botKey, kind: 'test', language } });
      const { conversationId } = z.parse(Conversation, opened.body);
      expect((await ask(caller, token, conversationId, question, 'question-1')).text).toContain(before);

      const { draft } = z.parse(AgentDetail, (await call('agent', { token, path: { botKey } })).body);
      const changed = draft.content.instructions.map(({ texts, ...block }) => ({
        ...block,
        texts: { en: texts.en.replace(before, after), es: texts.es.replace(before, after) },
      }));
      await call('saveDraft', {
        token,
        path: { botKey },
        headers: { 'If-Match': draft.revision },
        body: { instructions: changed },
      });
      const answer = await ask(caller, token, conversationId, question, 'question-2');
      expect(answer.text).toContain(after);
      expect(answer.text).not.toContain(before);
      expect(answer.events.map(({ event }) => event)).toEqual(
        expect.arrayContaining(['message.start', 'token', 'citation', 'message.end']),
      );
      const messages = await messagesOf(caller, token, conversationId);
      expect(messages.map(({ author, state }) => `${author} ${state}`)).toEqual([
        'user complete',
        'agent complete',
        'user complete',
        'agent complete',
      ]);
      expect(messages.at(-1)?.text).toBe(answer.text);
      expect(messages.at(-1)?.citations).toMatchObject([{ kind: 'instruction' }]);
    },
  );

  test('knowledge is cited, a block that is switched off is not used, and what is unknown is said', async () => {
    const caller = createCaller();
    const token = await ana(caller);
    const first = await ask(caller, token, 'con_7f3a', '¿Cuánto tarda el REEMBOLSO?', 'question-1');
    expect(first.text).toContain('5 días laborables');
    expect((await messagesOf(caller, token, 'con_7f3a')).at(-1)?.citations).toMatchObject([
      { sourceId: 'knw_1' },
    ]);
    const unknown = await ask(caller, token, 'con_7f3a', '¿Vendéis bicicletas?', 'question-2');
    expect(unknown.text).toContain('Lo siento, no tengo información sobre eso.');
    const stored = caller.db.state.agents.bot_returns;
    for (const block of stored?.agent.draft.content.instructions ?? []) block.enabled = false;
    const off = await ask(caller, token, 'con_7f3a', '¿Puedo devolver un colchón abierto?', 'question-3');
    expect(off.text).not.toContain('colchones abiertos');
  });

  test('a greeting is answered with the name and the persona', async () => {
    const caller = createCaller();
    const token = await ana(caller);
    const { text } = await ask(caller, token, 'con_7f3a', '¡Hola!', 'question-1');
    expect(text).toBe('¡Hola! Soy Devoluciones, la ayuda de Acme Hogar. ¿En qué te puedo ayudar?');
  });

  test('a version answers as it was published, the draft as it is now', async () => {
    const caller = createCaller();
    const token = await ana(caller);
    const answers = await Promise.all(
      ['ver_acme-2', null].map(async (versionId) => {
        const body = { botKey: 'bot_returns', kind: 'test', language: 'es', versionId };
        const opened = await caller.call('openConversation', { token, body });
        const { conversationId, versionId: shown } = z.parse(Conversation, opened.body);
        expect(shown).toBe(versionId);
        const question = '¿Durante cuánto tiempo son gratis las devoluciones?';
        return (await ask(caller, token, conversationId, question, 'question-1')).text;
      }),
    );
    expect(answers[0]).toContain('durante 14 días');
    expect(answers[1]).toContain('durante 30 días');
    const unknown = { botKey: 'bot_returns', kind: 'test', language: 'es', versionId: 'ver_nobody' };
    expect(await caller.call('openConversation', { token, body: unknown })).toMatchObject({ status: 404 });
  });

  test('an order number is looked up in the shop, and what it says is told', async () => {
    const caller = createCaller();
    const token = await ana(caller);
    const { events, text } = await ask(
      caller,
      token,
      'con_7f3a',
      '¿Dónde está mi pedido AH20045512?',
      'question-1',
    );
    expect(events.map(({ event }) => event).slice(0, 4)).toEqual([
      'message.start',
      'tool.call',
      'tool.result',
      'token',
    ]);
    expect(text).toMatch(/^El pedido AH20045512 .+\.$/);
    const last = (await messagesOf(caller, token, 'con_7f3a')).at(-1);
    expect(last?.toolCalls).toMatchObject([{ action: 'find_order', input: 'AH20045512', state: 'done' }]);

    const { text: silent } = await ask(caller, token, 'con_7f3a', '¿Y el AH00000000?', 'question-2');
    expect(silent).toContain('Ahora mismo no puedo consultarlo');

    const stored = caller.db.state.agents.bot_returns;
    if (stored) stored.agent.draft.content.tools = [];
    const without = await ask(caller, token, 'con_7f3a', '¿Dónde está mi pedido AH20045512?', 'question-3');
    expect(without.events.map(({ event }) => event)).not.toContain('tool.call');
  });

  test('the trace tells what was really done: its steps follow one another and its shares make one', async () => {
    const caller = createCaller({ speed: 1 });
    const token = await ana(caller);
    const questions = [
      '¿Cuánto tarda el reembolso?',
      '¡Hola!',
      '¿Vendéis bicicletas?',
      'Quiero un reembolso en efectivo',
      '¿Dónde está AH20045512?',
    ];
    for (const [index, question] of questions.entries()) {
      await ask(caller, token, 'con_7f3a', question, `question-${index}`);
      caller.clock.advance(60_000);
      const message = (await messagesOf(caller, token, 'con_7f3a')).at(-1);
      const { body } = await caller.call('messageTrace', {
        token,
        path: { conversationId: 'con_7f3a', messageId: message?.messageId ?? '' },
      });
      const { steps, why, totalMs, firstWordMs, revision } = z.parse(MessageTrace, body);
      for (const [at, step] of steps.entries()) {
        const before = steps[at - 1];
        expect(step.startedAtMs).toBe(before ? before.startedAtMs + before.durationMs : 0);
      }
      const sum = steps.reduce((total, { durationMs }) => total + durationMs, 0);
      expect(totalMs).toBe(sum);
      expect(firstWordMs).toBeLessThanOrEqual(sum);
      expect(revision).toBe(caller.db.state.agents.bot_returns?.agent.draft.revision);
      const shares = why.used.reduce((total, { share }) => total + share, why.ownShare);
      expect(shares).toBeCloseTo(1);
      for (const { text } of why.used) expect(message?.text).toContain(text.replace(/\.$/, '').slice(-20));
    }
  });

  test('a block that is switched off and a rule that was not met are told as not used', async () => {
    const caller = createCaller();
    const token = await ana(caller);
    const off = caller.db.state.agents.bot_returns?.agent.draft.content.instructions[1];
    if (off) off.enabled = false;
    await ask(caller, token, 'con_7f3a', '¿Puedo devolver un colchón abierto?', 'question-1');
    const messageId = (await messagesOf(caller, token, 'con_7f3a')).at(-1)?.messageId ?? '';
    const { body } = await caller.call('messageTrace', { token, path: { messageId } });
    expect(z.parse(MessageTrace, body).why.notUsed).toContainEqual(
      expect.objectContaining({ sourceId: 'blk_2', reason: 'switched_off' }),
    );
    expect(await caller.call('messageTrace', { token, path: { messageId: 'msg_01' } })).toMatchObject({
      status: 404,
    });
  });

  test('a question asked in other words is a branch; both know of each other, and the same fork is made once', async () => {
    const caller = createCaller();
    const token = await ana(caller);
    await ask(caller, token, 'con_7f3a', '¡Hola!', 'question-1');
    const body = { messageId: 'msg_01', clientMessageId: 'other-words', text: '¿Cuánto cuesta la recogida?' };
    const { body: made } = await caller.call('forkConversation', { token, body });
    const branch = z.parse(Conversation, made);
    expect(branch).toMatchObject({ forkedFrom: 'con_7f3a', title: body.text, messages: [{}, {}] });
    const again = await caller.call('forkConversation', { token, body });
    expect(again.body).toMatchObject({ conversationId: branch.conversationId });
    expect(branch.messages.at(-1)).toMatchObject({ text: expect.stringContaining('4,90') });

    const { body: old } = await caller.call('conversation', { token });
    const ways = [
      { messageId: 'msg_01', conversationId: 'con_7f3a' },
      { messageId: branch.messages[0]?.messageId, conversationId: branch.conversationId },
    ];
    expect(z.parse(Conversation, old)).toMatchObject({
      messages: [{}, {}, {}, {}],
      branches: [{ messageId: 'msg_01', options: ways }],
    });
    expect(branch.branches).toEqual([{ messageId: ways[1]?.messageId, options: ways }]);
    expect(
      await caller.call('forkConversation', {
        token,
        body: { ...body, clientMessageId: 'still-other', messageId: 'msg_02' },
      }),
    ).toMatchObject({
      status: 404,
    });
  });

  test('what is said of an answer stays with it, in every branch, and can be taken back', async () => {
    const caller = createCaller();
    const token = await ana(caller);
    await ask(caller, token, 'con_7f3a', '¡Hola!', 'question-1');
    const question = (await messagesOf(caller, token, 'con_7f3a')).at(-2)?.messageId ?? '';
    const fork = { messageId: question, clientMessageId: 'other-words', text: 'Buenas' };
    const { body } = await caller.call('forkConversation', { token, body: fork });
    const { conversationId } = z.parse(Conversation, body);
    const said = { rating: 'down', reason: 'incomplete', note: '<b>Falta</b> la tarjeta.' };
    await caller.call('rateAnswer', { token, body: said });
    for (const id of ['con_7f3a', conversationId])
      expect((await messagesOf(caller, token, id))[1]).toMatchObject({ messageId: 'msg_02', feedback: said });
    await caller.call('rateAnswer', { token, body: { rating: null } });
    expect((await messagesOf(caller, token, 'con_7f3a'))[1]?.feedback).toEqual({ rating: null });
  });
});
