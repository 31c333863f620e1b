import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { dirname, resolve } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { getResponse } from 'msw';
import type { Clock } from './clock';
import { openToPages, preflightAnswer } from './cors';
import type { Db } from './db';
import { filesInFolder } from './files-in-folder';
import { createHandlers, type HandlerOptions } from './handlers';
import type { Mail } from './mail';
import type { Outside } from './outside';
import { inMemoryOnly, persistWith } from './persistence';
import { PROVIDER_BASE } from './provider-base';
import { createProviderDb } from './provider-db';
import { recordCall } from './record-calls';
import { refusal } from './refuse';
import { setScenario } from './scenarios';
import type { State } from './state';
import { lockState } from './state-lock';

const HOST = '127.0.0.1';
/** msw throws for longer ones. */
const ADDRESS_MAX = 8192;

/** A sentence for the person who started the provider: what is wrong and how to mend it. */
export class StartRefused extends Error {
  override name = 'StartRefused';
}

type Options = HandlerOptions & {
  port: number;
  /** The file that outlives the server, with a folder of what was uploaded beside it; none: the state ends with it. */
  state?: string;
  scenario?: string;
  clock?: Clock;
  speed?: number;
  /** Hears of each mail that the provider would have sent. */
  onMail?: (mail: Mail) => void;
  /** Whom own tools call; by default nobody. */
  outside?: Outside;
};

/** A provider that listens. */
export type ProviderServer = { url: string; db: Db<State>; close: () => Promise<void> };

/** Makes this server the only writer of its state file; what it gives ends that. */
async function holdState(file: string): Promise<() => void> {
  const refused = (why: string) =>
    new StartRefused(`The state file ${file} cannot be written: ${why}. Name another with --state.`);
  let lock: ReturnType<typeof lockState>;
  try {
    await mkdir(dirname(file), { recursive: true });
    lock = lockState(file);
  } catch (error) {
    throw refused(error instanceof Error ? error.message : String(error));
  }
  if ('heldBy' in lock) throw refused(`the provider with process id ${lock.heldBy} writes it; stop that one`);
  return lock.release;
}

async function loadState(db: Db<State>, file: string): Promise<void> {
  if (!existsSync(file)) return;
  try {
    db.restore(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new StartRefused(
      `The state file ${file} cannot be read: ${why}. Mend it, delete it to begin anew, or name another with --state.`,
    );
  }
}

/** Written beside and then moved, so that a crash leaves the old state or the new one, never half of one. */
async function writeState(db: Db<State>, file: string): Promise<void> {
  const beside = `${file}.${process.pid}.part`;
  await writeFile(beside, JSON.stringify(db.snapshot()));
  await rename(beside, file);
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen({ host: HOST, port }, () => {
      const address = server.address();
      done(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}

/** Plays the provider over real HTTP on this machine only; port 0 takes any free one. */
export async function createProviderServer(options: Options): Promise<ProviderServer> {
  if (options.state === undefined) return serveDb(options, undefined);
  const file = resolve(options.state);
  const release = await holdState(file);
  try {
    const server = await serveDb(options, file);
    return { ...server, close: () => server.close().finally(release) };
  } catch (error) {
    release();
    throw error;
  }
}

async function serveDb(
  { port, scenario, clock, speed = 1, onMail, answeredBy, outside }: Options,
  file: string | undefined,
): Promise<ProviderServer> {
  const db = createProviderDb({
    speed,
    ...(clock && { clock }),
    ...(onMail && { onMail }),
    ...(file !== undefined && { files: filesInFolder(`${file}.files`) }),
  });
  if (file !== undefined) await loadState(db, file);
  if (scenario !== undefined) {
    try {
      setScenario(db, scenario);
    } catch (error) {
      throw new StartRefused(error instanceof Error ? error.message : String(error));
    }
  }
  if (file !== undefined) await writeState(db, file);

  const persistence = file === undefined ? inMemoryOnly : persistWith(() => writeState(db, file));
  const at = { url: '' };
  const handlers = createHandlers(db, persistence, () => at.url, { answeredBy, outside });
  const server = createServer(
    getRequestListener(
      async (request, { outgoing }) => {
        const { pathname } = new URL(request.url);
        if (request.url.length > ADDRESS_MAX)
          return refusal({ status: 414, code: 'ADDRESS_TOO_LONG', message: 'No address is that long' });
        const preflight = preflightAnswer(request);
        if (preflight) return preflight;
        const response = await recordCall(request, (asked) => getResponse(handlers, asked));
        if (response?.type === 'error') {
          outgoing.destroy();
          return new Response(null, { headers: { 'x-hono-already-sent': 'true' } });
        }
        if (response) return openToPages(request, response);
        const message = `The provider answers below ${PROVIDER_BASE}, not at ${pathname}`;
        return refusal({ status: 404, code: 'UNKNOWN_OPERATION', message });
      },
      // msw tells an answer that is thrown by the Response it knows.
      { overrideGlobalObjects: false },
    ),
  );
  at.url = `http://${HOST}:${await listen(server, port)}`;
  return {
    url: at.url,
    db,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
