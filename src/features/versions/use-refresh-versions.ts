import { useQueryClient } from '@tanstack/react-query';
import { getBotQueryKey } from '@/api/generated/agents/agents';
import type { BotDetail } from '@/api/generated/schemas/botDetail.zod';
import { invalidateAfter } from '@/shared/queries/invalidate-after';

/** Puts what is known of an agent right after its draft or its live version was changed, then asks for all of it anew. */
export function useRefreshVersions(botKey: string): (changed?: Partial<BotDetail>) => void {
  const queryClient = useQueryClient();
  return (changed) => {
    if (changed)
      queryClient.setQueryData<BotDetail>(
        getBotQueryKey(botKey),
        (known) => known && { ...known, ...changed },
      );
    void invalidateAfter(queryClient, 'publish', botKey);
  };
}
