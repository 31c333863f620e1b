import type { QueryClient } from '@tanstack/react-query';
import { getConnectionsQueryOptions, getToolkitsQueryOptions } from '@/api/generated/tools/tools';

interface AskedTools {
  queryClient: QueryClient;
  accountId: string;
}

/** Asks for the tools and the company's connections beside the other first calls; the page waits for them, not the way there. */
export function askForTools({ queryClient, accountId }: AskedTools): void {
  queryClient.query(getToolkitsQueryOptions({ accountId })).catch(() => undefined);
  queryClient.query(getConnectionsQueryOptions({ accountId })).catch(() => undefined);
}
