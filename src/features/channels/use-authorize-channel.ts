import { useMutation } from '@tanstack/react-query';
import { authorizeChannel } from '@/api/generated/channels/channels';
import type { ChannelKind } from '@/api/generated/schemas/channelKind.zod';
import { leaveFor } from '@/lib/leave-for';
import { useWindowEvent } from '@/lib/use-window-event';
import { beginChannelTransaction, channelRedirectUri } from '@/session/channel-transaction';
import { useAccountId } from '@/shared/account/use-account-id';

/** This browser keeps nothing, so nobody would know what a callback belongs to. */
export class NothingKept extends Error {
  override name = 'NothingKept';
}

/** Leaves for the page of Meta or Microsoft where a channel is connected, or authorised again. */
export function useAuthorizeChannel() {
  const accountId = useAccountId();
  const leave = useMutation({
    mutationFn: async (kind: ChannelKind) => {
      const state = beginChannelTransaction(kind);
      if (state === undefined) throw new NothingKept();
      const redirectUri = channelRedirectUri();
      const { authorizationUrl } = await authorizeChannel(kind, { accountId, state, redirectUri });
      leaveFor(authorizationUrl);
    },
  });
  // Back by the browser's button, the page is shown as it was left: about to leave.
  useWindowEvent('pageshow', ({ persisted }) => persisted && leave.reset());
  return leave;
}
