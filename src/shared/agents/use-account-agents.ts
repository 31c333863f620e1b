import { useAgents } from '@/api/generated/agents/agents';
import { useAccountId } from '@/shared/account/use-account-id';
import { countsOf, isWhole } from './agent-list';

/**
 * The first page of the account's agents, without the creator; what could not be read is undefined. `published` is
 * whether some agent is live, where that is known.
 */
export function useAccountAgents() {
  const { data } = useAgents({ accountId: useAccountId() });
  const agents = data?.items.filter(({ isCreator }) => !isCreator);
  const live = countsOf(data)?.live;
  const seen = agents?.some(({ status }) => status === 'live');
  return {
    agents: data && isWhole(data) ? agents : undefined,
    published: live === undefined ? seen || undefined : live > 0,
  };
}
