import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { getAccountMockHandler } from '@/api/generated/account/account.msw';
import { card } from '../support/card';
import { playProvider } from '../support/play-provider';
import { heading, renderApp } from '../support/render-app';

const provider = playProvider({ speed: 1 });
const ANA = 'ana@acme.example';
const NURIA = 'nuevo@acme.example';

interface Told {
  agents: number;
  conversations: number | undefined;
}

/** The figures after "of", or before "agents" and "conversations". */
const figure = (text: string | null | undefined, pattern: RegExp): number | undefined => {
  const [, found] = pattern.exec(text ?? '') ?? [];
  return found === undefined ? undefined : Number(found.replaceAll(',', ''));
};

function toldIn(text: string | null | undefined): Told {
  return {
    agents: figure(text, /([\d,]+) agents?/) ?? Number.NaN,
    conversations: figure(text, /([\d,]+) conversations?/),
  };
}

/** What the meters of home or of the plan's section say. */
async function metered(): Promise<Told> {
  const of = (meter: HTMLElement | null) =>
    figure(meter?.getAttribute('aria-valuetext'), /([\d,]+)(?: included)?$/);
  const agents = await screen.findByRole('meter', { name: 'Agents' });
  return {
    agents: of(agents) ?? Number.NaN,
    conversations: of(screen.queryByRole('meter', { name: 'Conversations' })),
  };
}

/** The limits as each page of the dashboard tells them. */
async function toldEverywhere(signedInAs: string): Promise<Told> {
  await renderApp('/en/dashboard/home', { signedInAs });
  const home = await metered();
  await renderApp('/en/dashboard/settings?section=plan');
  expect(await metered()).toEqual(home);
  const first = await screen.findByText(/^First [\d,]+$/);
  expect(figure(first.textContent, /^First ([\d,]+)$/)).toBe(home.agents);
  expect(first.nextElementSibling?.textContent).toBe('included');
  await renderApp('/en/dashboard/agents');
  await heading('Agents');
  // An empty list counts nothing.
  const list = screen.queryByRole('meter', { name: 'Agents in your plan' });
  if (list) expect(figure(list.getAttribute('aria-valuetext'), /([\d,]+) included$/)).toBe(home.agents);
  // In the sidebar, in a trial.
  const card = screen.queryByText(/agents? used\.$/);
  if (card) expect(figure(card.textContent, /of ([\d,]+) agents? used\.$/)).toBe(home.agents);
  return home;
}

/** The limits on the card of a plan that is on sale. */
async function onSale(name: string): Promise<Told> {
  await renderApp('/en/onboarding/pricing', { signedInAs: ANA });
  return toldIn((await screen.findByRole('article', { name })).textContent);
}

function acme() {
  const stored = provider.db.state.accounts.acc_acme;
  if (!stored) throw new Error('the seed lacks the account');
  return stored;
}

test('a trial holds what its plan’s card and its own page promise', async () => {
  const stored = provider.db.state.accounts.acc_nuevo;
  if (!stored) throw new Error('the seed lacks the new account');
  stored.process.currentStage = 'subscription_settings';
  const app = await renderApp('/en/onboarding/pricing', { signedInAs: NURIA });
  const card = toldIn((await screen.findByRole('article', { name: 'Growth' })).textContent);
  await app.user.click(screen.getByRole('button', { name: /^Try .*Growth/ }));
  await heading('Your free trial of Growth');
  expect(toldIn(screen.getByText(/^Includes /).textContent)).toEqual(card);
  await app.user.click(screen.getByRole('button', { name: 'Start free trial' }));
  await heading('We’re getting everything ready');
  provider.finishJobs();
  await waitFor(() => expect(app.at()).toBe('/en/dashboard/home'));
  expect(await toldEverywhere(NURIA)).toEqual(card);
  screen.getByText('14 days left, 0 of 10 agents used.');
});

test('a plan that is paid for, and one that is chosen for later, name the limits of today', async () => {
  const growth = await onSale('Growth');
  expect(await toldEverywhere(ANA)).toEqual(growth);
  const own = provider.db.state.subscriptions.acc_acme;
  if (!own) throw new Error('the seed lacks the subscription');
  own.next = { planId: 'plan_starter', period: 'month', startsAt: '2099-01-01T00:00:00Z' };
  expect(await toldEverywhere(ANA)).toEqual(growth);
});

test('a smaller plan that has begun names its own limits, and who has more agents is asked to pay for them', async () => {
  acme().account.subscription.planId = 'plan_starter';
  expect(await toldEverywhere(ANA)).toEqual(await onSale('Starter'));
  await renderApp('/en/dashboard/home');
  await screen.findByText('2 beyond your plan: €24 on your next invoice.');
  await screen.findByText('2 agents over your plan: €24 on the next invoice');
});

test('an overdue payment is called so everywhere, and never the end of the plan', async () => {
  const growth = await onSale('Growth');
  provider.setScenario('past-due');
  expect(await toldEverywhere(ANA)).toEqual(growth);
  await renderApp('/en/dashboard/home');
  await screen.findByText(/^Pay €59\.29 before .* or your agents stop answering$/);
  // Once on the page, with the one way to pay it.
  await screen.findByText('Payment overdue');
  const link = screen.getByRole('link', { name: 'Pay now' });
  expect(link.getAttribute('href')).toBe('/en/dashboard/settings?section=plan#overdue');
  expect(screen.queryByText('Your plan has ended')).toBeNull();
});

test('a plan that has ended has no price and leaves the free agents alone', async () => {
  Object.assign(acme().account.subscription, { statusValue: 'canceled', status: false });
  expect(await toldEverywhere(ANA)).toEqual({ agents: 2, conversations: undefined });
  await renderApp('/en/dashboard/settings?section=plan');
  await screen.findByText('Ended');
  expect(screen.queryByText('Price before tax')).toBeNull();
  expect(screen.queryByText(/^Never more than|^No upper limit/)).toBeNull();
});

test('an editor is told of the trial, and led to no page that asks for an owner', async () => {
  provider.setScenario('trial-first-day');
  await renderApp('/en/dashboard/agents', { signedInAs: 'iker@acme.example' });
  await screen.findByText(/agents used\.$/);
  expect(screen.queryByRole('link', { name: 'See plans' })).toBeNull();
});

test('a full plan is said by the card of the trial, not again among what needs attention', async () => {
  await renderApp('/en/dashboard/home', { signedInAs: 'trial@acme.example' });
  await screen.findByText(/2 of 2 agents used/);
  await screen.findByText(/is live, but (?:on no channel|none of its channels is connected)$/);
  await screen.findByRole('meter', { name: 'Agents' });
  expect(screen.queryByText(/^Agents: .* of your plan is used$/)).toBeNull();
  // Nothing was changed yet: there is no card that says so.
  expect(screen.queryByRole('heading', { name: 'Recent changes' })).toBeNull();
});

test('of an account that cannot be read no limit is made up', async () => {
  provider.server.use(
    getAccountMockHandler(() => {
      throw HttpResponse.json([]);
    }),
  );
  await renderApp('/en/dashboard/settings?section=plan', { signedInAs: ANA });
  expect(await metered()).toEqual({ agents: 10, conversations: 3000 });
  await renderApp('/en/dashboard/home');
  await (await card('Usage')).findByText(/^Your usage couldn’t be loaded\./);
  await screen.findByRole('heading', { name: 'Needs your attention' });
  expect(screen.queryByText(/^Agents: .* of your plan is used$/)).toBeNull();
  expect(screen.queryByText(/^You’ve reached your limit of agents/)).toBeNull();
});
