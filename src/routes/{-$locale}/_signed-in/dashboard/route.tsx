import { createFileRoute, redirect } from '@tanstack/react-router';
import { PageCrash } from '@/routes/-fallbacks';
import { PATH_OF_PLACE } from '@/routes/-guards/go-to';
import { loadAccount } from '@/routes/-guards/load-account';
import { guardOnboarding } from '@/routes/-guards/onboarding-guard';
import { openAccount } from '@/routes/-guards/open-account';
import { RoutedDashboardFrame } from '@/routes/-parts/routed-dashboard-frame';

export const Route = createFileRoute('/{-$locale}/_signed-in/dashboard')({
  beforeLoad: async ({ context: { queryClient }, preload }) => {
    const accountId = await openAccount(queryClient);
    // Sent before the guard is awaited: the loader below, and the pages, find the answers on their way.
    const account = loadAccount(queryClient, accountId, preload);
    account.catch(() => undefined);
    const target = await guardOnboarding({
      queryClient,
      accountId,
      place: 'dashboard',
      lookOnly: preload,
    });
    if (target && target !== 'dashboard') throw redirect({ to: PATH_OF_PLACE[target], replace: true });
    return { accountId, account };
  },
  loader: ({ context: { account } }) => account,
  component: RoutedDashboardFrame,
  errorComponent: PageCrash,
  staticData: { place: 'dashboard' },
});
