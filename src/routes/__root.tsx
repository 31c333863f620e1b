import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** What the product is called, from `/config.json`; without it the catalogue's title and description. */
export interface Brand {
  title?: string | undefined;
  description?: string | undefined;
}

/** What every route has at hand. */
export interface RouterContext {
  queryClient: QueryClient;
  brand: Brand;
  /** Stripe's publishable key, from `/config.json`; without it nobody can pay. */
  stripePublishableKey: string | undefined;
  /** What stands above every page: the banner of mock builds. */
  banner: ReactNode;
}

export const Route = createRootRouteWithContext<RouterContext>()({});
