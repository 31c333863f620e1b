import { lazy, type ReactNode } from 'react';
import { ApiError } from '@/api/api-error';
import { useAgents } from '@/api/generated/agents/agents';
import { loadPart } from '@/lib/load-part';
import { readProductKey } from '@/session/product-key';
import { Late } from '@/ui/late';
import { agentIn, isWhole } from './agent-list';

const GoneAgentState = lazy(() =>
  loadPart(async () => ({ default: (await import('./gone-agent-state')).GoneAgentState })),
);

/** Says that an agent is not there; its code comes when it is needed, which is on hardly any visit. */
export function GoneAgent({ children }: { children: ReactNode }) {
  return (
    <Late>
      <GoneAgentState>{children}</GoneAgentState>
    </Late>
  );
}

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
