import type { QueryClient } from '@tanstack/react-query';
import { agents, getAgentsQueryKey } from '@/api/generated/agents/agents';
import { createBotCreator } from '@/api/generated/onboarding/onboarding';
import type { AgentList } from '@/api/generated/schemas';
import { Agent } from '@/api/generated/schemas/agent.zod';
import { withLock } from '@/lib/with-lock';

type Adding = Promise<Agent | undefined>;

const begun = new WeakMap<QueryClient, Map<string, Adding>>();

/**
 * When the bots have loaded and none is the creator, one is created and the bots are fetched again (specification §4
 * Bots): once a page load and account, over all tabs. What failed is tried again when somebody wishes it, or in the next
 * visit.
 */
export function addCreator(queryClient: QueryClient, accountId: string, isWished = false): Adding {
  const accounts = begun.get(queryClient) ?? new Map<string, Adding>();
  begun.set(queryClient, accounts);
  const run = () => withLock(`creator ${accountId}`, () => add(queryClient, accountId));
  const known = accounts.get(accountId);
  const adding = known ? (isWished ? known.catch(run) : known) : run();
  accounts.set(accountId, adding);
  return adding;
}

async function add(queryClient: QueryClient, accountId: string): Adding {
  const key = getAgentsQueryKey({ accountId });
  const readAgain = async () => {
    const list = await agents({ accountId });
    queryClient.setQueryData(key, list);
    return list.botCreator ?? undefined;
  };
  let answer: unknown;
  try {
    // Another tab may have been faster.
    const there = await readAgain();
    if (there) return there;
    answer = await createBotCreator({ accountId });
  } catch (error) {
    console.warn('The creator could not be created; the next visit tries again.', String(error));
    throw error;
  }
  try {
    return await readAgain();
  } catch (error) {
    console.warn('The agents could not be fetched again after creating the creator.', String(error));
    const created = Agent.safeParse(answer).data;
    if (created)
      queryClient.setQueryData<AgentList>(key, (list) => (list ? { ...list, botCreator: created } : list));
    return created;
  }
}
