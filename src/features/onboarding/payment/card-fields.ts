import { type ComponentType, lazy } from 'react';
import type { CardFieldsProps } from './card';

const StripeCardFields = lazy(async () => ({
  default: (await import('./stripe-card-fields')).StripeCardFields,
}));

const TestCardFields = import.meta.env.DEV
  ? lazy(async () => ({
      default: (await import('./test-card-fields')).TestCardFields,
    }))
  : undefined;

/** Whose fields take the card: Stripe's where a key is configured, else in mock builds the played ones, else nobody's. */
export function cardFieldsFor(
  publishableKey: string | undefined,
): ComponentType<CardFieldsProps> | undefined {
  return publishableKey ? StripeCardFields : TestCardFields;
}
