import type { QueryClient } from '@tanstack/react-query';
import { getAgentQueryOptions } from '@/api/generated/drafts/drafts';

/** Reads an agent with its draft into the cache. Throws ApiError. */
export function askForAgent(queryClient: QueryClient, botKey: string) {
  return queryClient.query(getAgentQueryOptions(botKey));
}
