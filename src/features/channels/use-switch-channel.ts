import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { ChannelKind } from '@/api/generated/schemas/channelKind.zod';
import { useAccountId } from '@/shared/account/use-account-id';
import { switchChannel } from './switch-channel';

/** Switches a channel of the company on or off. */
export function useSwitchChannel() {
  const { flagNames } = useRouteContext({ from: '__root__' });
  const accountId = useAccountId();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ kind, on }: { kind: ChannelKind; on: boolean }) =>
      switchChannel({ queryClient, accountId, flagNames }, kind, on),
  });
}
