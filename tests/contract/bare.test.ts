// @vitest-environment node
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_ACCOUNTS } from '@mocks/auth/demo-accounts';
import { uuidOf } from '@mocks/bare/ids';
import { createProviderServer } from '@mocks/core/server';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { operations } from '../../scripts/contract/read-contract';
import { ORDINARY_ID, UUID, watchWire } from './support/bare';

const { wire, visit, visitInMemory } = watchWire();

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

const Upload = z.looseObject({ uploadUrl: z.string(), publicUrl: z.string() });

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
