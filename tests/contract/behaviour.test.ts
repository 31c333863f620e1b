// @vitest-environment node
import { setScenario } from '@mocks/core/scenarios';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  AgentDetail,
  AgentList,
  Conversation,
  Job,
  JobRef,
  MessageTrace,
  Upload,
  WelcomeProcess,
} from '@/api/generated/schemas';
import { createCaller, operation, readAnswer, readEvents, requestFor } from './support/caller';

type Caller = ReturnType<typeof createCaller>;

async function ask(
  caller: Caller,
  token: string,
  conversationId: string,
  text: string,
  clientMessageId: string,
) {
  const { events } = await caller.call('sendMessage', {
    token,
    path: { conversationId },
    body: { clientMessageId, text },
  });
  return { events, text: textsOf(events) };
}

async function messagesOf(caller: Caller, token: string, conversationId: string) {
  const { body } = await caller.call('conversation', { token, path: { conversationId } });
  return z.parse(Conversation, body).messages;
}

type Read = Awaited<ReturnType<typeof readAnswer>>['events'];

function textsOf(events: Read): string {
  return events
    .flatMap(({ event, data }) =>
      event === 'token' ? [z.parse(z.object({ text: z.string() }), data).text] : [],
    )
    .join('');
}

async function resume(caller: Caller, token: string, messageId: string, lastEventId?: string) {
  const { events } = await caller.call('resumeAnswer', {
    token,
    path: { conversationId: 'con_7f3a', messageId },
    headers: { 'Last-Event-ID': lastEventId },
  });
  return { events, text: textsOf(events) };
}

/** Reads an answer up to where its connection breaks. */
async function readUntilCut(response: Response) {
  const decoder = new TextDecoder();
  let text = '';
  const reader = response.body?.getReader();
  try {
    for (let next = await reader?.read(); next && !next.done; next = await reader?.read())
      text += decoder.decode(next.value);
  } catch {
    const events = readEvents(text);
    return { text: textsOf(events), lastEventId: events.at(-1)?.id ?? '' };
  }
  throw new Error('The connection was not cut.');
}

const ana = async (caller: Caller) => caller.signIn('ana@acme.example');

