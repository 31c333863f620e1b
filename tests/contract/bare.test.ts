// @vitest-environment node
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@mocks/auth/demo-accounts';
import { uuidOf } from '@mocks/bare/ids';
import { setScenario } from '@mocks/core/scenarios';
import { createProviderServer } from '@mocks/core/server';
import { afterEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { operations } from '../../scripts/contract/read-contract';
import { createCaller } from './support/caller';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const ORDINARY_ID = /\b[a-z]{2,4}_[A-Za-z0-9-]+/g;

/** The calls that the specification's §7 documents, and the two without which there is no dashboard. */
const THERE = [
  'POST /auth/sign-in',
  'GET /projects',
  'PUT /auth/generate-presigned-url',
  'GET /welcome/account/{accountId}',
  'POST /welcome',
  'POST /welcome/generateVoice',
  'PUT /welcome',
  'PUT /welcome/defaultBotKey',
  'PUT /welcome/company',
  'PUT /welcome/user',
  'PUT /welcome/brand-voice',
  'PUT /welcome/ai',
  'PUT /welcome/integrations',
  'POST /welcome/createBotCreator',
  'PATCH /welcome/stage/next',
];

const Session = z.object({
  token: z.string(),
  userId: z.string(),
  accountId: z.string(),
  user: z.looseObject({}),
});
const Process = z.looseObject({
  settings: z.record(z.string(), z.unknown()),
  currentStage: z.string(),
  isEnd: z.boolean(),
});
const Agents = z.array(z.looseObject({ botKey: z.string(), name: z.string(), isCreator: z.boolean() }));
const Upload = z.looseObject({ uploadUrl: z.string(), publicUrl: z.string() });

/** Sends a request whichever way, and gives what came back as text. */
type Send = (request: Request) => Promise<Response>;

/** All that was answered in a test, headers included. */
const wire: string[] = [];

/** A visitor of a bare provider: calls by method and path, with what was answered written down. */
function visit(send: Send, origin: string) {
  let token = '';
  async function call(method: string, path: string, body?: unknown) {
    const headers = new Headers({ 'Content-Type': 'application/json' });
    if (token !== '') headers.set('Authorization', `Bearer ${token}`);
    const response = await send(
      new Request(`${origin}/api/v1${path}`, {
        method,
        headers,
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
    );
    const text = await response.text();
    wire.push(text, ...response.headers.values());
    const isJson = response.headers.get('Content-Type')?.includes('json') === true;
    const read: unknown = isJson ? JSON.parse(text) : undefined;
    return { status: response.status, headers: response.headers, text, body: read };
  }
  async function signIn(email: string) {
    const { body } = await call('POST', '/auth/sign-in', { email, password: DEMO_PASSWORD });
    const session = z.parse(Session, body);
    token = session.token;
    return session;
  }
  const process = async (accountId: string) =>
    z.parse(Process, (await call('GET', `/welcome/account/${accountId}`)).body);
  const agents = async (accountId: string) =>
    z.parse(Agents, (await call('GET', `/projects?accountId=${accountId}`)).body);
  const takeToken = (other: string) => {
    token = other;
  };
  return { call, signIn, process, agents, takeToken };
}

function visitInMemory() {
  const { db, answer } = createCaller();
  setScenario(db, 'bare');
  return { db, ...visit(answer, 'http://provider.example') };
}

afterEach(() => {
  const leaked = wire.splice(0).flatMap((text) => text.match(ORDINARY_ID) ?? []);
  expect(leaked).toEqual([]);
});

describe('a provider that knows only the specification', () => {
  test.each(DEMO_ACCOUNTS)(
    '$email signs in, and every id is a UUID, the same each time',
    async ({ email }) => {
      const { signIn, agents, takeToken } = visitInMemory();
      const { token, userId, accountId, user } = await signIn(email);
      expect(user).toMatchObject({ email });
      for (const id of [token, userId, accountId]) expect(id).toMatch(UUID);
      const before = await agents(accountId);
      for (const { botKey } of before) expect(botKey).toMatch(UUID);
      const again = await signIn(email);
      expect([again.userId, again.accountId]).toEqual([userId, accountId]);
      expect(await agents(accountId)).toEqual(before);
      takeToken(token);
      expect(await agents(accountId)).toEqual(before);
    },
  );

  test('no two ids that the played provider remembers share a UUID', () => {
    const ids = new Set(JSON.stringify(visitInMemory().db.state).match(ORDINARY_ID));
    expect(ids.size).toBeGreaterThan(50);
    expect(new Set([...ids].map(uuidOf)).size).toBe(ids.size);
  });

  test('an id of the ordinary provider names nothing: its sessions have expired, its agents are unknown', async () => {
    const { db, call, signIn, takeToken } = visitInMemory();
    db.state.tokens.tok_before = 'usr_ana';
    takeToken('tok_before');
    expect(await call('GET', '/projects?accountId=acc_acme')).toMatchObject({
      status: 401,
      body: { error: { message: 'jwt expired' } },
    });
    await signIn('ana@acme.example');
    const asked = { botKey: 'bot_returns', brandVoiceMessage: 'cercana' };
    const refusals = [400, 403, 404];
    expect(refusals).toContain((await call('GET', '/projects?accountId=acc_acme')).status);
    expect(refusals).toContain((await call('GET', '/welcome/account/acc_acme')).status);
    expect(refusals).toContain((await call('POST', '/welcome/generateVoice', asked)).status);
  });

  test('writes answer without a body, each in its own way, and are done', async () => {
    const { call, signIn, agents } = visitInMemory();
    const { accountId } = await signIn('nuevo@acme.example');
    const write = async (method: string, path: string, body: object = {}) => {
      const { status, text } = await call(method, path, { accountId, ...body });
      return `${status} ${text}`.trim();
    };
    const company = { name: 'Taller Vega', country: 'ES', timeZone: 'Europe/Madrid' };
    const ai = {
      agentMode: 'copilot',
      allowApplicationAnswerWhenNoOnlineAgents: true,
      allowAgentsChangeDefaultMode: true,
    };
    expect(await agents(accountId)).toEqual([]);
    expect([
      await write('POST', '/welcome'),
      await write('PUT', '/welcome', { company }),
      await write('PUT', '/welcome/company', { company }),
      await write('PUT', '/welcome/user', { name: 'Nuria', lastname: 'Vega' }),
      await write('PUT', '/welcome/brand-voice', { brandVoiceMessage: 'Cercana.' }),
      await write('PUT', '/welcome/ai', ai),
      await write('PUT', '/welcome/integrations', { enableMetaFacebookChannel: false }),
      await write('POST', '/welcome/createBotCreator'),
      await write('PATCH', '/welcome/stage/next'),
    ]).toEqual(['204', '200', '204', '200', '200 {"ok":true}', '204', '200', '200 {"ok":true}', '204']);
    const [creator] = await agents(accountId);
    expect(creator).toMatchObject({ isCreator: true, botKey: expect.stringMatching(UUID) });
    expect(await write('PUT', '/welcome/defaultBotKey', { botKey: creator?.botKey })).toBe('200 {"ok":true}');
  });

  test('a voice that is asked for comes with its text: without it the call would be for nothing', async () => {
    const { call, signIn, agents } = visitInMemory();
    const { accountId } = await signIn('ana@acme.example');
    const [, first] = await agents(accountId);
    const asked = { botKey: first?.botKey, brandVoiceMessage: 'cercana, breve' };
    expect(await call('POST', '/welcome/generateVoice', asked)).toMatchObject({
      status: 200,
      body: { brandVoiceMessage: expect.stringContaining('cercana, breve') },
    });
  });

  const missing = operations.filter(({ method, path }) => !THERE.includes(`${method} ${path}`));
  // What is not there changes nothing, so all of it is asked of the same provider.
  const lacking = visitInMemory();
  const signedIn = lacking.signIn('ana@acme.example');
  test.each(missing)('there is no $method $path', async ({ method, path, body }) => {
    const { call } = lacking;
    const { accountId } = await signedIn;
    const there = path.replace(/\{\w+\}/g, accountId);
    const came = await call(method, there, body && '{}');
    expect(came.status).toBe(404);
    if (/^\/(accounts|conversations)/.test(path)) {
      expect(came.headers.get('Content-Type')).toContain('text/html');
      expect(came.text).toContain('<h1>404 Not Found</h1>');
    } else {
      const message = `Cannot ${method} /api/v1${there}`;
      expect(came.body).toEqual({ statusCode: 404, message, error: 'Not Found' });
    }
  });

  test('what is there is what the specification documents, sign-in and the agents', () => {
    expect(operations.length - missing.length).toBe(THERE.length);
  });

  test('the agents are a plain list, the creator among them, with nothing around it', async () => {
    const { signIn, agents } = visitInMemory();
    const { accountId } = await signIn('ana@acme.example');
    const list = await agents(accountId);
    expect(list.map(({ name, isCreator }) => [name, isCreator])).toEqual([
      ['Creator', true],
      ['Devoluciones', false],
      ['Pedidos', false],
      ['Citas', false],
      ['Store guide', false],
    ]);
    for (const agent of list) {
      expect(Object.keys(agent).sort()).toEqual(['_id', 'botKey', 'createdAt', 'isCreator', 'name']);
      expect(agent).toMatchObject({ _id: expect.stringMatching(UUID), createdAt: expect.any(Number) });
      expect(agent._id).not.toBe(agent.botKey);
    }
  });

  test('settings have a shape of their own; what was saved is there under the names it was sent with', async () => {
    const { call, signIn, process, agents } = visitInMemory();
    const { accountId } = await signIn('ana@acme.example');
    const [, first] = await agents(accountId);
    const before = await process(accountId);
    expect(before).toMatchObject({
      _id: expect.stringMatching(UUID),
      __v: 3,
      updatedAt: expect.any(Number),
      currentStage: 'admin_settings',
      isEnd: true,
      settings: {
        organization: { displayName: 'Acme Hogar' },
        ui: { theme: 'light' },
        brandVoiceMessage: null,
        allowAgentsChangeDefaultMode: 0,
        enableMetaFacebookChannel: true,
      },
    });
    for (const name of ['company', 'hash', 'defaultBotKey', 'planId'])
      expect(before.settings).not.toHaveProperty(name);

    const company = { name: 'Acme Casa', country: 'ES', region: 'Madrid', timeZone: 'Europe/Madrid' };
    const flags = { enableMetaFacebookChannel: false, enableStudioWidgetChannel: true, hash: '9f2c41d0' };
    const ai = {
      agentMode: 'human',
      allowApplicationAnswerWhenNoOnlineAgents: false,
      allowAgentsChangeDefaultMode: true,
    };
    await call('PUT', '/welcome/company', { accountId, company });
    await call('PUT', '/welcome/integrations', { accountId, ...flags });
    await call('PUT', '/welcome/ai', { accountId, ...ai });
    await call('PUT', '/welcome', {
      accountId,
      brandVoiceMessage: 'Cercana.',
    });
    await call('PUT', '/welcome/defaultBotKey', { accountId, botKey: first?.botKey });
    const { settings } = await process(accountId);
    expect(settings).toMatchObject({
      company,
      ...flags,
      ...ai,
      brandVoiceMessage: 'Cercana.',
      defaultBotKey: first?.botKey,
      organization: { displayName: 'Acme Casa' },
    });
    expect(settings).not.toHaveProperty('accountId');
  });

  test('what people write stays as they wrote it, even where it speaks of ids', async () => {
    const { call, signIn, process } = visitInMemory();
    const { accountId } = await signIn('ana@acme.example');
    const brandVoiceMessage = `Pregunta por bot_returns, o "acc_acme", o ${accountId}.`;
    await call('PUT', '/welcome/brand-voice', { accountId, brandVoiceMessage });
    expect((await process(accountId)).settings).toMatchObject({ brandVoiceMessage });
    // Here the ids on the wire are a person's own words.
    wire.length = 0;
  });

  test('a password is never told again', async () => {
    const { call, signIn, process } = visitInMemory();
    const { accountId } = await signIn('nuevo@acme.example');
    const password = 'Otra-clave-2027';
    const person = { name: 'Nuria', lastname: 'Vega', email: 'nuria@acme.example' };
    const sent = { accountId, ...person, password, confirmPassword: password };
    expect(await call('PUT', '/welcome', sent)).toMatchObject({ status: 200 });
    expect((await process(accountId)).settings).toMatchObject(person);
    expect(wire.filter((text) => text.includes(password))).toEqual([]);
  });

  test('refusals have the form of other frameworks, and change nothing', async () => {
    const { call, signIn, process } = visitInMemory();
    const pair = { email: 'ana@acme.example', password: 'wrong-password' };
    expect(await call('POST', '/auth/sign-in', pair)).toMatchObject({
      status: 401,
      body: { statusCode: 401, message: ['Invalid username/password supplied'], error: 'Unauthorized' },
    });
    const { accountId } = await signIn('ana@acme.example');
    const company = { name: 'A', country: 'ES', timeZone: 'Europe/Madrid' };
    const refused = await call('PUT', '/welcome/company', { accountId, company });
    const message = 'name must be longer than or equal to 2 characters';
    expect([refused.status, refused.body]).toEqual([422, { errors: [{ message, path: 'company.name' }] }]);
    expect((await process(accountId)).settings).not.toHaveProperty('company');
    expect(await call('POST', '/welcome/generateVoice', {})).toMatchObject({ status: 400 });
    const foreign = await call('GET', `/welcome/account/${uuidOf('acc_norte')}`);
    expect([foreign.status, foreign.body]).toEqual([
      403,
      { statusCode: 403, message: 'Forbidden', error: 'Forbidden' },
    ]);
    const busy = await call('POST', '/auth/sign-in', { ...pair, email: '429@acme.example' });
    expect([busy.status, busy.headers.get('Retry-After')]).toEqual([429, '30']);
  });

  test('onboarding comes to its end with the documented calls alone', async () => {
    const { call, signIn, process } = visitInMemory();
    const { accountId } = await signIn('nuevo@acme.example');
    const company = { name: 'Taller Vega', country: 'ES', timeZone: 'Europe/Madrid' };
    await call('PUT', '/welcome/company', { accountId, company });
    const stages: string[] = [];
    for (let step = 0; step < 4; step += 1) {
      stages.push((await process(accountId)).currentStage);
      expect(await call('PATCH', '/welcome/stage/next', { accountId })).toMatchObject({ status: 204 });
    }
    expect(stages).toEqual([
      'company_settings',
      'subscription_settings',
      'integrations_settings',
      'admin_settings',
    ]);
    expect(await process(accountId)).toMatchObject({ isEnd: true });
  });

  test('no stage asks for anything: one without a company goes on as well', async () => {
    const { call, signIn, process } = visitInMemory();
    const { accountId } = await signIn('nuevo@acme.example');
    await call('PATCH', '/welcome/stage/next', { accountId });
    expect(await process(accountId)).toMatchObject({
      currentStage: 'subscription_settings',
      settings: { organization: null },
    });
  });

  test('over HTTP a picture goes to its address and is shown; a restart knows every UUID', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'bare-provider-'));
    const options = { port: 0, speed: 0, state: join(folder, 'state.json') };
    const before = await createProviderServer({ ...options, scenario: 'bare' });
    const { call, signIn } = visit(fetch, before.url);
    const { token, accountId } = await signIn('nuevo@acme.example');
    const file = { fileName: 'nuria.png', contentType: 'image/png', size: 4 };
    const { uploadUrl, publicUrl } = z.parse(
      Upload,
      (await call('PUT', '/auth/generate-presigned-url', file)).body,
    );
    const headers = { 'Content-Type': 'image/png' };
    const put = async () => fetch(uploadUrl, { method: 'PUT', headers, body: new Uint8Array([1, 2, 3, 4]) });
    expect((await put()).status).toBe(200);
    const used = await put();
    wire.push(await used.text());
    expect([used.status, used.headers.get('Access-Control-Allow-Origin')]).toEqual([410, '*']);
    expect(new Uint8Array(await (await fetch(publicUrl)).arrayBuffer())).toEqual(
      new Uint8Array([1, 2, 3, 4]),
    );
    const person = { name: 'Nuria', lastname: 'Vega', imageUrl: publicUrl };
    expect((await call('PUT', '/welcome/user', { accountId, ...person })).text).toBe('');
    expect(await signIn('nuevo@acme.example')).toMatchObject({ user: { imageUrl: publicUrl } });
    await before.close();

    const after = await createProviderServer(options);
    const later = visit(fetch, after.url);
    later.takeToken(token);
    expect(await later.process(accountId)).toMatchObject({ settings: person });
    expect((await later.call('GET', '/plans')).status).toBe(404);
    await after.close();
    rmSync(folder, { recursive: true });
  });
});
