import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';

declare global {
  /** Where the browser knows Trusted Types. */
  var trustedTypes:
    | {
        readonly defaultPolicy: unknown;
        createPolicy: (name: string, rules: { createScriptURL: (url: string) => string | null }) => unknown;
      }
    | undefined;
}

const STRIPE_ORIGIN = 'https://js.stripe.com';

/** Script may then come from Stripe's own origin and from nowhere else; no text becomes markup or script. */
function allowStripeScript(): void {
  if (!globalThis.trustedTypes || globalThis.trustedTypes.defaultPolicy) return;
  globalThis.trustedTypes.createPolicy('default', {
    createScriptURL: (url) => (URL.parse(url)?.origin === STRIPE_ORIGIN ? url : null),
  });
}

/** Loads Stripe's own script, which the policy allows when `/config.json` names a key. */
export async function openStripe(publishableKey: string): Promise<Stripe> {
  allowStripeScript();
  const stripe = await loadStripe(publishableKey);
  if (!stripe) throw new Error('Stripe did not open');
  return stripe;
}
