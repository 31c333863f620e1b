import { answerLater } from '@mocks/core/answer-later';
import { expect, test, vi } from 'vitest';

test('an answer comes when its work is done', async () => {
  await expect(answerLater(async () => ({ rows: 3 })).json()).resolves.toEqual({ rows: 3 });
});

test('work that ends after its reader has left harms nobody', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  const work = Promise.withResolvers<unknown>();
  const reader = answerLater(() => work.promise).body?.getReader();
  const read = reader?.read();
  await reader?.cancel();
  work.resolve({ rows: 3 });
  await read;
  // A rejection counts as unhandled once the microtasks are over.
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});
