import type { QueryClient } from '@tanstack/react-query';
import { isUnavailable } from '@/api/api-error';
import { getAccountQueryOptions } from '@/api/generated/account/account';
import type { Subscription } from '@/api/generated/schemas/subscription.zod';

/** The subscription as it stands at the provider; undefined when the provider knows no accounts. */
export async function subscriptionNow(
  queryClient: QueryClient,
  accountId: string,
): Promise<Subscription | undefined> {
  try {
    const account = await queryClient.query({ ...getAccountQueryOptions(accountId), staleTime: 0 });
    return account.subscription;
  } catch (error) {
    if (isUnavailable(error)) return undefined;
    throw error;
  }
}
