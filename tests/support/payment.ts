import { screen } from '@testing-library/react';
import { beforeEach } from 'vitest';
import { accountOfNuevo, atPlans } from './missing/acts';
import { playProvider } from './play-provider';
import type { renderApp } from './render-app';

/** Where Nuria pays for what she has chosen. */
export const PAY = '/en/onboarding/subscriptionpay?plan=plan_growth&period=month';

/** Plays a provider for a file of tests, at which Nuria has come to the plans. */
export function playPlans() {
  // With speed 1 and a clock that stands still, work is running until the test says that it is over.
  const provider = playProvider({ speed: 1 });
  beforeEach(() => atPlans(provider));
  return {
    provider,
    stored: () => accountOfNuevo(provider),
    charges: () => provider.db.state.charges,
  };
}

/** Pays what is due. */
export async function pay({ user }: Awaited<ReturnType<typeof renderApp>>, amount = '€59.29'): Promise<void> {
  await user.click(await screen.findByRole('button', { name: `Pay ${amount} now` }));
}
