import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { listens, portFree } from './port-free';

/** The built product and a provider of its own, both over HTTP. */
export type Servers = {
  url: string;
  providerUrl: string;
  stop: () => void;
  /** Kills the provider where it stands; its connections break. */
  killProvider: () => void;
  /** Starts it again at the same place, with what it has kept. */
  restartProvider: () => Promise<void>;
  /** The file in which the provider keeps what it remembers, if it was wished for. */
  state: string | undefined;
};

/**
 * Below the ports that a system gives to whoever asks for any: one of those could be another's, a server of the next test
 * for one, before the program that it is meant for listens on it.
 */
const PORTS = { first: 20_000, last: 32_000 };

/** A port of this machine on which nobody listens. */
export async function freePort(): Promise<number> {
  const port = PORTS.first + Math.floor(Math.random() * (PORTS.last - PORTS.first));
  return (await portFree(port)) ? port : freePort();
}

/** Starts a program of its own process; resolves when it has named its address and listens on its port. */
export async function start(
  file: string,
  args: readonly string[],
  port: number,
  env: Record<string, string> = {},
): Promise<ChildProcess> {
  // It would be taken for the program that is started.
  if (await listens('127.0.0.1', port))
    throw new Error(`${file} did not start: another program listens on port ${port}.`);
  const child = spawn(process.execPath, ['--import', 'tsx', file, '--port', String(port), ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const keep = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  // A bound for what never starts; a busy machine may take half of it.
  for (let tries = 0; tries < 1200; tries += 1) {
    // Before it has, it may only try whether it could listen there: Vite does.
    if (output.includes(`:${port}`) && (await listens('127.0.0.1', port))) return child;
    if (child.exitCode !== null) break;
    await wait(50);
  }
  child.kill();
  throw new Error(`${file} did not start.\n${output}`);
}

/** What servers can be started with. */
export type Wishes = {
  /** The provider's. */
  scenario?: string;
  /** The folder that is served in place of the built product. */
  dist?: string;
  /** The product may send files to the provider's own host and show pictures from there: a foreign origin to it. */
  uploads?: boolean;
  /** The product takes cards by Stripe, with this key. */
  stripeKey?: string | undefined;
  /** The provider keeps what it remembers over its own end. */
  keepsState?: boolean;
};

/** A `/config.json` of these servers' own, named by a port; none where nothing in it would differ. */
export function configOf(
  { uploads, stripeKey }: Wishes,
  providerUrl: string,
  port: number | string,
): string[] {
  if (!uploads && stripeKey === undefined) return [];
  const file = `.cache/config-${port}.json`;
  const origins = uploads ? { uploadOrigins: [providerUrl], assetOrigins: [providerUrl] } : {};
  mkdirSync('.cache', { recursive: true });
  writeFileSync(file, JSON.stringify({ ...origins, stripePublishableKey: stripeKey }));
  return ['--config', file];
}

/** Starts the built product and a fresh provider on free ports. */
export async function startServers(wishes: Wishes = {}): Promise<Servers> {
  const { scenario, keepsState = false } = wishes;
  const [providerPort, port] = [await freePort(), await freePort()];
  const providerUrl = `http://127.0.0.1:${providerPort}`;
  const state = keepsState ? `.cache/provider-${providerPort}.json` : undefined;
  const providerOptions = [
    ...(scenario === undefined ? [] : ['--scenario', scenario]),
    ...(state === undefined ? [] : ['--state', state]),
  ];
  const serverOptions = [
    ...configOf(wishes, providerUrl, port),
    ...(wishes.dist === undefined ? [] : ['--dist', wishes.dist]),
  ];
  if (state !== undefined) rmSync(state, { force: true });
  const startProvider = () => start('scripts/provider.ts', providerOptions, providerPort);
  const children: ChildProcess[] = [];
  const stop = () => {
    process.off('exit', stop);
    for (const child of children) child.kill();
  };
  process.once('exit', stop);
  try {
    children.push(
      ...(await Promise.all([
        startProvider(),
        start('scripts/serve.ts', serverOptions, port, { API_URL: providerUrl }),
      ])),
    );
  } catch (error) {
    stop();
    throw error;
  }
  const killProvider = () => void children[0]?.kill('SIGKILL');
  const restartProvider = async () => {
    const [provider] = children;
    if (provider && provider.exitCode === null && provider.signalCode === null)
      await new Promise((ended) => provider.once('exit', ended));
    children[0] = await startProvider();
  };
  return { url: `http://localhost:${port}`, providerUrl, stop, killProvider, restartProvider, state };
}

/** Starts the pages of other companies that show the chat, with a fresh provider of their own. */
export async function startDemo(): Promise<{ url: string; stop: () => void }> {
  const port = await freePort();
  const child = await start('scripts/demo.ts', [], port);
  const stop = () => {
    process.off('exit', stop);
    child.kill();
  };
  process.once('exit', stop);
  return { url: `http://127.0.0.1:${port}`, stop };
}
