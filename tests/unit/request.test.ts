// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { apiBase, apiUrl, setApiBase } from '@/api/api-base';
import { askEarly } from '@/api/early-answers';
import { WRONG_PAIR_MESSAGE } from '@/api/read-refusal';
import { request } from '@/api/request';
import { REQUEST_TIMEOUT_MS } from '@/api/time-limit';
import { expireSession } from '@/session/session';
import { writeToken } from '@/session/token';
import { held } from '../support/held';
import { Answer, failureOf, get, playFetch } from '../support/play-fetch';
import { switchOff } from '../support/switched-off';

vi.mock('@/session/session', () => import('../support/session-of-token'));

const fetched = playFetch();
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
