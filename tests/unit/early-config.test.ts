// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CONFIG_LIMIT_MS } from '@/api/early-config';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
  globalThis.earlyConfig = undefined;
});

const ask = async (...answers: (() => Promise<Response>)[]) => {
  const fetching = vi.fn(() => answers.shift()?.() ?? Promise.reject(new TypeError('no more')));
  vi.stubGlobal('fetch', fetching);
  const { askForConfig } = await import('@/api/early-config');
  const asked = askForConfig();
  expect(askForConfig()).toBe(asked);
  asked.catch(() => undefined);
  return { asked, fetching };
};
const good = async () => new Response('{"apiBase": "/x"}');

test('it is asked for once, and once more when the connection breaks', async () => {
  const { asked, fetching } = await ask(() => Promise.reject(new TypeError('reset')), good);
  expect(await (await asked).text()).toBe('{"apiBase": "/x"}');
  expect(fetching).toHaveBeenCalledTimes(2);
});

test.each([
  ['an answer that does not come', () => new Promise<Response>(() => undefined)],
  ['a body that does not come', async () => new Response(new ReadableStream())],
])('%s ends before 10 s have gone', async (_, answer) => {
  const { asked, fetching } = await ask(answer);
  await vi.advanceTimersByTimeAsync(CONFIG_LIMIT_MS);
  await expect(asked).rejects.toThrow(expect.objectContaining({ name: 'TimeoutError' }));
  expect(fetching).toHaveBeenCalledOnce();
  expect(CONFIG_LIMIT_MS).toBeLessThan(10_000);
});

test('a body that breaks off is asked for once more', async () => {
  const cut = new ReadableStream({ start: (controller) => controller.error(new TypeError('cut')) });
  const { asked } = await ask(async () => new Response(cut), good);
  expect((await asked).ok).toBe(true);
});
