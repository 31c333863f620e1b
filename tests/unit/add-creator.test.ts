import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getAgentsQueryKey } from '@/api/generated/agents/agents';
import type { Agent, AgentList } from '@/api/generated/schemas';
import { addCreator } from '@/shared/agents/add-creator';

const list = vi.hoisted(() => vi.fn<() => Promise<AgentList>>());
const post = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
vi.mock('@/api/generated/agents/agents', () => ({
  agents: list,
  getAgentsQueryKey: (params: object) => ['agents', params],
}));
vi.mock('@/api/generated/onboarding/onboarding', () => ({ createBotCreator: post }));

const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);

const creator: Agent = {
  botKey: 'bot_creator',
  name: 'Creator',
  isCreator: true,
  status: 'live',
  unpublishedChanges: false,
  summary: { en: '', es: '' },
  channels: [],
  updatedAt: '2026-11-18T09:30:00Z',
};
const counts = { all: 0, live: 0, draft: 0, paused: 0, error: 0, unpublished: 0, withChannel: 0 };
const none: AgentList = { items: [], total: 0, botCreator: null, counts };
const some: AgentList = { ...none, botCreator: creator };
const account = { accountId: 'acc_1' };

beforeEach(() => {
  list.mockReset();
  post.mockReset();
});
afterEach(() => warn.mockClear());

/** A page, with the agents it has loaded. */
function page(): QueryClient {
  const client = new QueryClient();
  client.setQueryData(getAgentsQueryKey(account), none);
  return client;
}
const known = (client: QueryClient) => {
  const agents = client.getQueryData<AgentList>(getAgentsQueryKey(account));
  return agents?.botCreator ?? undefined;
};

test.each([
  ['nothing', undefined],
  ['that all is well', { ok: true }],
  ['the agent', creator],
])('whatever the answer (%s), the agents are fetched again', async (_, answer) => {
  list.mockResolvedValueOnce(none).mockResolvedValueOnce(some);
  post.mockResolvedValueOnce(answer);
  const client = page();
  await expect(addCreator(client, 'acc_1')).resolves.toEqual(creator);
  expect(known(client)).toEqual(creator);
  expect(warn).not.toHaveBeenCalled();
});

test('a creator that another tab has made meanwhile is taken, and none is made', async () => {
  list.mockResolvedValue(some);
  const client = page();
  await expect(addCreator(client, 'acc_1')).resolves.toEqual(creator);
  expect(known(client)).toEqual(creator);
  expect(post).not.toHaveBeenCalled();
});

test('two pages that look at once make one', async () => {
  let now = none;
  list.mockImplementation(async () => now);
  post.mockImplementation(async () => {
    now = some;
  });
  await Promise.all([addCreator(page(), 'acc_1'), addCreator(page(), 'acc_1')]);
  expect(post).toHaveBeenCalledOnce();
});

test.each([
  ['the agent', creator, creator],
  ['nothing', undefined, undefined],
])('when the refresh fails after an answer of %s, that is logged', async (_, answer, used) => {
  list.mockResolvedValueOnce(none).mockRejectedValueOnce(new Error('no'));
  post.mockResolvedValueOnce(answer);
  const client = page();
  await expect(addCreator(client, 'acc_1')).resolves.toEqual(used);
  expect(known(client)).toEqual(used);
  expect(warn).toHaveBeenCalledOnce();
});

test('a page tries once, and again only when somebody wishes it; the next page tries anew', async () => {
  list.mockResolvedValue(none);
  post.mockRejectedValue(new Error('no'));
  const client = page();
  for (let visit = 0; visit < 3; visit += 1) await expect(addCreator(client, 'acc_1')).rejects.toThrow('no');
  expect(post).toHaveBeenCalledTimes(1);
  await expect(addCreator(client, 'acc_1', true)).rejects.toThrow('no');
  expect(post).toHaveBeenCalledTimes(2);
  await expect(addCreator(page(), 'acc_1')).rejects.toThrow('no');
  expect(post).toHaveBeenCalledTimes(3);
});

test('a creator that never shows is not asked for again', async () => {
  list.mockResolvedValue(none);
  post.mockResolvedValue({ ok: true });
  const client = page();
  for (let visit = 0; visit < 3; visit += 1) await addCreator(client, 'acc_1');
  expect(post).toHaveBeenCalledOnce();
});
