import { useQuery } from '@tanstack/react-query';
import { reportPresence } from '@/api/generated/inbox/inbox';
import { useAccountId } from '@/shared/account/use-account-id';

const AGAIN_MS = 20_000;

/** Says that this person reads conversations, and which one; tells who else does. Stops while the window is hidden. */
export function usePresence(conversationId: string | undefined) {
  const accountId = useAccountId();
  const { data } = useQuery({
    queryKey: ['presence', accountId, conversationId],
    queryFn: async () =>
      (await reportPresence({ accountId, conversationId: conversationId ?? null })) ?? null,
    refetchInterval: AGAIN_MS,
    retry: false,
    gcTime: 0,
  });
  return data?.readers ?? [];
}
