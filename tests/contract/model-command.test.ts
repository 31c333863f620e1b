// @vitest-environment node
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_PASSWORD } from '@mocks/auth/demo-accounts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Session } from '@/api/generated/schemas';
import { readEvents } from './support/caller';
import { refuses, says, startModelApi } from './support/model-api';
import { KEY } from './support/with-model';

function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

/** Runs the command a person runs; `until` waits for what it writes. */
function runProvider(args: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/provider.ts', ...args], {
    env: { ...process.env, NODE_ENV: '', MODEL_API_KEY: '', ...env },
  });
  let written = '';
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      written += text;
    });
  }
  return { ended, stop: () => child.kill(), written: () => written };
}

test('the command answers through the model, and the key stays where it is', async () => {
  const api = await startModelApi();
  const folder = mkdtempSync(join(tmpdir(), 'model-'));
  const state = join(folder, 'state.json');
  const port = String(await freePort());
  const args = ['--port', port, '--state', state, '--model-url', api.url, '--model', 'small'];
  const provider = runProvider(args, { MODEL_API_KEY: KEY });
  try {
    await expect.poll(provider.written).toContain(`the model small at ${api.url}`);
    const base = `http://127.0.0.1:${port}/api/v1`;
    const send = (path: string, token: string, body: unknown) =>
      fetch(`${base}${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
        body: JSON.stringify(body),
      });
    const signedIn = await send('/auth/sign-in', '', { email: 'ana@acme.example', password: DEMO_PASSWORD });
    const { token } = z.parse(Session, await signedIn.json());
    api.will(says('Cinco días', ' [knw_1].'), refuses(401, `Incorrect API key: ${KEY}`));
    const ask = async (clientMessageId: string) => {
      const answer = await send('/conversations/con_7f3a/messages', token, {
        clientMessageId,
        text: '¿Cuánto?',
      });
      return readEvents(await answer.text());
    };
    const answered = await ask('question-1');
    expect(answered.at(-1)).toMatchObject({ event: 'message.end' });
    const refused = await ask('question-2');
    expect(refused.at(-1)).toMatchObject({ data: { error: { code: 'MODEL_KEY_REFUSED' } } });
    await expect.poll(() => readFileSync(state, 'utf8')).toContain('MODEL_KEY_REFUSED');
    expect(api.asked[0]?.headers.authorization).toBe(`Bearer ${KEY}`);
    expect(provider.written()).toContain('MODEL_KEY_REFUSED, answered 401');
    expect([provider.written(), readFileSync(state, 'utf8'), JSON.stringify(refused)].join()).not.toContain(
      KEY,
    );
  } finally {
    provider.stop();
    await Promise.all([provider.ended, api.close()]);
    rmSync(folder, { recursive: true, force: true });
  }
}, 60_000);

test.each([
  [['--model', 'small'], '--model needs --model-url'],
  [['--model-url', 'http://127.0.0.1:9/v1'], '--model-url needs --model'],
  [['--model-url', 'models', '--model', 'small'], '--model-url takes a web address'],
])(
  '%j ends in a sentence',
  async (args, sentence) => {
    const provider = runProvider(args);
    expect(await provider.ended).toBe(1);
    await expect.poll(provider.written).toContain(sentence);
  },
  30_000,
);
