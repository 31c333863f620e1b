import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { fieldValue, heading } from '../render-app';
import {
  accountOfNuevo,
  atPlans,
  button,
  NUEVO,
  press,
  type Table,
  UNAVAILABLE,
  type Visit,
  write,
} from './acts';

const PAY = '/en/onboarding/subscriptionpay?plan=plan_growth&period=month';
const PLAN = '/en/dashboard/settings?section=plan';

/** Plans, payments, invoices. */
export const billing: Table = (provider) => {
  const paying = (card: RegExp, submit: RegExp | string): Visit => ({
    at: PAY,
    as: NUEVO,
    before: () => atPlans(provider),
    first: async ({ user }) => user.click(await screen.findByRole('radio', { name: card })),
    call: (app) => press(app, submit),
  });

  return {
    'GET /plans': [
      {
        at: '/en/onboarding/pricing',
        as: NUEVO,
        before: () => atPlans(provider),
        rest: async (app) => {
          // Elsewhere than here a provider without plans lets the stage go on without one.
          accountOfNuevo(provider).account.subscription.statusValue = 'active';
          await press(app, 'Continue without a plan');
          await heading('Where will your agents answer?');
        },
        to: '/en/onboarding/integrations',
      },
      {
        at: '/en/onboarding/freetrial',
        as: NUEVO,
        before: () => atPlans(provider),
        to: '/en/onboarding/pricing',
      },
      {
        at: '/en/onboarding/subscriptionpay',
        as: NUEVO,
        before: () => atPlans(provider),
        to: '/en/onboarding/pricing',
      },
    ],
    'POST /accounts/{accountId}/trial': [
      {
        at: '/en/onboarding/freetrial',
        as: NUEVO,
        before: () => atPlans(provider),
        call: (app) => press(app, 'Start free trial'),
      },
    ],
    'GET /accounts/{accountId}/due-today': [
      {
        at: PAY,
        as: NUEVO,
        before: () => atPlans(provider),
        rest: async (app) => {
          await press(app, 'Pay');
          expect(provider.callsOf('POST', '/accounts/acc_nuevo/subscription')).toEqual([]);
        },
      },
    ],
    'POST /accounts/{accountId}/payment-setups': [paying(/^Succeeds/, /^Pay .* now$/)],
    'GET /accounts/{accountId}/payment-setups/{setupIntent}': [
      {
        ...paying(/^Needs verification/, 'Verify with my bank'),
        first: async (app) => {
          await app.user.click(await screen.findByRole('radio', { name: /^Needs verification/ }));
          await press(app, /^Pay .* now$/);
          await button('Verify with my bank');
        },
      },
    ],
    'POST /accounts/{accountId}/subscription': [paying(/^Succeeds/, /^Pay .* now$/)],
    'GET /accounts/{accountId}/billing': [
      { at: '/en/dashboard/home', reads: ['Agents in your plan'] },
      {
        at: PLAN,
        reads: ['Agents in your plan'],
        rest: async () => {
          await screen.findByRole('heading', { name: 'Invoices' });
          expect(screen.queryByRole('heading', { name: 'Tax ID' })).toBeNull();
        },
      },
    ],
    'GET /accounts/{accountId}/plan-change': [
      {
        at: PLAN,
        first: async (app) => {
          await press(app, 'Change plan');
          await app.user.click(await screen.findByRole('radio', { name: 'Scale' }));
        },
        frameless: true,
      },
    ],
    'POST /accounts/{accountId}/plan-change': [
      {
        at: PLAN,
        first: async (app) => {
          await press(app, 'Change plan');
          await app.user.click(await screen.findByRole('radio', { name: 'Scale' }));
        },
        call: (app) => press(app, /^Confirm and pay/),
        frameless: true,
      },
    ],
    'PUT /accounts/{accountId}/tax-id': [
      {
        at: PLAN,
        first: (app) => write(app, 'Tax ID (Spain)', 'A28015865'),
        call: (app) => press(app, 'Save changes to tax ID'),
        rest: () => expect(fieldValue('Tax ID (Spain)')).toBe('A28015865'),
      },
    ],
    'PUT /accounts/{accountId}/spend-cap': [
      {
        at: PLAN,
        first: (app) => write(app, 'Cap per month (EUR)', '120'),
        call: (app) => press(app, 'Save changes to cap'),
        rest: () => expect(fieldValue('Cap per month (EUR)')).toBe('120'),
      },
    ],
    'POST /accounts/{accountId}/cancellation': [
      {
        at: PLAN,
        first: (app) => press(app, 'Cancel plan…'),
        call: (app) => press(app, 'Cancel plan'),
        frameless: true,
      },
    ],
    'DELETE /accounts/{accountId}/cancellation': [
      {
        at: PLAN,
        before: () => {
          const stored = provider.db.state.subscriptions.acc_acme;
          if (stored) stored.endsAt = '2099-01-01T00:00:00Z';
        },
        call: (app) => press(app, 'Resume plan'),
      },
    ],
    'POST /accounts/{accountId}/overdue-payment': [
      {
        at: PLAN,
        before: () => provider.setScenario('past-due'),
        first: async ({ user }) => user.click(await screen.findByRole('radio', { name: /^Succeeds/ })),
        call: (app) => press(app, /^Pay/),
      },
    ],
    'GET /accounts/{accountId}/invoices': [{ at: PLAN }],
    'GET /accounts/{accountId}/invoices/{invoiceId}/file': [
      {
        at: PLAN,
        call: async ({ user }) => {
          const [first] = await screen.findAllByRole('button', { name: /^Download/ });
          if (first) await user.click(first);
        },
        rest: () => expect(screen.getAllByText(UNAVAILABLE)).toHaveLength(1),
      },
    ],
  };
};
