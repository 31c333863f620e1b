import { useQueryClient } from '@tanstack/react-query';
import { getAgentQueryKey } from '@/api/generated/drafts/drafts';
import type { AgentDetail } from '@/api/generated/schemas/agentDetail.zod';
import { invalidateAfter } from '@/shared/queries/invalidate-after';

/** Puts what is known of an agent right after its draft or its live version was changed, then asks for all of it anew. */
export function useRefreshVersions(botKey: string): (changed?: Partial<AgentDetail>) => void {
  const queryClient = useQueryClient();
  return (changed) => {
    if (changed)
      queryClient.setQueryData<AgentDetail>(
        getAgentQueryKey(botKey),
        (known) => known && { ...known, ...changed },
      );
    void invalidateAfter(queryClient, 'publish', botKey);
  };
}
