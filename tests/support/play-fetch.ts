import { afterEach, beforeEach, vi } from 'vitest';
import * as z from 'zod/mini';
import { setApiBase } from '@/api/api-base';
import { request } from '@/api/request';
import { removeToken } from '@/session/token';

/** What every call of a file of tests is answered unless a test says otherwise. */
export const Answer = z.object({ ok: z.boolean() });

/** Reads it. */
export const get = (path = '/things') => request(path, { method: 'GET', schema: Answer });

/** Why a call failed; undefined where it did not. */
export const failureOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

/** Plays the network for a file of tests. */
export function playFetch() {
  const fetched = vi.fn<typeof fetch>();

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

  return fetched;
}
