// @vitest-environment node
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { BotDetail, Conversation, Job, JobRef, Upload, WelcomeProcess } from '@/api/generated/schemas';
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
  const said = events.flatMap(({ event, data }) =>
    event === 'token' ? [z.parse(z.object({ text: z.string() }), data).text] : [],
  );
  return { events, text: said.join('') };
}

async function messagesOf(caller: Caller, token: string, conversationId: string) {
  const { body } = await caller.call('conversation', { token, path: { conversationId } });
  return z.parse(Conversation, body).messages;
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
        metadata: { trial_end: Math.floor((clock.now() - 750) / 1000) + 14 * 24 * 3600, subscriptions: [{}] },
      },
    });
    expect((await call('advanceStage', { token, body })).body).toMatchObject({ isEnd: true });
  });

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
    expect((await call('bots', { token, query: body })).body).toMatchObject({ items: [], total: 0 });
    const first = await call('createBotCreator', { token, body });
    expect(first.body).toMatchObject({ isCreator: true });
    expect((await call('createBotCreator', { token, body })).body).toEqual(first.body);
    expect((await call('bots', { token, query: body })).body).toMatchObject({ total: 1 });
  });
});

describe('agents', () => {
  test('an agent is made by a job that the account shows meanwhile', async () => {
    const caller = createCaller({ speed: 1 });
    const { call, clock } = caller;
    const token = await ana(caller);
    const path = { accountId: 'acc_acme' };
    const { jobId } = z.parse(JobRef, (await call('createBot', { token })).body);
    expect(z.parse(JobRef, (await call('createBot', { token })).body).jobId).toBe(jobId);
    expect((await call('account', { token, path })).body).toMatchObject({
      currentTemplateGenerator: { jobId, name: 'Citas' },
    });
    clock.advance(3000);
    const job = z.parse(Job, (await call('job', { token, path: { jobId } })).body);
    expect(job).toMatchObject({ status: 'succeeded', phase: 'ready' });
    const botKey = job.result?.botKey ?? '';
    expect((await call('bot', { token, path: { botKey } })).body).toMatchObject({
      name: 'Citas',
      draft: { content: { instructions: [{ kind: 'persona' }, { kind: 'guardrails' }], knowledge: [] } },
    });
    expect((await call('account', { token, path })).body).toMatchObject({ currentTemplateGenerator: null });
  });

  test('the limit holds, also for agents that are still being made', async () => {
    const { call, signIn } = createCaller({ speed: 1 });
    const trial = await signIn('trial@acme.example');
    const body = {
      accountId: 'acc_norte',
      name: 'Tartas',
      language: 'es',
      instructions: 'Hablas de nuestras tartas.',
    };
    expect(await call('createBot', { token: trial, body })).toMatchObject({
      status: 409,
      body: { code: 'BOT_LIMIT_REACHED' },
    });
    const nuevo = await signIn('nuevo@acme.example');
    const statuses = await Promise.all(
      ['aaaaaaaa', 'bbbbbbbb', 'cccccccc'].map(async (key) => {
        const own = { ...body, accountId: 'acc_nuevo' };
        return (await call('createBot', { token: nuevo, body: own, headers: { 'Idempotency-Key': key } }))
          .status;
      }),
    );
    expect(statuses.sort()).toEqual([202, 202, 409]);
  });

  test('an agent named Fallo is not made', async () => {
    const caller = createCaller();
    const token = await ana(caller);
    const body = {
      accountId: 'acc_acme',
      name: 'Fallo',
      language: 'es',
      instructions: 'Esto no saldrá bien.',
    };
    const { jobId } = z.parse(JobRef, (await caller.call('createBot', { token, body })).body);
    expect((await caller.call('job', { token, path: { jobId } })).body).toMatchObject({
      status: 'failed',
      phase: 'knowledge',
    });
    expect(Object.values(caller.db.state.bots).some(({ bot }) => bot.name === 'Fallo')).toBe(false);
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
      const body = { accountId: 'acc_acme', name: 'Prueba', language, instructions };
      const { jobId } = z.parse(JobRef, (await call('createBot', { token, body })).body);
      const botKey = z.parse(Job, (await call('job', { token, path: { jobId } })).body).result?.botKey ?? '';
      const opened = await call('openConversation', { token, body: { botKey, kind: 'test', language } });
      const { conversationId } = z.parse(Conversation, opened.body);
      expect((await ask(caller, token, conversationId, question, 'question-1')).text).toContain(before);

      const { draft } = z.parse(BotDetail, (await call('bot', { token, path: { botKey } })).body);
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
    const stored = caller.db.state.bots.bot_returns;
    for (const block of stored?.bot.draft.content.instructions ?? []) block.enabled = false;
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

  test('a connection can break; what was written stays, as stopped', async () => {
    const caller = createCaller();
    const token = await ana(caller);
    const body = { clientMessageId: 'question-1', text: '/corte' };
    const response = await caller.answer(requestFor(operation('sendMessage'), { token, body }));
    await expect(response.text()).rejects.toThrow();
    const last = (await messagesOf(caller, token, 'con_7f3a')).at(-1);
    expect(last?.state).toBe('stopped');
    expect(last?.text.length).toBeGreaterThan(20);
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

  test('a reader who goes away stops the answer, and a restart leaves none unfinished', async () => {
    const caller = createCaller({ speed: 0.2 });
    const token = await ana(caller);
    const going = new AbortController();
    const body = { clientMessageId: 'question-1', text: '/lento' };
    const response = await caller.answer(
      requestFor(operation('sendMessage'), { token, body, signal: going.signal }),
    );
    const reader = response.body?.getReader();
    const start = await reader?.read();
    expect(readEvents(new TextDecoder().decode(start?.value))).toMatchObject([{ event: 'message.start' }]);

    const restarted = createCaller();
    restarted.db.restore(caller.db.snapshot());
    expect((await messagesOf(restarted, token, 'con_7f3a')).at(-1)?.state).toBe('stopped');

    going.abort();
    await reader?.cancel();
    expect((await messagesOf(caller, token, 'con_7f3a')).at(-1)?.state).toBe('stopped');
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
    expect(Date.parse(expiresAt) - caller.clock.now()).toBe(15 * 60 * 1000);
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
