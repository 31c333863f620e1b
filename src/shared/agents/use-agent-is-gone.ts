import { ApiError } from '@/api/api-error';
import { useAgents } from '@/api/generated/agents/agents';
import { readProductKey } from '@/session/product-key';
import { agentIn, isWhole } from './agent-list';

/**
 * Whether an agent no longer exists: a 404 alone may mean that the provider lacks the call, so a list that works must no
 * longer have it. Of a list with more than one page only a provider that says so is believed.
 */
export function useAgentIsGone(error: unknown, botKey: string): boolean {
  const isMissing = error instanceof ApiError && error.status === 404;
  const accountId = readProductKey()?.accountId ?? '';
  const { data, isFetching } = useAgents({ accountId }, { query: { enabled: isMissing, staleTime: 0 } });
  if (!isMissing || !data || isFetching) return false;
  if (agentIn(data, botKey)) return false;
  return isWhole(data) || error.kind === 'refused';
}
