import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { getAgentsMockHandler } from '@/api/generated/agents/agents.msw';
import { card } from '../support/card';
import { playProvider } from '../support/play-provider';
import { heading, renderApp } from '../support/render-app';

const provider = playProvider();
const ANA = 'ana@acme.example';

/** What an overdue payment asks for, and what happens otherwise. */
const DUE = /^Pay €59\.29 before \w{3} \d+, \d{4} or your agents stop answering$/;

test('an overdue payment is named on every page but its own, and paid with another card', async () => {
  provider.setScenario('past-due');
  const app = await renderApp('/en/dashboard/agents', { signedInAs: ANA });
  await heading('Agents');
  await screen.findByText(DUE);
  // In one line, with one way to pay.
  expect(screen.queryByText(/^Payment overdue/)).toBeNull();
  // On the first page it is among what needs somebody, and only there.
  const home = await renderApp('/en/dashboard/home');
  const attention = await card('Needs your attention');
  await attention.findByText('Payment overdue');
  await attention.findByText(DUE);
  expect(screen.getAllByText(DUE)).toHaveLength(1);
  expect(screen.queryByText(/all caught up/)).toBeNull();
  await home.user.click(screen.getByRole('link', { name: 'Pay now' }));
  const overdue = within(await screen.findByRole('region', { name: 'Payment overdue' }));
  overdue.getByText(DUE);
  overdue.getByText(/^Payment overdue since \w{3} \d+, \d{4}\.$/);
  // The plan is said to be in the state of its invoice, in its tone.
  expect((await screen.findByText('Payment overdue', { selector: '.badge' })).classList).toContain(
    'badge-error',
  );
  // Nothing on the page speaks of a renewal, or of another invoice, as if all was well.
  (await card('Cancel plan')).getByText(/^Your current period ends on /);
  await screen.findByRole('heading', { name: 'What agents cost a month, before tax' });
  expect(screen.queryByText(/^(Your plan renews on|Estimate your next invoice)/)).toBeNull();
  await renderApp('/en/dashboard/agents');
  await app.user.click(await screen.findByRole('link', { name: 'Pay now' }));
  // There it is said once, above what takes the card.
  await card('Pay now');
  expect(screen.getAllByText(DUE)).toHaveLength(1);
  // Who is there is not sent there.
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Pay now' })).toBeNull());
  await app.user.click(await screen.findByRole('radio', { name: /^Is declined/ }));
  await app.user.click(await screen.findByRole('button', { name: 'Pay €59.29 now' }));
  await screen.findByText(/declined/i, { selector: 'p' });
  await app.user.click(screen.getByRole('radio', { name: /^Succeeds/ }));
  await app.user.click(await screen.findByRole('button', { name: 'Pay €59.29 now' }));
  await screen.findByText('Payment received. Thank you!');
  await waitFor(() => expect(screen.queryByText(DUE)).toBeNull());
  expect(provider.db.state.accounts.acc_acme?.account.subscription.statusValue).toBe('active');
});

test('where the agents cannot be read, the first page still says what is overdue, with the way to pay', async () => {
  provider.setScenario('past-due');
  provider.server.use(
    getAgentsMockHandler(() => {
      throw HttpResponse.json({ message: 'no' }, { status: 403 });
    }),
  );
  await renderApp('/en/dashboard/home', { signedInAs: ANA });
  const attention = await card('Needs your attention');
  await attention.findByText(DUE);
  expect(attention.getByRole('link', { name: 'Pay now' }).getAttribute('href')).toBe(
    '/en/dashboard/settings?section=plan#overdue',
  );
});

test('who may not pay is told of it above the first page, and sent nowhere', async () => {
  provider.setScenario('past-due');
  await renderApp('/en/dashboard/home', { signedInAs: 'iker@acme.example' });
  await screen.findByText('Payment overdue');
  expect(screen.queryByRole('link', { name: 'Pay now' })).toBeNull();
  expect(screen.queryByText(/all caught up/)).toBeNull();
});
