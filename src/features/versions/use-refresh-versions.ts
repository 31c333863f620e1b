import { useQueryClient } from '@tanstack/react-query';
import { getBotQueryKey, getBotsQueryKey } from '@/api/generated/projects/projects';
import type { BotDetail } from '@/api/generated/schemas/botDetail.zod';
import { getTestGateQueryKey } from '@/api/generated/tests/tests';
import { getReadinessQueryKey, getVersionsQueryKey } from '@/api/generated/versions/versions';

/** Puts what is known of an agent right after its draft or its live version was changed, then asks for all of it anew. */
export function useRefreshVersions(botKey: string): (changed?: Partial<BotDetail>) => void {
  const queries = useQueryClient();
  return (changed) => {
    if (changed)
      queries.setQueryData<BotDetail>(getBotQueryKey(botKey), (known) => known && { ...known, ...changed });
    for (const queryKey of [
      getBotQueryKey(botKey),
      getBotsQueryKey(),
      getVersionsQueryKey(botKey),
      getReadinessQueryKey(botKey),
      getTestGateQueryKey(botKey),
    ])
      void queries.invalidateQueries({ queryKey });
  };
}
