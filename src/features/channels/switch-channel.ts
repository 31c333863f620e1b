import type { QueryClient } from '@tanstack/react-query';
import { saveIntegrations } from '@/api/generated/company/company';
import type { ChannelKind } from '@/api/generated/schemas/channelKind.zod';
import { switchedFlags } from '@/shared/channels/channel-flags';
import { keepProcess, readProcess } from '@/shared/onboarding/welcome-process';
import { channelFlags, otherFlags } from '@/shared/onboarding/welcome-settings';
import { invalidateAfter } from '@/shared/queries/invalidate-after';

/** Whose flags they are, and what the deployment calls those that have no name in the specification. */
export interface FlagsOwner {
  queryClient: QueryClient;
  accountId: string;
  flagNames: { widget: string; hash: string };
}

/**
 * Switches a channel of the company on or off (specification §3, §7): the flags are read anew just before, so that what
 * another person switched meanwhile is sent back as it is.
 */
export async function switchChannel(
  { queryClient, accountId, flagNames }: FlagsOwner,
  kind: ChannelKind,
  on: boolean,
): Promise<void> {
  const process = await readProcess({ queryClient, accountId, readOnly: true, freshness: 'fresh' });
  const flags = { [flagNames.widget]: false, ...channelFlags(process) };
  const answer = await saveIntegrations({
    ...otherFlags(process, flagNames.hash),
    ...switchedFlags(flags, kind, on, flagNames.widget),
    accountId,
  });
  // What is saved is saved: a process that cannot be asked for again is no failure of it.
  await keepProcess(queryClient, accountId, answer).catch(() => undefined);
  void invalidateAfter(queryClient, 'saveIntegrations');
}
