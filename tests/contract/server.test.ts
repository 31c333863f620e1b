// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_PASSWORD } from '@mocks/auth/demo-accounts';
import { createProviderServer, type ProviderServer } from '@mocks/core/server';
import { afterEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Conversation, Session, StoredDraft, Upload } from '@/api/generated/schemas';
import { readEvents } from './support/caller';

const folder = mkdtempSync(join(tmpdir(), 'played-provider-'));
const open: ProviderServer[] = [];

async function start(
  options: Partial<Parameters<typeof createProviderServer>[0]> = {},
): Promise<ProviderServer> {
  const server = await createProviderServer({ port: 0, speed: 0, ...options });
  open.push(server);
  return server;
}

/** The lock of a state file as a program leaves it that was killed: its process is gone. */
function letGo(state: string): void {
  writeFileSync(`${state}.lock`, '999999999');
}

afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.close()));
});

async function send(
  server: ProviderServer,
  method: string,
  path: string,
  token = '',
  body?: unknown,
  headers = {},
) {
  return fetch(`${server.url}/api/v1${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}`, ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

async function signIn(server: ProviderServer): Promise<string> {
  const answer = await send(server, 'POST', '/auth/sign-in', '', {
    email: 'ana@acme.example',
    password: DEMO_PASSWORD,
  });
  return z.parse(Session, await answer.json()).token;
}

/** Runs the command a person runs. */
function runProvider(args: string[], env: Record<string, string> = {}) {
  return spawnSync(process.execPath, ['--import', 'tsx', 'scripts/provider.ts', ...args], {
    env: { ...process.env, NODE_ENV: '', ...env },
    encoding: 'utf8',
    timeout: 20_000,
  });
}

describe('the played provider over HTTP', () => {
  test('answers, streams, and knows only what lies below its prefix', async () => {
    const server = await start();
    const token = await signIn(server);
    expect((await send(server, 'GET', '/projects?accountId=acc_acme', token)).status).toBe(200);
    const body = { clientMessageId: 'question-1', text: '¿Cuánto tarda el reembolso?' };
    const stream = await send(server, 'POST', '/conversations/con_7f3a/messages', token, body);
    expect(stream.headers.get('Content-Type')).toBe('text/event-stream');
    const events = readEvents(await stream.text());
    expect(events.at(-1)).toMatchObject({ event: 'message.end', data: { state: 'complete' } });
    expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
    expect((await send(server, 'GET', '/nothing', token)).status).toBe(404);
    expect((await send(server, 'DELETE', '/plans', token)).status).toBe(405);
    const outside = await fetch(`${server.url}/projects`);
    expect([outside.status, await outside.json()]).toMatchObject([404, { code: 'UNKNOWN_OPERATION' }]);
  });

  test('a body that is never finished holds up nobody else', async () => {
    const server = await start();
    const { port } = new URL(server.url);
    const socket = connect(Number(port), '127.0.0.1');
    await new Promise((connected) => socket.once('connect', connected));
    socket.write('POST /api/v1/auth/sign-in HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n');
    socket.write('Content-Length: 1000\r\n\r\n{"email":');
    expect(await signIn(server)).toMatch(/^tok_/);
    socket.destroy();
    expect(await signIn(server)).toMatch(/^tok_/);
  });

  test('an id of 10 kB is refused, not a fault', async () => {
    const server = await start();
    const token = await signIn(server);
    const id = 'b'.repeat(10_000);
    for (const [method, path] of [
      ['GET', `/projects/${id}`],
      ['GET', `/accounts/${id}`],
      ['GET', `/conversations/${id}`],
      ['DELETE', `/nothing/${id}`],
      ['GET', `/jobs/${id}`],
    ] as const) {
      const { status } = await send(server, method, path, token);
      expect(status, path.slice(0, 20)).toBeGreaterThanOrEqual(400);
      expect(status, path.slice(0, 20)).toBeLessThan(500);
    }
  });

  test('one provider writes a state file; a second one says who does, and a dead one is no writer', async () => {
    const state = join(folder, 'locked.json');
    const first = await start({ state });
    await expect(createProviderServer({ port: 0, state })).rejects.toThrow(
      `the provider with process id ${process.pid} writes it`,
    );
    await first.close();
    const second = await start({ state });
    await second.close();
    letGo(state);
    await start({ state });
  });

  test('a restart keeps everything', async () => {
    const state = join(folder, 'kept', 'state.json');
    const before = await start({ state });
    const token = await signIn(before);
    const instructions = [
      {
        blockId: 'blk_1',
        kind: 'rules',
        texts: { en: '', es: 'Las devoluciones son gratis durante 90 días.' },
        enabled: true,
      },
    ];
    const saved = await send(
      before,
      'PATCH',
      '/projects/bot_returns/draft',
      token,
      { instructions },
      { 'If-Match': 'rev_7' },
    );
    const draft = z.parse(StoredDraft, await saved.json());
    const body = { clientMessageId: 'question-1', text: '¿Cuántos días tengo para devolver?' };
    await (await send(before, 'POST', '/conversations/con_7f3a/messages', token, body)).text();
    // Not closed first: what was answered has to lie in the file already.
    letGo(state);
    const after = await start({ state });
    const agent = await send(after, 'GET', '/projects/bot_returns', token);
    expect(await agent.json()).toMatchObject({ draft });
    const read = await send(after, 'GET', '/conversations/con_7f3a', token);
    expect(z.parse(Conversation, await read.json()).messages.at(-1)).toMatchObject({
      text: 'Las devoluciones son gratis durante 90 días.',
      state: 'complete',
    });
  });

  test('a picture lies beside the state, not in it, and is shown after a restart', async () => {
    const state = join(folder, 'pictures.json');
    const bytes = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0xff, 0x00]);
    const first = await start({ state });
    const token = await signIn(first);
    const announced = { fileName: 'ana.png', contentType: 'image/png', size: bytes.length };
    const answer = await send(first, 'PUT', '/auth/generate-presigned-url', token, announced);
    const { uploadUrl, publicUrl } = z.parse(Upload, await answer.json());
    const headers = { 'Content-Type': 'image/png' };
    expect((await fetch(uploadUrl, { method: 'PUT', headers, body: bytes })).status).toBe(200);
    await first.close();
    open.splice(open.indexOf(first), 1);
    const [uploadId = ''] = readdirSync(`${state}.files`);
    expect(new Uint8Array(readFileSync(join(`${state}.files`, uploadId)))).toEqual(bytes);
    expect(readFileSync(state, 'utf8')).not.toContain(Buffer.from(bytes).toString('base64'));

    const second = await start({ state });
    const shown = await fetch(publicUrl.replace(first.url, second.url));
    expect(new Uint8Array(await shown.arrayBuffer())).toEqual(bytes);
    rmSync(`${state}.files`, { recursive: true });
    expect((await fetch(shown.url)).status).toBe(404);
  });

  test('an answer goes on when its client goes away, until it is stopped', async () => {
    const server = await start({ speed: 1 });
    const token = await signIn(server);
    const going = new AbortController();
    const answer = await fetch(`${server.url}/api/v1/conversations/con_7f3a/messages`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
      body: JSON.stringify({ clientMessageId: 'question-1', text: '/lento' }),
      signal: going.signal,
    });
    await answer.body?.getReader().read();
    going.abort();
    const written = async () => {
      const read = await send(server, 'GET', '/conversations/con_7f3a', token);
      return z.parse(Conversation, await read.json()).messages.at(-1);
    };
    const before = await written();
    expect(before?.state).toBe('streaming');
    await expect
      .poll(async () => (await written())?.text.length, { timeout: 3000 })
      .toBeGreaterThan(before?.text.length ?? 0);
    await send(server, 'POST', '/conversations/con_7f3a/stop', token);
    expect((await written())?.state).toBe('stopped');
  });

  test('a mail is told to whoever started it, and is there after a restart', async () => {
    const state = join(folder, 'mails', 'state.json');
    const mails: string[] = [];
    const before = await start({ state, onMail: ({ to, path }) => void mails.push(`${to} ${path}`) });
    const body = { email: 'ana@acme.example', language: 'en' };
    expect((await send(before, 'POST', '/auth/password-reset-links', '', body)).status).toBe(202);
    expect(mails).toEqual([
      expect.stringMatching(/^ana@acme\.example \/en\/user\/reset-password\?token=rst_\d+$/),
    ]);
    letGo(state);
    const after = await start({ state });
    const secret = mails[0]?.split('token=')[1];
    const checked = await send(after, 'POST', '/auth/password-reset-links/state', '', { secret });
    expect(await checked.json()).toMatchObject({ state: 'valid' });
  });

  test('unreachable is unreachable', async () => {
    const server = await start({ scenario: 'offline' });
    await expect(send(server, 'GET', '/plans')).rejects.toThrow();
  });

  test.each([
    ['no JSON', '{"format":1,'],
    ['another shape', '{"format":1,"scenario":"usual"}'],
  ])('a broken state file (%s) is named, with how to mend it, and left alone', async (_, text) => {
    const state = join(folder, 'broken.json');
    writeFileSync(state, text);
    await expect(start({ state })).rejects.toThrow(
      new RegExp(`The state file ${state} cannot be read: .*delete it`),
    );
    expect(readFileSync(state, 'utf8')).toBe(text);
  });

  test('an unknown scenario, production and a taken port end in one sentence', async () => {
    const unknown = runProvider(['--port', '4987', '--scenario', 'sunny']);
    expect([unknown.status, unknown.stderr]).toMatchObject([
      1,
      expect.stringMatching(/^There is no scenario "sunny"\. There are: usual, .*\n$/),
    ]);
    const production = runProvider(['--port', '4987'], { NODE_ENV: 'production' });
    expect([production.status, production.stderr]).toMatchObject([
      1,
      expect.stringContaining('never runs in production'),
    ]);
    const taken = createServer();
    const port = await new Promise<number>((resolve) => {
      taken.listen(0, '127.0.0.1', () => {
        const address = taken.address();
        resolve(typeof address === 'object' && address !== null ? address.port : 0);
      });
    });
    const used = runProvider(['--port', String(port)]);
    taken.close();
    expect([used.status, used.stderr]).toMatchObject([1, expect.stringContaining(`Port ${port} is in use`)]);
    rmSync(folder, { recursive: true, force: true });
  }, 60_000);
});
