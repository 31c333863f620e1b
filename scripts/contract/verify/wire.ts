import { setTimeout as wait } from 'node:timers/promises';
import type { Operation } from '../read-contract';

/** What is asked: an operation with everything it is filled with. */
export type Asked = {
  operation: Operation;
  path?: Record<string, string> | undefined;
  query?: Record<string, string> | undefined;
  headers?: Record<string, string> | undefined;
  token?: string | undefined;
  body?: string | undefined;
};

/** What came over the wire; `broke` says why it did not come whole. */
export type Came = { status: number; headers: Headers; text: string; broke?: string };

/** Nobody answers at all: there is nothing to verify. */
export class Unreachable extends Error {}

/** Sends one request at a time, as often as it may. */
export type Wire = (asked: Asked) => Promise<Came>;

const MOST_BYTES = 20_000_000;
const LONGEST_WAIT_S = 60;
const LAST_EVENT =
  /^event: ?(message\.end|error|tool\.approval)\s*$|"type": ?"(message\.end|error|tool\.approval)"/m;

function requestOf(base: string, { operation, path = {}, query = {}, headers, token, body }: Asked) {
  const filled = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(path[name] ?? ''),
  );
  const search = new URLSearchParams(query).toString();
  const own = new Headers(headers);
  if (token !== undefined) own.set('Authorization', `Bearer ${token}`);
  if (body !== undefined && !own.has('Content-Type')) own.set('Content-Type', 'application/json');
  own.set('Accept', operation.answers.some(({ event }) => event) ? 'text/event-stream' : 'application/json');
  return {
    url: `${base}${filled}${search && `?${search}`}`,
    init: { method: operation.method, headers: own, body, redirect: 'manual' as const },
  };
}

/** Reads a body to its end, a stream of events to its last one. */
async function readWhole(response: Response): Promise<string> {
  const isStream = response.headers.get('Content-Type')?.includes('event-stream') === true;
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) throw new Error('the answer has no end');
    text += decoder.decode(chunk, { stream: true });
    // What comes after the last event would be a fault, and comes at once; the connection may stay open.
    if (isStream && LAST_EVENT.test(text) && text.endsWith('\n\n')) break;
  }
  return text + decoder.decode();
}

function whyItBroke(error: unknown): string {
  if (!(error instanceof Error)) return 'the answer broke off';
  if (error.name === 'TimeoutError') return 'the answer did not end in time';
  return error.name === 'TypeError' && /encoded data/.test(error.message)
    ? 'the answer is not UTF-8'
    : 'the answer broke off';
}

const causeOf = (error: unknown) => (error instanceof Error ? error.cause : undefined);

/** A port that every browser refuses to call, since it is another protocol's; fetch never asks there. */
function isForbiddenPort(error: unknown): boolean {
  const cause = causeOf(error);
  return cause instanceof Error && cause.message === 'bad port';
}

function isNobody(error: unknown): boolean {
  const cause = causeOf(error);
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : '';
  return /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|CERT/.test(code);
}

/** A wire to the provider at `base`, which waits between two requests and after a 429 as long as it says. */
export function createWire(base: string, perSecond: number, timeoutMs: number): Wire {
  let free = 0;
  let wasThere = false;

  async function once(asked: Asked): Promise<Came> {
    const { url, init } = requestOf(base, asked);
    const pause = free - performance.now();
    if (pause > 0) await wait(pause);
    free = performance.now() + 1000 / perSecond;
    let came = { status: 0, headers: new Headers() };
    try {
      const response = await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) });
      came = { status: response.status, headers: response.headers };
      wasThere = true;
      return { ...came, text: await readWhole(response) };
    } catch (error) {
      if (isForbiddenPort(error))
        throw new Unreachable(
          `Port ${new URL(url).port} is kept for another protocol, and no browser ever calls it: let the provider listen on another one, such as 8080.`,
        );
      if (!wasThere || isNobody(error)) throw new Unreachable('Nobody answers there.');
      return { ...came, text: '', broke: whyItBroke(error) };
    }
  }

  return async (asked) => {
    const came = await once(asked);
    const seconds = Number(came.headers.get('Retry-After'));
    if (came.status !== 429 || !(seconds > 0 && seconds <= LONGEST_WAIT_S)) return came;
    await wait(seconds * 1000);
    return once(asked);
  };
}
