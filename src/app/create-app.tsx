import type { TranslationFunctions } from '@i18n/i18n-types';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createBrowserHistory,
  createRouter,
  type RouterHistory,
  RouterProvider,
} from '@tanstack/react-router';
import { RouteCrash, RoutePending, UnreadableAddress } from '@/pages/route-fallbacks';
import { loadRouteTexts } from '@/routes/-guards/load-route-texts';
import { openAgainWhenOnline } from '@/routes/-guards/open-again-when-online';
import type { Brand, FlagNames } from '@/routes/-guards/router-context';
import { watchOnboarding } from '@/routes/-guards/watch-onboarding';
import { routeTree } from '@/routes/route-tree.gen';
import type { Noun } from '@/shared/i18n/load-texts';
import type { OnboardingPlace } from '@/shared/onboarding/onboarding-target';
import { createQueryClient } from './query-client';
import { searchText } from './search-text';

interface AppOptions {
  brand: Brand;
  /** Stripe's publishable key, from `/config.json`. */
  stripePublishableKey?: string | undefined;
  /** The names of the channel flags that are this deployment's own. */
  flagNames?: FlagNames;
  history?: RouterHistory;
}

const USUAL_FLAG_NAMES: FlagNames = { widget: 'enableStudioWidgetChannel', hash: 'hash' };

/** Router and query client, put together once. */
export function createApp({
  brand,
  stripePublishableKey,
  flagNames = USUAL_FLAG_NAMES,
  history = createBrowserHistory(),
}: AppOptions) {
  const queryClient = createQueryClient();
  const router = createRouter({
    routeTree,
    history,
    context: { queryClient, brand, stripePublishableKey, flagNames },
    ...searchText,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 150,
    defaultPendingMinMs: 0,
    scrollRestoration: true,
    defaultErrorComponent: RouteCrash,
    defaultPendingComponent: RoutePending,
    defaultNotFoundComponent: UnreadableAddress,
  });
  loadRouteTexts(router);
  watchOnboarding(router, queryClient);
  openAgainWhenOnline(router);
  const element = (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
  return { router, queryClient, element };
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createApp>['router'];
  }
  interface StaticDataRouteOption {
    /** The chat widget is shown here (specification §2). */
    showsWidget?: boolean;
    /** Where this route is, as far as the onboarding guard cares. */
    place?: OnboardingPlace;
    /** Whose texts the page shows, beyond those that are there from the start; its layouts' need not be named again. */
    texts?: readonly Noun[];
    /** The view that is shown where the address names none: its code comes with the page's, by the name of its file. */
    view?: string;
    /** The page's part of the window's title. */
    title?: (LL: TranslationFunctions) => string;
  }
}
