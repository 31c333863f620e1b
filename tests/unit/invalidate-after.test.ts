// @vitest-environment node
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import {
  getTestGateQueryKey,
  getTestRunQueryKey,
  getTestsQueryKey,
} from '@/api/generated/agent-tests/agent-tests';
import { getAgentsQueryKey } from '@/api/generated/agents/agents';
import { getAgentQueryKey } from '@/api/generated/drafts/drafts';
import { invalidateAfter } from '@/shared/queries/invalidate-after';

const KEYS = {
  'the agent': getAgentQueryKey('bot_1'),
  'another agent': getAgentQueryKey('bot_2'),
  'a list of agents': getAgentsQueryKey({ accountId: 'acc_1' }),
  'a run of its tests': getTestRunQueryKey('bot_1', 'run_1'),
  'a run of the other one’s': getTestRunQueryKey('bot_2', 'run_2'),
  'what its tests say': getTestGateQueryKey('bot_1'),
  'its tests': getTestsQueryKey('bot_1'),
};

/** What is stale after a write, by its name above. */
async function staleAfter(
  ...write: Parameters<typeof invalidateAfter> extends [unknown, ...infer Rest] ? Rest : never
) {
  const queryClient = new QueryClient();
  for (const queryKey of Object.values(KEYS)) queryClient.setQueryData(queryKey, {});
  await invalidateAfter(queryClient, ...write);
  return Object.entries(KEYS).flatMap(([name, queryKey]) =>
    queryClient.getQueryState(queryKey)?.isInvalidated ? [name] : [],
  );
}

test('a renamed agent and every list of agents are stale, another agent is not', async () => {
  expect(await staleAfter('renameAgent', 'bot_1')).toEqual(['the agent', 'a list of agents']);
});

test('a run that has ended is stale, though its own key comes before that of its agent', async () => {
  expect(await staleAfter('runTests', 'bot_1')).toEqual(['a run of its tests', 'what its tests say']);
});

test('without an item, all that the write may touch are stale', async () => {
  expect(await staleAfter('createAgent')).toEqual(['a list of agents']);
  expect(await staleAfter('acceptAnswers')).toEqual([
    'a run of its tests',
    'a run of the other one’s',
    'what its tests say',
  ]);
});
