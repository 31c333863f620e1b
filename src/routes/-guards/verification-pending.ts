import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '@/api/api-error';
import { getAccountQueryOptions } from '@/api/generated/accounts/accounts';

/** Whether the bank still wants to verify its customer before a payment goes through (`pending_setup_intent`). */
export async function verificationPending(queryClient: QueryClient, accountId: string): Promise<boolean> {
  try {
    const { subscription } = await queryClient.query({
      ...getAccountQueryOptions(accountId),
      staleTime: 0,
    });
    return Boolean(subscription.metadata.subscriptions[0]?.pending_setup_intent);
  } catch (error) {
    // A provider without the account call knows of none.
    if (error instanceof ApiError && error.kind === 'unavailable') return false;
    throw error;
  }
}
