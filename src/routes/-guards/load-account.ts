import type { QueryClient } from '@tanstack/react-query';
import { getAccountQueryOptions } from '@/api/generated/account/account';
import { getAgentsQueryOptions } from '@/api/generated/agents/agents';
import { getCurrentUserQueryKey, getCurrentUserQueryOptions } from '@/api/generated/auth/auth';
import { CurrentUser } from '@/api/generated/schemas/currentUser.zod';
import { keepPerson, keptPerson } from '@/session/session';
import { addCreator } from '@/shared/agents/add-creator';
import { ignorePartFailure } from './ignore-part-failure';

/** Who is signed in: from the secure store when it still knows, else from the provider. */
async function loadPerson(queryClient: QueryClient): Promise<void> {
  const key = getCurrentUserQueryKey();
  if (queryClient.getQueryData(key)) return;
  const kept = CurrentUser.safeParse(await keptPerson());
  if (kept.success) queryClient.setQueryData(key, kept.data);
  else void keepPerson(await queryClient.query(getCurrentUserQueryOptions()));
}

/**
 * What every page of the dashboard needs, asked for side by side: the person, the account, the first page of agents.
 * What was read before stays, also without a network. A creator that is missing is added, unless the page is only looked
 * ahead to.
 */
export async function loadAccount(
  queryClient: QueryClient,
  accountId: string,
  readOnly: boolean,
): Promise<void> {
  const agents = getAgentsQueryOptions({ accountId });
  const account = getAccountQueryOptions(accountId);
  const [list] = await Promise.all([
    queryClient
      .query(agents)
      .catch((error: unknown) => queryClient.getQueryData(agents.queryKey) ?? ignorePartFailure(error)),
    queryClient
      .query(account)
      .catch((error: unknown) => queryClient.getQueryData(account.queryKey) ?? ignorePartFailure(error)),
    loadPerson(queryClient).catch(ignorePartFailure),
  ]);
  if (list && !list.botCreator && !readOnly) addCreator(queryClient, accountId).catch(() => undefined);
}
