// @vitest-environment jsdom
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ApiError } from '@/api/api-error';
import * as calls from '@/api/generated/conversations/conversations';
import type { Conversation } from '@/api/generated/schemas/conversation.zod';
import type { Feedback } from '@/api/generated/schemas/feedback.zod';
import { createQueryClient } from '@/app/query-client';
import { useAnswerRating } from '@/shared/chat/use-answer-rating';

vi.mock('@/api/generated/conversations/conversations', { spy: true });

const KEY = calls.getConversationQueryKey('con_1');
const UP: Feedback = { rating: 'up' };
const DOWN: Feedback = { rating: 'down' };
const refusal = () => new ApiError('PUT', { kind: 'refused', status: 500 });

/** A conversation with one answer; what is sent waits until the test answers it, in whatever order. */
function setUp() {
  const client = createQueryClient();
  client.setQueryData(KEY, { conversationId: 'con_1', messages: [{ messageId: 'msg_1' }] });
  const waiting: PromiseWithResolvers<null>[] = [];
  const sent = vi.mocked(calls.rateAnswer).mockReset();
  sent.mockImplementation(() => {
    const answer = Promise.withResolvers<null>();
    waiting.push(answer);
    return answer.promise;
  });
  const { result } = renderHook(() => useAnswerRating('con_1'), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  const rate = (feedback: Feedback) =>
    act(async () => void result.current('msg_1', feedback).catch(() => undefined));
  const shown = () => client.getQueryData<Conversation>(KEY)?.messages[0]?.feedback;
  const answer = async (at: number, error?: Error) => {
    await waitFor(() => expect(waiting.length).toBeGreaterThan(at));
    await act(async () => (error ? waiting[at]?.reject(error) : waiting[at]?.resolve(null)));
  };
  return { client, rate, shown, answer, sent };
}

test('ratings are sent one after the other, and the last one stands', async () => {
  const { rate, shown, answer, sent } = setUp();
  await rate(UP);
  await rate(DOWN);
  expect(shown()).toEqual(DOWN);
  expect(sent).toHaveBeenCalledTimes(1);
  await answer(0);
  expect(shown()).toEqual(DOWN);
  await answer(1);
  expect(sent.mock.calls.map(([, , feedback]) => feedback)).toEqual([UP, DOWN]);
  expect(shown()).toEqual(DOWN);
});

test('a refusal takes back to what was taken last, not over what was said since', async () => {
  const { rate, shown, answer } = setUp();
  await rate(UP);
  await rate(DOWN);
  await answer(0, refusal());
  expect(shown()).toEqual(DOWN);
  await answer(1, refusal());
  expect(shown()).toBeUndefined();

  await rate(UP);
  await answer(2);
  await rate(DOWN);
  await answer(3, refusal());
  expect(shown()).toEqual(UP);
});

test('a look that was under way does not come after a rating; it is taken again once the last one is settled', async () => {
  const { client, rate, shown, answer } = setUp();
  const late = Promise.withResolvers<Conversation>();
  const seen = (feedback?: Feedback): Conversation => ({
    conversationId: 'con_1',
    title: 'Seen',
    messages: [{ messageId: 'msg_1', author: 'bot', text: '', state: 'complete', citations: [], feedback }],
  });
  const look = vi.fn(async () => seen(UP)).mockReturnValueOnce(late.promise);
  const title = () => client.getQueryData<Conversation>(KEY)?.title;
  renderHook(() => useQuery({ queryKey: KEY, queryFn: look, staleTime: 0 }, client));
  await waitFor(() => expect(look).toHaveBeenCalledTimes(1));
  await rate(DOWN);
  await rate(UP);
  late.resolve(seen());
  await answer(0);
  expect(shown()).toEqual(UP);
  expect([title(), look.mock.calls.length]).toEqual([undefined, 1]);
  await answer(1);
  await waitFor(() => expect(title()).toBe('Seen'));
  expect(shown()).toEqual(UP);
});
