// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '@/api/api-error';
import { isSent } from '@/api/custom-headers';
import { answerRepeat, repeatQuestion } from '@/shared/forms/repeat-question';
import { type SubmitOnce, useSubmitOnce } from '@/shared/forms/use-submit-once';

vi.mock('idb-keyval', () => import('../support/keyval-in-memory'));
vi.mock('@/api/custom-headers', { spy: true });

const lost = () => Promise.reject(new ApiError('POST', { kind: 'network' }));
const page = (...of: Parameters<typeof useSubmitOnce>) =>
  renderHook(() => useSubmitOnce(...of)).result.current;

/** Sends, and answers the key under which it was sent. */
const keyOf = (submitOnce: SubmitOnce, content: unknown) =>
  submitOnce(content, async ({ headers }) => headers['Idempotency-Key']);

beforeEach(() => {
  vi.mocked(isSent).mockReset();
});

test.each(['createAgent', 'register'] as const)('%s: twice in one moment is one submit', async (kind) => {
  const submitOnce = page(kind);
  const [first, second] = await Promise.all([keyOf(submitOnce, 'Tartas'), keyOf(submitOnce, 'Tartas')]);
  expect(second).toBe(first);
  expect(await keyOf(submitOnce, 'Pan')).not.toBe(first);
});

test('what nobody knows the outcome of is sent under its key by another page as well, what is known is not', async () => {
  const keys: string[] = [];
  const lose = page('createAgent')('Queso', ({ headers }) => {
    keys.push(headers['Idempotency-Key']);
    return lost();
  });
  await expect(lose).rejects.toThrow(ApiError);
  expect(await keyOf(page('createAgent'), 'Queso')).toBe(keys[0]);
  await vi.waitFor(async () => expect(await keyOf(page('createAgent'), 'Queso')).not.toBe(keys[0]));
});

test('without its key a subscription is not sent again unasked, to another card neither; No leaves it as it was', async () => {
  vi.mocked(isSent).mockReturnValue(false);
  const submitOnce = page('subscribe');
  await expect(submitOnce('card 1', lost)).rejects.toThrow();
  const send = vi.fn(async () => 'charged');
  for (const card of ['card 2', 'card 1', 'card 2']) {
    const again = submitOnce(card, send);
    again.catch(() => undefined);
    await vi.waitFor(() => expect(repeatQuestion.getSnapshot()).toBe('subscribe'));
    answerRepeat(false);
    await expect(again).rejects.toThrow(ApiError);
  }
  expect(send).not.toHaveBeenCalled();
});
