import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import type { ChannelsSearch } from '@/features/channels/channels-search';
import type { ChannelOutcome } from '@/features/channels/finish-channel';
import { keepSent } from '@/features/channels/sent-callback';
import { readProcess } from '@/shared/onboarding/welcome-process';
import type { FlagNames } from './router-context';

interface ChannelsVisit {
  context: { queryClient: QueryClient; accountId: string; flagNames: FlagNames };
  preload: boolean;
  deps?: { view?: ChannelsSearch['view'] };
}

/** Takes what Meta or Microsoft sent out of the address, before anything is shown there. */
export function hideChannelCallback({ search, preload }: { search: ChannelsSearch; preload: boolean }): void {
  if (preload || search.state === undefined) return;
  keepSent(search);
  throw redirect({ to: '/{-$locale}/dashboard/channels', search: { view: 'return' }, replace: true });
}

/**
 * What the pages of channels need, sent side by side and not waited for. After a callback it is waited for, and found out
 * once, what became of it.
 */
export async function loadChannels({
  context,
  preload,
  deps,
}: ChannelsVisit): Promise<ChannelOutcome | undefined> {
  const { queryClient, accountId } = context;
  const view = deps?.view;
  // Not in the product's first file, which holds this loader.
  if (view === 'return') {
    if (preload) return undefined;
    const { finishedChannel } = await import('@/features/channels/finish-channel');
    return finishedChannel(context);
  }
  readProcess({ queryClient, accountId, readOnly: preload }).catch(() => undefined);
  import('@/features/channels/ask-for-channels')
    .then(({ askForChannels }) => askForChannels(queryClient, accountId, view))
    .catch(() => undefined);
  return undefined;
}
