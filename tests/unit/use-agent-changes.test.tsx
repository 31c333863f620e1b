// @vitest-environment jsdom
import { I18nContext } from '@i18n/i18n-react';
import { i18nObject } from '@i18n/i18n-util';
import { loadLocaleAsync, loadNamespaceAsync } from '@i18n/i18n-util.async';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '@/api/api-error';
import * as calls from '@/api/generated/agents/agents';
import type { AgentList } from '@/api/generated/schemas/agentList.zod';
import { createQueryClient } from '@/app/query-client';
import { useAgentChanges } from '@/features/agents/use-agent-changes';

vi.mock('@/api/generated/agents/agents', { spy: true });

const KEY = calls.getAgentsQueryKey({ accountId: 'acc_1' });
const agent = (n: number) => ({ botKey: `bot_${n}`, name: `Agent ${n}`, status: 'live' as const });
const list = (...numbers: number[]): AgentList => ({
  items: numbers.map((n) => ({ ...agent(n), isCreator: false, summary: { en: '', es: '' }, channels: [] })),
  total: numbers.length,
});
const failure = () => new ApiError('POST', { kind: 'refused', status: 500 });

beforeEach(async () => {
  await loadLocaleAsync('en');
  await loadNamespaceAsync('en', 'agentActions');
  vi.mocked(calls.agents).mockReset();
  vi.mocked(calls.changeAgents).mockReset();
});

function setUp() {
  const client = createQueryClient();
  client.setQueryData(KEY, list(1, 2));
  const hook = renderHook(() => useAgentChanges('acc_1'), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>
        <I18nContext value={{ locale: 'en', LL: i18nObject('en'), setLocale: () => undefined }}>
          {children}
        </I18nContext>
      </QueryClientProvider>
    ),
  });
  const statuses = () => client.getQueryData<AgentList>(KEY)?.items.map(({ status }) => status);
  return { ...hook, statuses };
}

test('agents are looked for until a cursor leads back, or a page brings nothing new', async () => {
  const { result } = setUp();
  const asked = vi.mocked(calls.agents);
  asked.mockResolvedValueOnce({ ...list(1), nextCursor: '1' });
  asked.mockResolvedValueOnce({ ...list(2), nextCursor: '1' });
  const found = await act(() => result.current.find({ accountId: 'acc_1' }, 9));
  expect(found?.map(({ botKey }) => botKey)).toEqual(['bot_1', 'bot_2']);
  expect(asked).toHaveBeenCalledTimes(2);

  let page = 0;
  asked.mockImplementation(async () => {
    page += 1;
    return { ...list(1), nextCursor: `new-${page}` };
  });
  await act(() => result.current.find({ accountId: 'acc_1' }, 9));
  expect(page).toBe(2);
});

test('a page of agents that cannot be read does not end the search, and no search is endless', async () => {
  const { result } = setUp();
  const asked = vi.mocked(calls.agents);
  asked.mockResolvedValueOnce({ ...list(), nextCursor: '1' });
  asked.mockResolvedValueOnce(list(2));
  const found = await act(() => result.current.find({ accountId: 'acc_1' }, 9));
  expect(found?.map(({ botKey }) => botKey)).toEqual(['bot_2']);

  let page = 0;
  asked.mockImplementation(async () => {
    page += 1;
    return { ...list(), nextCursor: page < 50 ? `new-${page}` : null };
  });
  await act(() => result.current.find({ accountId: 'acc_1' }, 9));
  expect(page).toBe(10);
});

test('a change that fails is taken back, also when the agents cannot be read again', async () => {
  const { result, statuses } = setUp();
  vi.mocked(calls.agents).mockRejectedValue(failure());
  const answer = Promise.withResolvers<never>();
  vi.mocked(calls.changeAgents).mockReturnValue(answer.promise);
  const changing = result.current.change('pause', [agent(1), agent(2)]);
  await waitFor(() => expect(statuses()).toEqual(['paused', 'paused']));
  answer.reject(failure());
  await act(() => changing);
  expect(statuses()).toEqual(['live', 'live']);
});

test('what was refused of a change is taken back, what was done stays', async () => {
  const { result, statuses } = setUp();
  vi.mocked(calls.agents).mockRejectedValue(failure());
  vi.mocked(calls.changeAgents).mockResolvedValue({
    results: [
      { botKey: 'bot_1', done: true },
      { botKey: 'bot_2', done: false, code: 'NOT_LIVE' },
    ],
  });
  await act(() => result.current.change('pause', [agent(1), agent(2)]));
  expect(statuses()).toEqual(['paused', 'live']);
});

test('two changes are sent one after the other', async () => {
  const { result, statuses } = setUp();
  const first = Promise.withResolvers<null>();
  vi.mocked(calls.changeAgents).mockReturnValueOnce(first.promise).mockResolvedValueOnce(null);
  const pausing = result.current.change('pause', [agent(1)]);
  const resuming = result.current.change('resume', [{ ...agent(1), status: 'paused' }]);
  await waitFor(() => expect(calls.changeAgents).toHaveBeenCalledOnce());
  first.resolve(null);
  await act(() => Promise.all([pausing, resuming]));
  expect(vi.mocked(calls.changeAgents).mock.calls.map(([{ change }]) => change)).toEqual(['pause', 'resume']);
  expect(statuses()).toEqual(['live', 'live']);
});

test('who leaves the list stops what has not been sent', async () => {
  const { result, unmount } = setUp();
  const many = Array.from({ length: 250 }, (_, n) => agent(n));
  const first = Promise.withResolvers<null>();
  vi.mocked(calls.changeAgents).mockReturnValue(first.promise);
  const pausing = result.current.change('pause', many);
  await waitFor(() => expect(calls.changeAgents).toHaveBeenCalledOnce());
  unmount();
  first.resolve(null);
  await pausing;
  expect(calls.changeAgents).toHaveBeenCalledOnce();
});
