import { DEMO_PASSWORD } from '@mocks/auth/demo-accounts';
import { createPlayedProvider, type PlayedProvider } from '@mocks/core/node';
import { isRecording, noteAnswered } from '@mocks/core/record-calls';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { apiBase } from '@/api/api-base';
import { signIn } from '@/api/generated/auth/auth';
import { beginSession } from '@/session/session';

/** One call as it left for the provider. */
interface SeenCall {
  method: string;
  path: string;
  query: URLSearchParams;
  authorization: string | null;
}

interface Played extends PlayedProvider {
  /** Every call since the test began, in order. */
  calls: SeenCall[];
  /** The calls of one operation, such as `POST`, `/welcome`. */
  callsOf: (method: string, path: string) => SeenCall[];
}

const IDS_A_TEST = 1000;

/** Plays the provider for a file of tests: listens, refuses what it does not know, begins anew before each test. */
export function playProvider(options: Parameters<typeof createPlayedProvider>[0] = {}): Played {
  const provider = createPlayedProvider(options);
  const calls: SeenCall[] = [];
  /** The methods of the calls that are not over. */
  const open = new Map<string, string>();
  let lastId = 0;
  provider.server.events.on('request:start', ({ request, requestId }) => {
    open.set(requestId, request.method);
    const { pathname, searchParams } = new URL(request.url);
    calls.push({
      method: request.method,
      path: pathname.replace('/api/v1', ''),
      query: searchParams,
      authorization: request.headers.get('Authorization'),
    });
  });
  if (isRecording) {
    // A request can be copied only before its answer has read it.
    const sent = new Map<string, Request>();
    provider.server.events.on('request:start', ({ request, requestId }) => {
      sent.set(requestId, request.clone());
    });
    provider.server.events.on('response:mocked', ({ requestId, response }) => {
      const request = sent.get(requestId);
      if (request) void noteAnswered(request, response.clone());
    });
  }
  provider.server.events.on('request:end', ({ requestId }) => void open.delete(requestId));
  beforeAll(() => provider.server.listen({ onUnhandledFrame: 'error' }));
  beforeEach(async () => {
    // What the page before saved as it was left belongs to its own provider; a stream that is read ends with its page.
    const writes = () => [...open.values()].filter((method) => method !== 'GET');
    await vi.waitFor(() => expect(writes()).toEqual([])).catch(() => undefined);
    provider.reset();
    // Ids, tokens among them, are new in each test: a late answer to an earlier one cannot be taken for its own.
    lastId += IDS_A_TEST;
    provider.db.state.lastId = lastId;
    calls.length = 0;
  });
  afterEach(() => provider.server.resetHandlers());
  afterAll(async () => {
    // What a page still saves as it is left must not come back to a test's browser that is gone.
    await vi.waitFor(() => expect(open.size).toBe(0)).catch(() => undefined);
    for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
    provider.server.close();
  });
  return Object.assign(provider, {
    calls,
    callsOf: (method: string, path: string) =>
      calls.filter((call) => call.method === method && call.path === path),
  });
}

/** Signs in by the contract's own call and begins the session as the login page does. */
export async function signInAs(email: string): Promise<void> {
  await beginSession(await signIn({ email, password: DEMO_PASSWORD }), apiBase());
}
