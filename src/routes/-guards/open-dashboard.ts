import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { guardOnboarding } from '@/shared/onboarding/guard-onboarding';
import { PATH_OF_PLACE } from '@/shared/onboarding/onboarding-paths';
import { loadAccount } from './load-account';
import { openAccount } from './open-account';

interface DashboardVisit {
  context: { queryClient: QueryClient };
  preload: boolean;
}

/** Opens the account of whoever is signed in, or redirects to where their onboarding stands (specification §4). */
export async function openDashboard({ context: { queryClient }, preload }: DashboardVisit) {
  const accountId = await openAccount(queryClient);
  // Sent before the guard is awaited: the loader, and the pages, find the answers on their way.
  const account = loadAccount(queryClient, accountId, preload);
  account.catch(() => undefined);
  const target = await guardOnboarding({ queryClient, accountId, place: 'dashboard', readOnly: preload });
  if (target && target !== 'dashboard') throw redirect({ to: PATH_OF_PLACE[target], replace: true });
  return { accountId, account };
}
