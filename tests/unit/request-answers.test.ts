// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { ApiError } from '@/api/api-error';
import { request } from '@/api/request';
import { expireSession } from '@/session/session';
import { writeToken } from '@/session/token';
import { Answer, failureOf, get, playFetch } from '../support/play-fetch';

vi.mock('@/session/session', () => import('../support/session-of-token'));

const fetched = playFetch();

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