describe('onboarding', () => {
  test('a new company goes through its stages, each only when its own work is done', async () => {
    const caller = createCaller({ speed: 1 });
    const { call, clock } = caller;
    const token = await caller.signIn('nuevo@acme.example');
    const accountId = 'acc_nuevo';
    const body = { accountId };
    const process = async () =>
      z.parse(WelcomeProcess, (await call('welcomeProcess', { token, path: body })).body);

    expect(await call('advanceStage', { token, body })).toMatchObject({
      status: 409,
      body: { code: 'STAGE_NOT_DONE' },
    });
    const company = {
      name: 'Librería Vega',
      country: 'MX',
      region: 'Jalisco',
      timeZone: 'America/Mexico_City',
    };
    await call('saveCompany', { token, body: { accountId, company } });
    expect((await call('account', { token, path: body })).body).toMatchObject({
      infoCompany: company,
      countrySubscription: { country: 'MX', alt: 'México' },
    });
    expect((await call('advanceStage', { token, body })).body).toMatchObject({
      currentStage: 'subscription_settings',
    });
    expect((await call('advanceStage', { token, body })).status).toBe(409);

    const trial = { token, path: body, body: { planId: 'plan_growth' } };
    const started = await call('startTrial', trial);
    expect(started.status).toBe(202);
    expect((await call('startTrial', trial)).body).toEqual(started.body);
    const another = await call('startTrial', { ...trial, headers: { 'Idempotency-Key': 'another-key' } });
    expect(another).toMatchObject({ status: 409, body: { code: 'TRIAL_USED' } });

    const { jobId } = z.parse(JobRef, started.body);
    expect(await process()).toMatchObject({ settings: { jobId, planId: 'plan_growth' } });
    const phases: string[] = [];
    for (let step = 0; step < 5; step += 1) {
      const job = z.parse(Job, (await call('job', { token, path: { jobId } })).body);
      phases.push(`${job.phase} ${job.progress}`);
      clock.advance(750);
    }
    expect(phases).toEqual(['account 0', 'plan 0.25', 'workspace 0.5', 'done 0.75', 'done 1']);

    expect(await process()).toMatchObject({ currentStage: 'admin_settings', isEnd: false });
    expect((await call('account', { token, path: body })).body).toMatchObject({
      welcomeIsEnd: false,
      subscription: {
        statusValue: 'trialing',
        status: true,
        metadata: {
          trial_end: String(Math.floor((clock.now() - 750) / 1000) + 14 * 24 * 3600),
          subscriptions: [{}],
        },
      },
    });
    expect((await call('advanceStage', { token, body })).body).toMatchObject({ isEnd: true });
  });

  test.each(['saveIntegrations', 'saveWelcome'])(
    '%s keeps the flags beside the account, and what came beside them as it came',
    async (operationId) => {
      const { call, signIn } = createCaller();
      const token = await signIn('ana@acme.example');
      const accountId = 'acc_acme';
      const flags = { enableStudio2WidgetChannel: true, enableMetaWhatsappChannel: false };
      const body = { accountId, ...flags, hash: 'f00d', studioHash: null };
      await call(operationId, { token, body });
      const process = await call('welcomeProcess', { token, path: { accountId } });
      expect(z.parse(WelcomeProcess, process.body).settings).toMatchObject({
        ...flags,
        hash: 'f00d',
        studioHash: null,
        enableStudioWidgetChannel: true,
        planId: 'plan_growth',
      });
    },
  );

  test('the trial of a company named Fallo fails in its workspace, and can be tried again', async () => {
    const { call, signIn, db } = createCaller();
    const token = await signIn('nuevo@acme.example');
    const path = { accountId: 'acc_nuevo' };
    const company = { name: 'Fallo', country: 'ES', timeZone: 'Europe/Madrid' };
    await call('saveCompany', { token, body: { ...path, company } });
    const { jobId } = z.parse(JobRef, (await call('startTrial', { token, path })).body);
    expect((await call('job', { token, path: { jobId } })).body).toMatchObject({
      status: 'failed',
      phase: 'workspace',
      error: { code: 'WORKSPACE_FAILED' },
    });
    expect(db.state.accounts[path.accountId]?.account.subscription.statusValue).toBe('none');
    await call('saveCompany', { token, body: { ...path, company: { ...company, name: 'Bien' } } });
    const again = await call('startTrial', { token, path, headers: { 'Idempotency-Key': 'second-try' } });
    expect(again.status).toBe(202);
  });

  test('the creator is made once', async () => {
    const { call, signIn } = createCaller();
    const token = await signIn('nuevo@acme.example');
    const body = { accountId: 'acc_nuevo' };
    expect((await call('agents', { token, query: body })).body).toMatchObject({
      items: [],
      botCreator: null,
    });
    const first = await call('createBotCreator', { token, body });
    expect(first.body).toMatchObject({ isCreator: true });
    expect((await call('createBotCreator', { token, body })).body).toEqual(first.body);
    const list = { items: [], total: 0, botCreator: first.body };
    expect((await call('agents', { token, query: body })).body).toMatchObject(list);
  });
});

describe('the list of agents', () => {
  const reader = async () => {
    const { db, call, signIn } = createCaller();
    const token = await signIn('ana@acme.example');
    setScenario(db, 'fifty-agents');
    return async (query: Record<string, string>) =>
      z.parse(AgentList, (await call('agents', { token, query })).body);
  };
  const names = ({ items }: AgentList) => items.map(({ name }) => name);

  test('its pages follow one another without a gap; each tells of the whole account', async () => {
    const read = await reader();
    const first = await read({ limit: '20' });
    expect(first).toMatchObject({ total: 50, nextCursor: '20', botCreator: { isCreator: true } });
    const rest = await read({ limit: '30', cursor: '20' });
    expect(rest).toMatchObject({ total: 50, nextCursor: null, counts: first.counts });
    expect(new Set([...names(first), ...names(rest)]).size).toBe(50);
    expect(names(await read({ limit: '2', cursor: '19' }))).toEqual([names(first)[19], names(rest)[0]]);
    expect(names(await read({ cursor: '50' }))).toEqual([]);
  });

  test('what is asked for is what comes, whatever the case and the accents', async () => {
    const read = await reader();
    expect(names(await read({ q: 'GARANTIAS bog' }))).toEqual(['Garantías Bogotá 41']);
    expect((await read({ status: 'error' })).items.map(({ status }) => status)).toEqual(
      Array(5).fill('error'),
    );
    expect((await read({ channel: 'teams', unpublished: 'false' })).total).toBeGreaterThan(0);
    expect(
      (await read({ unpublished: 'true', q: 'citas' })).items.every((agent) => agent.unpublishedChanges),
    ).toBe(true);
  });

  test('names go by their numbers, changes by their date, and both the other way, too', async () => {
    const read = await reader();
    const byName = names(await read({ sort: 'name', q: 'Citas' }));
    expect(byName).toEqual(byName.toSorted(new Intl.Collator('es', { numeric: true }).compare));
    expect(names(await read({ sort: 'name', order: 'desc', q: 'Citas' }))).toEqual(byName.toReversed());
    const oldest = (await read({ order: 'asc' })).items.map(({ updatedAt }) => updatedAt);
    expect(oldest).toEqual(oldest.toSorted());
  });
});

