// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { apiBase, apiUrl, setApiBase } from '@/api/api-base';
import { ApiError } from '@/api/api-error';
import { askEarly } from '@/api/early-answers';
import { WRONG_PAIR_MESSAGE } from '@/api/read-refusal';
import { request } from '@/api/request';
import { REQUEST_TIMEOUT_MS } from '@/api/time-limit';
import { expireSession } from '@/session/session';
import { removeToken, writeToken } from '@/session/token';
import { held } from '../support/held';
import { switchOff } from '../support/switched-off';

vi.mock('@/session/session', async () => ({
  expireSession: vi.fn(),
  tokenForCall: (await import('@/session/token')).readToken,
}));

const Answer = z.object({ ok: z.boolean() });
const fetched = vi.fn<typeof fetch>();

const get = (path = '/things') => request(path, { method: 'GET', schema: Answer });
const failureOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );
const headersOf = (call: number) => new Headers(fetched.mock.calls[call]?.[1]?.headers);

/** A server that keeps silent until the call is given up. */
function silence(): void {
  fetched.mockImplementation(
    (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      }),
  );
}

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  fetched.mockImplementation(async () => Response.json({ ok: true }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  fetched.mockReset();
  removeToken();
  setApiBase('/api/v1');
});

describe('the time limit (specification §7, §9)', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  test('silence is given up after exactly 50,000 ms', async () => {
    expect(REQUEST_TIMEOUT_MS).toBe(50_000);
    silence();
    const settled = vi.fn();
    const failure = failureOf(get());
    void failure.then(settled);
    await vi.advanceTimersByTimeAsync(49_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await failure).toMatchObject({ name: 'ApiError', kind: 'timeout' });
  });

  test('an answer after 49 s succeeds, and leaves no timer behind', async () => {
    fetched.mockImplementation(
      () => new Promise((resolve) => setTimeout(() => resolve(Response.json({ ok: true })), 49_000)),
    );
    const answer = get();
    await vi.advanceTimersByTimeAsync(49_000);
    expect(await answer).toEqual({ ok: true });
    expect(vi.getTimerCount()).toBe(0);
  });

  test('a body that never ends is given up as well', async () => {
    fetched.mockImplementation(async (_, init) => {
      const body = new ReadableStream({
        start: (stream) => {
          init?.signal?.addEventListener('abort', () => stream.error(init.signal?.reason));
        },
      });
      return new Response(body);
    });
    const failure = failureOf(get());
    await vi.advanceTimersByTimeAsync(50_000);
    expect(await failure).toMatchObject({ kind: 'timeout' });
  });

  test('an answer that was asked for early is given up as well', async () => {
    silence();
    writeToken('tok_1');
    askEarly(apiUrl('/things'), 'tok_1');
    const settled = vi.fn();
    const failure = failureOf(get());
    void failure.then(settled);
    await vi.advanceTimersByTimeAsync(50_000);
    expect(settled).toHaveBeenCalledOnce();
    expect(await failure).toMatchObject({ kind: 'timeout' });
  });

  test('the caller who gives up gets its own reason back', async () => {
    silence();
    const caller = new AbortController();
    const failure = failureOf(request('/things', { method: 'GET', schema: Answer, signal: caller.signal }));
    caller.abort('enough');
    expect(await failure).toBe('enough');
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('the bearer (specification §7)', () => {
  test('goes on every call, exactly once', async () => {
    writeToken('tok_1');
    await get();
    expect(headersOf(0).get('Authorization')).toBe('Bearer tok_1');
    await request('/things', {
      method: 'POST',
      schema: Answer,
      headers: { Authorization: 'Bearer other', 'Idempotency-Key': 'k1' },
    });
    expect(headersOf(1).get('Authorization')).toBe('Bearer tok_1');
    expect(headersOf(1).get('Idempotency-Key')).toBe('k1');
  });

  test('stays when the headers that need permission are switched off; those do not leave', async () => {
    switchOff('Idempotency-Key', 'If-Match');
    writeToken('tok_1');
    const headers = { 'Idempotency-Key': 'k1', 'If-Match': 'rev_1', 'Last-Event-ID': 'e1' };
    await request('/things', { method: 'POST', schema: Answer, headers });
    expect([...headersOf(0)]).toEqual([
      ['authorization', 'Bearer tok_1'],
      ['last-event-id', 'e1'],
    ]);
  });

  test('is not there without a token', async () => {
    await get('/auth/sign-in');
    expect(headersOf(0).has('Authorization')).toBe(false);
  });

  test('goes below the base only', async () => {
    writeToken('tok_1');
    setApiBase('https://api.example/v1/');
    expect(apiBase()).toBe('https://api.example/v1');
    await get('/things?a=1');
    expect(fetched.mock.calls[0]?.[0]).toBe('https://api.example/v1/things?a=1');
  });

  test.each(['/projects/..', '/projects/../welcome', '/projects/%2e%2e', '/projects/%2E./x', '/projects/.'])(
    '%s reaches no other operation',
    async (path) => {
      writeToken('tok_1');
      await failureOf(get(path));
      const asked = fetched.mock.calls.map(([url]) => new URL(String(url)).pathname);
      expect(asked.filter((pathname) => !pathname.startsWith('/api/v1/projects/'))).toEqual([]);
      expect(asked.filter((pathname) => pathname === '/api/v1/projects/')).toEqual([]);
    },
  );
});

describe('what was asked for early', () => {
  test('is taken once, the next read asks anew', async () => {
    writeToken('tok_1');
    askEarly(apiUrl('/things'), 'tok_1');
    expect(await get()).toEqual({ ok: true });
    expect(fetched).toHaveBeenCalledOnce();
    expect(await get()).toEqual({ ok: true });
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  test('is never taken by a write', async () => {
    askEarly(apiUrl('/things'), 'tok_1');
    await request('/things', { method: 'POST', schema: Answer });
    expect(fetched).toHaveBeenCalledTimes(2);
    await get();
  });
});

describe('a 401 (specification §8)', () => {
  const refuse = (body: BodyInit | null, init: ResponseInit = {}) =>
    fetched.mockImplementation(async () => new Response(body, { status: 401, ...init }));

  test('of the wrong pair leaves the session alone', async () => {
    expect(WRONG_PAIR_MESSAGE).toBe('Invalid username/password supplied');
    writeToken('tok_1');
    refuse(JSON.stringify({ message: 'Invalid username/password supplied' }));
    expect(await failureOf(get())).toMatchObject({ kind: 'refused', status: 401 });
    expect(expireSession).not.toHaveBeenCalled();
  });

  test.each([
    ['another message', JSON.stringify({ message: 'Token expired' })],
    ['nearly the same message', JSON.stringify({ message: 'Invalid username/password supplied.' })],
    ['other capitals', JSON.stringify({ message: 'invalid username/password supplied' })],
    ['no body', null],
    ['HTML', '<html>Invalid username/password supplied</html>'],
    ['a list', '[]'],
    ['the message in a list', '["Invalid username/password supplied"]'],
    ['a megabyte', JSON.stringify({ message: 'a'.repeat(1024 * 1024) })],
  ])('with %s ends the session', async (_, body) => {
    writeToken('tok_1');
    refuse(body);
    expect(await failureOf(get())).toMatchObject({ kind: 'expired', status: 401 });
    expect(expireSession).toHaveBeenCalledOnce();
  });

  test('that comes late, to the token of an earlier session, does not end this one', async () => {
    writeToken('tok_1');
    const { promise, release } = held<Response>();
    fetched.mockImplementation(() => promise);
    const failure = failureOf(get());
    writeToken('tok_2');
    release(Response.json({ message: 'Token expired' }, { status: 401 }));
    expect(await failure).toMatchObject({ kind: 'expired' });
    expect(expireSession).not.toHaveBeenCalled();
  });
});

describe('other failures are for the caller (specification §8)', () => {
  test.each([
    [
      '403',
      () => Response.json({ message: 'no', code: 'FORBIDDEN', reference: 'ref_1' }, { status: 403 }),
      { kind: 'refused', status: 403, code: 'FORBIDDEN', reference: 'ref_1' },
    ],
    [
      '422',
      () => Response.json({ message: 'no', fields: [{ path: 'name', code: 'too_long' }] }, { status: 422 }),
      { kind: 'refused', fields: [{ path: 'name', code: 'too_long' }] },
    ],
    [
      '429 with seconds',
      () => Response.json({ message: 'no' }, { status: 429, headers: { 'Retry-After': '7' } }),
      { retryAfter: 7 },
    ],
    ['429 without', () => Response.json({ message: 'no' }, { status: 429 }), { retryAfter: 30 }],
    [
      '500 with HTML',
      () => new Response('<h1>oops</h1>', { status: 500, headers: { 'x-request-id': 'req_9' } }),
      { kind: 'refused', status: 500, reference: 'req_9' },
    ],
    [
      '404 of an unknown operation',
      () => Response.json({ message: 'no', code: 'UNKNOWN_OPERATION' }, { status: 404 }),
      { kind: 'unavailable' },
    ],
    [
      '404 of a path that names no item',
      () => Response.json({ message: 'no', code: 'NOT_FOUND' }, { status: 404 }),
      { kind: 'unavailable', status: 404 },
    ],
    [
      'an error as text',
      () => new Response('the agent is locked', { status: 423 }),
      { kind: 'refused', status: 423, code: undefined, fields: [] },
    ],
    ['405', () => new Response(null, { status: 405 }), { kind: 'unavailable' }],
    ['501', () => new Response(null, { status: 501 }), { kind: 'unavailable' }],
    ['204', () => new Response(null, { status: 204 }), { kind: 'mismatch' }],
    ['an empty 200', () => new Response('', { status: 200 }), { kind: 'mismatch' }],
    ['half a body', () => new Response('{"ok":tr', { status: 200 }), { kind: 'mismatch' }],
    [
      'another answer',
      () => Response.json({ ok: 'yes' }),
      { kind: 'mismatch', reference: 'mismatch GET /things /ok' },
    ],
  ])('%s', async (_, answer, expected) => {
    writeToken('tok_1');
    fetched.mockImplementation(async () => answer());
    const failure = await failureOf(get());
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject(expected);
    expect(expireSession).not.toHaveBeenCalled();
  });

  test.each([
    ['says so', { code: 'NOT_FOUND' }, 'refused'],
    ['says something else', { code: 'UNKNOWN_OPERATION' }, 'unavailable'],
    ['says nothing', {}, 'unavailable'],
  ])('an item is gone only where the provider %s', async (_, body, kind) => {
    fetched.mockImplementation(async () => Response.json(body, { status: 404 }));
    const asked = request('/things/t1', { method: 'GET', schema: Answer, namesItem: true });
    expect(await failureOf(asked)).toMatchObject({ kind, status: 404 });
  });

  test('no network', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await failureOf(get())).toMatchObject({ kind: 'network' });
  });

  test('the message for the log holds no value of the answer', async () => {
    fetched.mockImplementation(async () => Response.json({ ok: 'secret-value' }));
    expect(String(await failureOf(get('/things?email=ana')))).not.toMatch(/secret-value|ana/);
  });
});

describe('a list is taken item by item', () => {
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
  });
  afterEach(() => {
    vi.mocked(console.warn).mockRestore();
  });

  const List = z.object({ items: z.array(z.object({ id: z.string() })), total: z.number() });
  const list = () => request('/things', { method: 'GET', schema: List, onMismatch: 'salvage' });

  test('broken items are left out, the total tells how many there should be', async () => {
    const items = [{ id: 'a' }, { id: 7 }, null, [], { id: { odd: 'secret-value' } }, { id: 'b' }];
    fetched.mockImplementation(async () => Response.json({ items, total: 6 }));
    expect(await list()).toEqual({ items: [{ id: 'a' }, { id: '7' }, { id: 'b' }], total: 6 });
    const warned = vi.mocked(console.warn).mock.calls.flat().join(' ');
    expect(warned).toContain('GET /things: /items/3: invalid_type');
    expect(warned).not.toContain('secret-value');
  });

  test.each([[{ items: 'none', total: 0 }], [{}], [null]])(
    'a list that is broken itself is refused: %j',
    async (answer) => {
      fetched.mockImplementation(async () => Response.json(answer));
      expect(await failureOf(list())).toMatchObject({ kind: 'mismatch' });
    },
  );
});

describe('an answer is mended as far as its operation allows', () => {
  const Thing = z.object({ id: z.string(), name: z._default(z.string(), ''), many: z.optional(z.number()) });
  const MaybeThing = z.union([Thing, z.null()]);
  const answerWith = (body: BodyInit | null, status = 200) =>
    fetched.mockImplementation(async () => new Response(body, { status }));

  test('what means the same is read everywhere', async () => {
    answerWith('{"success":true,"data":{"id":90071992547409931,"name":null,"many":"3"}}');
    const thing = await request('/things/1', { method: 'GET', schema: Thing });
    expect(thing).toEqual({ id: '90071992547409931', name: '', many: 3 });
  });

  test('without a word about it what has to be there is not left out', async () => {
    answerWith('{"id":{},"many":3}');
    const failure = await failureOf(request('/things/t1', { method: 'GET', schema: Thing }));
    expect(failure).toMatchObject({ kind: 'mismatch', reference: 'mismatch GET /things/t1 /id' });
  });

  test.each([
    ['nothing at all', null, 204],
    ['a word', 'OK', 200],
    ['an answer of another shape', '{"thing":"t1"}', 201],
    ['a list', '[1,2]', 200],
  ])('a write that is judged by its status has succeeded with %s', async (_, body, status) => {
    answerWith(body, status);
    const written = request('/things', { method: 'POST', schema: MaybeThing, onMismatch: 'ignore' });
    expect(await written).toBeNull();
  });

  test('a write whose answer can be read gives it', async () => {
    answerWith('{"id":7}', 201);
    const written = request('/things', { method: 'POST', schema: MaybeThing, onMismatch: 'ignore' });
    expect(await written).toEqual({ id: '7', name: '' });
  });

  test('a write that is refused has not succeeded', async () => {
    answerWith('{"message":"no"}', 409);
    const written = request('/things', { method: 'POST', schema: MaybeThing, onMismatch: 'ignore' });
    expect(await failureOf(written)).toMatchObject({ kind: 'refused', status: 409 });
  });
});
