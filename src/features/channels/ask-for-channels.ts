import type { QueryClient } from '@tanstack/react-query';
import { getChannelsQueryOptions } from '@/api/generated/channels/channels';
import { getConnectionsQueryOptions } from '@/api/generated/connections/connections';

/** Asks for what a page of channels shows, beside its own code; each part tells by itself when it fails. */
export function askForChannels(queryClient: QueryClient, accountId: string, view?: 'doctor'): void {
  const asked =
    view === 'doctor'
      ? queryClient.query(getConnectionsQueryOptions({ accountId }))
      : queryClient.query(getChannelsQueryOptions({ accountId }));
  asked.catch(() => undefined);
}
