import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { getChannelsQueryOptions } from '@/api/generated/channels/channels';
import { getConnectionHealthQueryOptions } from '@/api/generated/connection-health/connection-health';
import { readProcess } from '@/shared/onboarding/welcome-process';
import type { ChannelsSearch } from './channels-search';
import { type ChannelOutcome, finishChannel, type SentCallback } from './finish-channel';
import type { FlagsOwner } from './switch-channel';

interface ChannelsVisit {
  context: FlagsOwner;
  preload: boolean;
  deps: ChannelsSearch;
}

const SENT_MAX_LENGTH = 2000;

/** What Meta or Microsoft sent, while it is on its way from the address to the page that tells what became of it. */
let sent: SentCallback | undefined;
const outcomes = new WeakMap<QueryClient, Promise<ChannelOutcome>>();

function textOf(value: string | undefined): string | undefined {
  return value && value.length <= SENT_MAX_LENGTH ? value : undefined;
}

/** How the callback that opened this page ends: found out once, however often the page is loaded. */
function finished(owner: FlagsOwner): Promise<ChannelOutcome> {
  const came = sent;
  sent = undefined;
  const known = outcomes.get(owner.queryClient) ?? Promise.resolve({ kind: 'nothing' as const });
  const outcome = came ? finishChannel(owner, came) : known;
  outcomes.set(owner.queryClient, outcome);
  return outcome;
}

/**
 * What the page of the channels needs: its calls leave side by side and are not waited for. A callback leaves the address
 * before anything is shown, and what became of it is waited for.
 */
export async function loadChannels({
  context,
  preload,
  deps: { view, code, state, error },
}: ChannelsVisit): Promise<ChannelOutcome | undefined> {
  const { queryClient, accountId } = context;
  if (state !== undefined && !preload) {
    sent = { code: textOf(code), state: textOf(state), error: textOf(error) };
    throw redirect({ to: '/{-$locale}/dashboard/channels', search: { view: 'return' }, replace: true });
  }
  if (view === 'return') return preload ? undefined : finished(context);
  readProcess({ queryClient, accountId, readOnly: preload }).catch(() => undefined);
  const asked =
    view === 'doctor'
      ? queryClient.query(getConnectionHealthQueryOptions({ accountId }))
      : queryClient.query(getChannelsQueryOptions({ accountId }));
  asked.catch(() => undefined);
  return undefined;
}
