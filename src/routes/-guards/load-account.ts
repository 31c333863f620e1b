import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '@/api/api-error';
import { creatorOf } from '@/api/creator-of';
import { getAccountQueryKey, getAccountQueryOptions } from '@/api/generated/accounts/accounts';
import { getCurrentUserQueryKey, getCurrentUserQueryOptions } from '@/api/generated/auth/auth';
import { getBotsQueryOptions } from '@/api/generated/projects/projects';
import type { Account } from '@/api/generated/schemas';
import { CurrentUser } from '@/api/generated/schemas/currentUser.zod';
import { keepPerson, keptPerson } from '@/session/session';
import { addCreator } from './add-creator';

/** Who is signed in: from the secure store when it still knows, else from the provider. */
async function loadPerson(queryClient: QueryClient): Promise<void> {
  const key = getCurrentUserQueryKey();
  if (queryClient.getQueryData(key)) return;
  const kept = CurrentUser.safeParse(await keptPerson());
  if (kept.success) queryClient.setQueryData(key, kept.data);
  else void keepPerson(await queryClient.query(getCurrentUserQueryOptions()));
}

/** The account of a provider that does not offer the account call: no subscription is known, so none is required. */
function accountWithoutCall(accountId: string): Account {
  return {
    accountId,
    infoCompany: null,
    settings: {},
    welcomeIsEnd: true,
    subscription: {
      statusValue: 'none',
      status: true,
      subscriptionRequired: false,
      metadata: { trial_end: null, subscriptions: [] },
    },
    subscriptionSummary: [],
  };
}

async function loadFacts(queryClient: QueryClient, accountId: string): Promise<void> {
  try {
    await queryClient.query(getAccountQueryOptions(accountId));
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind !== 'unavailable') throw error;
    queryClient.setQueryData(getAccountQueryKey(accountId), accountWithoutCall(accountId));
  }
}

/**
 * What every page of the dashboard needs, asked for side by side: the person, the account, the first page of agents. A
 * creator that is missing is added, unless the page is only looked ahead to.
 */
export async function loadAccount(
  queryClient: QueryClient,
  accountId: string,
  lookOnly: boolean,
): Promise<void> {
  const [list] = await Promise.all([
    queryClient.query(getBotsQueryOptions({ accountId })),
    loadFacts(queryClient, accountId),
    loadPerson(queryClient),
  ]);
  if (!lookOnly && !creatorOf(list)) addCreator(queryClient, accountId).catch(() => undefined);
}