describe('agents', () => {
  test('an agent is made by a job that the account shows meanwhile', async () => {
    const caller = createCaller({ speed: 1 });
    const { call, clock } = caller;
    const token = await ana(caller);
    const path = { accountId: 'acc_acme' };
    const { jobId } = z.parse(JobRef, (await call('createAgent', { token })).body);
    expect(z.parse(JobRef, (await call('createAgent', { token })).body).jobId).toBe(jobId);
    expect((await call('account', { token, path })).body).toMatchObject({
      currentTemplateGenerator: { jobId, name: 'Citas' },
    });
    clock.advance(3000);
    const job = z.parse(Job, (await call('job', { token, path: { jobId } })).body);
    expect(job).toMatchObject({ status: 'succeeded', phase: 'ready' });
    const botKey = job.result?.botKey ?? '';
    expect((await call('agent', { token, path: { botKey } })).body).toMatchObject({
      name: 'Citas',
      draft: { content: { instructions: [{ kind: 'persona' }, { kind: 'guardrails' }], knowledge: [] } },
    });
    expect((await call('account', { token, path })).body).toMatchObject({ currentTemplateGenerator: null });
  });

  test('the limit holds, also for agents that are still being made', async () => {
    const { call, signIn } = createCaller({ speed: 1 });
    const trial = await signIn('trial@acme.example');
    const body = {
      source: 'blank',
      accountId: 'acc_norte',
      name: 'Tartas',
      language: 'es',
      instructions: 'Hablas de nuestras tartas.',
    };
    expect(await call('createAgent', { token: trial, body })).toMatchObject({
      status: 409,
      body: { code: 'BOT_LIMIT_REACHED' },
    });
    const nuevo = await signIn('nuevo@acme.example');
    const statuses = await Promise.all(
      ['aaaaaaaa', 'bbbbbbbb', 'cccccccc'].map(async (key) => {
        const own = { ...body, accountId: 'acc_nuevo' };
        return (await call('createAgent', { token: nuevo, body: own, headers: { 'Idempotency-Key': key } }))
          .status;
      }),
    );
    expect(statuses.sort()).toEqual([202, 202, 409]);
  });

  test('without a key each call is a submit of its own; without a revision nothing is compared', async () => {
    const caller = createCaller();
    const token = await ana(caller);
    const create = async () => {
      const came = await caller.call('createAgent', { token, headers: { 'Idempotency-Key': undefined } });
      return z.parse(JobRef, came.body).jobId;
    };
    expect(await create()).not.toBe(await create());
    const save = () => caller.call('saveDraft', { token, headers: { 'If-Match': undefined } });
    expect((await save()).status).toBe(200);
    expect((await save()).status).toBe(200);
  });

  test('an agent named Fallo is not made', async () => {
    const caller = createCaller();
    const token = await ana(caller);
    const body = {
      source: 'blank',
      accountId: 'acc_acme',
      name: 'Fallo',
      language: 'es',
      instructions: 'Esto no saldrá bien.',
    };
    const { jobId } = z.parse(JobRef, (await caller.call('createAgent', { token, body })).body);
    expect((await caller.call('job', { token, path: { jobId } })).body).toMatchObject({
      status: 'failed',
      phase: 'knowledge',
    });
    expect(Object.values(caller.db.state.agents).some(({ agent }) => agent.name === 'Fallo')).toBe(false);
  });

  test('two people who edit the same draft do not overwrite each other', async () => {
    const caller = createCaller();
    const token = await ana(caller);
    const saved = await caller.call('saveDraft', { token });
    expect(saved.status).toBe(200);
    expect(await caller.call('saveDraft', { token })).toMatchObject({
      status: 409,
      body: { code: 'DRAFT_CHANGED' },
    });
  });
});

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
    expect(unknown.text).toContain('No tengo ninguna instrucción sobre «Vendéis bicicletas»');
    const stored = caller.db.state.agents.bot_returns;
    for (const block of stored?.agent.draft.content.instructions ?? []) block.enabled = false;
    const off = await ask(caller, token, 'con_7f3a', '¿Puedo devolver un colchón abierto?', 'question-3');
    expect(off.text).not.toContain('colchones abiertos');
  });

  test('a greeting is answered with the name and the persona', async () => {
    const caller = createCaller();
    const token = await ana(caller);
    const { text } = await ask(caller, token, 'con_7f3a', '¡Hola!', 'question-1');
    expect(text).toBe('¡Hola! Soy Devoluciones. Soy la ayuda de Acme Hogar. ¿En qué te puedo ayudar?');
  });

  test('the same message again gives the same answer and is stored once', async () => {
    const caller = createCaller();
    const token = await ana(caller);
    const first = await ask(caller, token, 'con_7f3a', '¿Cuánto tarda el reembolso?', 'question-1');
    const again = await ask(caller, token, 'con_7f3a', '¿Cuánto tarda el reembolso?', 'question-1');
    expect(again.events).toEqual(first.events);
    expect(await messagesOf(caller, token, 'con_7f3a')).toHaveLength(4);
  });

  test('an answer can fail, and trying again succeeds', async () => {
    const caller = createCaller();
    const token = await ana(caller);
    const failed = await ask(caller, token, 'con_7f3a', '/error', 'question-1');
    expect(failed.events.at(-1)).toMatchObject({ event: 'error' });
    expect((await messagesOf(caller, token, 'con_7f3a')).at(-1)).toMatchObject({
      state: 'failed',
      text: failed.text,
    });
    const again = await ask(caller, token, 'con_7f3a', '/error', 'question-1');
    expect(again.events.at(-1)).toMatchObject({ event: 'message.end', data: { state: 'complete' } });
    expect(again.text.startsWith(failed.text)).toBe(true);
  });

  test('a connection can break; the answer is written to its end, and the rest can be read', async () => {
    const caller = createCaller();
    const token = await ana(caller);
    const body = { clientMessageId: 'question-1', text: '/corte' };
    const response = await caller.answer(requestFor(operation('sendMessage'), { token, body }));
    const { text, lastEventId } = await readUntilCut(response);
    expect(text.length).toBeGreaterThan(20);
    const last = (await messagesOf(caller, token, 'con_7f3a')).at(-1);
    expect(last?.state).toBe('complete');
    const rest = await resume(caller, token, last?.messageId ?? '', lastEventId);
    expect(text + rest.text).toBe(last?.text);
    expect(rest.events.at(-1)).toMatchObject({ event: 'message.end', data: { state: 'complete' } });
  });

  test('an answer that is stopped keeps what was written', async () => {
    const caller = createCaller({ speed: 0.2 });
    const token = await ana(caller);
    const body = { clientMessageId: 'question-1', text: '/lento' };
    const response = await caller.answer(requestFor(operation('sendMessage'), { token, body }));
    const reading = readAnswer(response);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect((await messagesOf(caller, token, 'con_7f3a')).at(-1)).toMatchObject({ state: 'streaming' });
    const stopped = await caller.call('stopAnswer', { token });
    const last = z.parse(Conversation, stopped.body).messages.at(-1);
    expect(last?.state).toBe('stopped');
    const { events } = await reading;
    expect(events.at(-1)).toMatchObject({ event: 'message.end', data: { state: 'stopped' } });
    const again = await ask(caller, token, 'con_7f3a', '/lento', 'question-1');
    expect(again.text).toBe(last?.text);
  });

  test('an answer goes on when its reader goes away, also over a restart, and is resumed where it was left', async () => {
    const caller = createCaller({ speed: 1 });
    const token = await ana(caller);
    const going = new AbortController();
    const body = { clientMessageId: 'question-1', text: '/lento' };
    const response = await caller.answer(
      requestFor(operation('sendMessage'), { token, body, signal: going.signal }),
    );
    const reader = response.body?.getReader();
    const start = await reader?.read();
    expect(readEvents(new TextDecoder().decode(start?.value))).toMatchObject([{ event: 'message.start' }]);
    going.abort();
    await reader?.cancel();
    caller.clock.advance(4000);

    const half = (await messagesOf(caller, token, 'con_7f3a')).at(-1);
    expect(half).toMatchObject({ state: 'streaming', lastEventId: expect.stringMatching(/^msg_/) });
    expect(half?.text.split(' ').length).toBeGreaterThan(5);

    const restarted = createCaller({ speed: 1 });
    restarted.db.restore(caller.db.snapshot());
    restarted.clock.advance(60 * 60 * 1000);
    const whole = (await messagesOf(restarted, token, 'con_7f3a')).at(-1);
    expect(whole?.state).toBe('complete');
    const rest = await resume(restarted, token, half?.messageId ?? '', half?.lastEventId ?? '');
    expect(rest.events.map(({ event }) => event)).not.toContain('message.start');
    expect(`${half?.text}${rest.text}`).toBe(whole?.text);
    const end = rest.events.at(-1);
    expect((await resume(restarted, token, half?.messageId ?? '', end?.id)).events).toEqual([end]);
  });

  test('without an id, or with one of an earlier try, every event comes again', async () => {
    const caller = createCaller();
    const token = await ana(caller);
    const failed = await ask(caller, token, 'con_7f3a', '/error', 'question-1');
    const again = await ask(caller, token, 'con_7f3a', '/error', 'question-1');
    const messageId = (await messagesOf(caller, token, 'con_7f3a')).at(-1)?.messageId ?? '';
    expect((await resume(caller, token, messageId)).events).toEqual(again.events);
    expect((await resume(caller, token, messageId, failed.events.at(-1)?.id)).events).toEqual(again.events);
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

describe('uploads', () => {
  const png = new TextEncoder().encode('a picture');
  const announced = { contentType: 'image/png', size: png.length } as const;

  async function presign(caller: Caller, token: string, fileName = 'ana.png') {
    const { body } = await caller.call('presignUpload', { token, body: { fileName, ...announced } });
    return z.parse(Upload, body);
  }

  async function put(
    caller: Caller,
    url: string,
    headers: Record<string, string> = {},
    body: BodyInit = png,
  ) {
    const sent = new Request(url, {
      method: 'PUT',
      headers: { 'Content-Type': 'image/png', ...headers },
      body,
    });
    return (await caller.answer(sent)).status;
  }

  const get = (caller: Caller, url: string) => caller.answer(new Request(url));

  test('a URL takes what was announced, once, and the picture is then shown', async () => {
    const caller = createCaller();
    const token = await ana(caller);
    const { uploadUrl, publicUrl } = await presign(caller, token);
    expect((await get(caller, publicUrl)).status).toBe(404);
    expect(await put(caller, uploadUrl, { 'Content-Type': 'image/webp' })).toBe(400);
    expect(await put(caller, uploadUrl, {}, 'other one')).toBe(200);
    expect(await put(caller, uploadUrl)).toBe(410);
    const shown = await get(caller, publicUrl);
    expect(shown.headers.get('Content-Type')).toBe('image/png');
    expect(await shown.text()).toBe('other one');
  });

  test('more, less, a bearer and an unknown URL are refused', async () => {
    const caller = createCaller();
    const token = await ana(caller);
    const { uploadUrl } = await presign(caller, token);
    expect(await put(caller, uploadUrl, {}, 'a picture and more')).toBe(413);
    expect(await put(caller, uploadUrl, {}, 'a')).toBe(400);
    expect(await put(caller, uploadUrl, { Authorization: `Bearer ${token}` })).toBe(400);
    expect(await put(caller, uploadUrl.replace(/signature=.*/, 'signature=x'))).toBe(403);
    expect(await put(caller, uploadUrl)).toBe(200);
  });

  test('a URL is good for 15 minutes', async () => {
    const caller = createCaller();
    const { uploadUrl, expiresAt } = await presign(caller, await ana(caller));
    expect(Date.parse(expiresAt ?? '') - caller.clock.now()).toBe(15 * 60 * 1000);
    caller.clock.advance(15 * 60 * 1000 + 1);
    expect(await put(caller, uploadUrl)).toBe(403);
  });

  test('the one in use and the newest are kept, nothing older', async () => {
    const caller = createCaller();
    const token = await ana(caller);
    const urls: string[] = [];
    for (const name of ['one.png', 'two.png', 'three.png']) {
      const { uploadUrl, publicUrl } = await presign(caller, token, name);
      expect(await put(caller, uploadUrl)).toBe(200);
      if (name === 'one.png') {
        const body = { accountId: 'acc_acme', name: 'Ana', imageUrl: publicUrl };
        expect(await caller.call('saveUser', { token, body })).toMatchObject({ status: 200 });
      }
      urls.push(publicUrl);
    }
    const statuses = await Promise.all(urls.map(async (url) => (await get(caller, url)).status));
    expect(statuses).toEqual([200, 404, 200]);
  });

  test('a preflight allows the type of the file and no bearer', async () => {
    const caller = createCaller();
    const { uploadUrl } = await presign(caller, await ana(caller));
    const { headers } = await caller.answer(new Request(uploadUrl, { method: 'OPTIONS' }));
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(headers.get('Access-Control-Allow-Headers')).toBe('content-type');
  });
});
