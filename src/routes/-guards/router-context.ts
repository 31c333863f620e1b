import type { QueryClient } from '@tanstack/react-query';

/** What the product is called, from `/config.json`; without it the catalogue's title and description. */
export interface Brand {
  title?: string | undefined;
  description?: string | undefined;
  /** Where people get help: an e-mail address, or a page. */
  support?: string | undefined;
}

/** Names in the payload of the channels that the specification leaves to the deployment (§3: `{product}`, `{hash}`). */
export interface FlagNames {
  widget: string;
  hash: string;
}

/** What every route has at hand. */
export interface RouterContext {
  queryClient: QueryClient;
  brand: Brand;
  /** Stripe's publishable key, from `/config.json`; without it nobody can pay. */
  stripePublishableKey: string | undefined;
  flagNames: FlagNames;
}
