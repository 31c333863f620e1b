import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { getBillingMockHandler } from '@/api/generated/subscription/subscription.msw';
import { card } from '../support/card';
import { playProvider } from '../support/play-provider';
import { renderApp } from '../support/render-app';

const provider = playProvider();
const ANA = 'ana@acme.example';
const PLAN = '/en/dashboard/settings?section=plan';

type App = Awaited<ReturnType<typeof renderApp>>;

const openPlan = (as = ANA) => renderApp(PLAN, { signedInAs: as });
const press = async ({ user }: App, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));

/** What the provider remembers of Acme's plan. */
function acme() {
  const found = provider.db.state.subscriptions.acc_acme;
  if (!found) throw new Error('the seed lacks the subscription');
  return found;
}

beforeEach(() => {
  acme().conversationsBefore = 2990;
});

test('the usage says how much is left of what, when it is counted anew, and warns where little is left', async () => {
  await openPlan();
  const usage = await card('Usage');
  const conversations = await usage.findByRole('meter', { name: 'Conversations' });
  expect(conversations.getAttribute('aria-valuetext')).toMatch(/^[23],\d{3} of 3,000$/);
  expect(usage.getByRole('meter', { name: 'Agents' }).getAttribute('aria-valuetext')).toBe('4 of 10');
  usage.getByText(/ · resets \w{3} 1$/);
  expect(usage.getAllByText(/used/i)).toHaveLength(1);
  // The plan's own card names its price, and no use a second time.
  expect(screen.getAllByText(/^4 of 10/)).toHaveLength(1);
});

test('a larger plan begins at once: what is set off and what is due stand there before it is confirmed', async () => {
  const app = await openPlan();
  await press(app, 'Change plan');
  const dialog = within(await screen.findByRole('dialog', { name: 'Change plan' }));
  dialog.getByText('This is your current plan.');
  // The plans are priced without tax, what is due with it: it says so.
  dialog.getByText(/Plan prices exclude tax\.$/);
  await dialog.findByText(/^Save \d+% with yearly billing$/);
  await app.user.click(dialog.getByRole('radio', { name: 'Scale' }));
  await dialog.findByText('Unused time on Growth');
  dialog.getByText(/^Scale, /);
  dialog.getByText('Tax (21%)');
  dialog.getByText('Charged to Visa ending in 4242.');
  dialog.getByText(/From .* you pay €[\d.]+ a month, tax included\.$/);
  expect(dialog.getAllByRole('definition')[0]?.textContent).toMatch(/^−€/);
  expect(provider.db.state.accounts.acc_acme?.account.subscription.planId).toBe('plan_growth');
  await app.user.click(await dialog.findByRole('button', { name: /^Confirm and pay €/ }));
  await screen.findByText('Your plan is now Scale');
  expect(provider.db.state.accounts.acc_acme?.account.subscription.planId).toBe('plan_scale');
  const usage = await card('Usage');
  await waitFor(() =>
    expect(usage.getByRole('meter', { name: 'Conversations' }).getAttribute('aria-valuetext')).toContain(
      '15,000',
    ),
  );
  const invoices = await card('Invoices');
  await waitFor(() => expect(invoices.getAllByRole('row')).toHaveLength(7));
});

test('a smaller plan begins with the next period and costs nothing today', async () => {
  const app = await openPlan();
  await press(app, 'Change plan');
  const dialog = within(await screen.findByRole('dialog', { name: 'Change plan' }));
  await app.user.click(dialog.getByRole('radio', { name: 'Starter' }));
  await dialog.findByText(/^You keep your current plan until .* Nothing is due today\.$/);
  dialog.getByText('You have 4 agents. Starter includes 2, so you pay for 2 more.');
  expect(dialog.queryByText(/^Charged to/)).toBeNull();
  expect(dialog.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '€22.99',
    '€29.04',
    '€52.03',
  ]);
  dialog.getByText(/^Per month from \w{3} 1, \d{4}, tax included$/);
  // A year's price and a month's do not add up: each is said by itself.
  await app.user.click(dialog.getByRole('radio', { name: 'Yearly' }));
  await dialog.findByText('They cost €29.04 a month more, tax included.');
  expect(dialog.queryByText(/^Per month from/)).toBeNull();
  await app.user.click(dialog.getByRole('radio', { name: 'Monthly' }));
  await dialog.findByText(/^Per month from/);
  dialog.getByText(/^Starter includes 500 conversations a month\. You’ve had [23],\d{3} this month\.$/);
  await app.user.click(dialog.getByRole('button', { name: 'Confirm change' }));
  await screen.findByText(/^Your plan changes to Starter on /);
  expect(provider.db.state.accounts.acc_acme?.account.subscription.planId).toBe('plan_growth');
  // It stays in sight until then, and nothing claims that the present plan is paid again.
  await screen.findByText(/^Starter, €19 a month before tax, from \w{3} 1, \d{4}$/);
  expect(screen.queryByText('Estimate your next invoice')).toBeNull();
  // So does what it costs with the agents that it does not include.
  await screen.findByText('You have 4 agents. Starter includes 2, so you pay for 2 more.');
  await screen.findByText('€52.03');
  // The tiers are those of the plan that is left, and say so.
  screen.getByRole('heading', { name: 'What agents cost a month on Growth, before tax' });
  (await card('Cancel plan')).getByText(/^Your next plan starts on /);
  await press(app, 'Keep Growth');
  await screen.findByText('You keep Growth');
  expect(acme().next).toBeNull();
  await screen.findByText('Estimate your next invoice');
  expect(document.activeElement?.textContent).toBe('Change plan');
});

test('an estimate that costs more than another plan names that plan, and its link opens the change to it', async () => {
  const app = await openPlan();
  await app.user.click(await screen.findByText('Estimate your next invoice'));
  const slider = screen.getByRole('slider', { name: 'If you had' });
  expect(screen.queryByText(/^The Scale plan includes/)).toBeNull();
  fireEvent.change(slider, { target: { value: '30' } });
  await screen.findByText('The Scale plan includes 50 agents for €149 a month, before tax.');
  await app.user.click(screen.getByRole('link', { name: 'Change to Scale' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change plan' }));
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'Scale' }).checked).toBe(true);
});

test('a smaller plan that holds all agents names what it costs with tax', async () => {
  const { agents } = provider.db.state;
  for (const key of ['bot_returns', 'bot_orders']) delete agents[key];
  const app = await openPlan();
  await press(app, 'Change plan');
  const dialog = within(await screen.findByRole('dialog', { name: 'Change plan' }));
  await app.user.click(await dialog.findByRole('radio', { name: 'Starter' }));
  await dialog.findByText(/ Then you pay €22\.99 a month, tax included\. Nothing is due today\.$/);
});

test('a plan with too little room for the agents says so, and cannot be confirmed', async () => {
  provider.setScenario('fifty-agents');
  const stored = provider.db.state.accounts.acc_acme;
  if (stored) stored.account.subscription.planId = 'plan_growth';
  const app = await openPlan();
  await press(app, 'Change plan');
  const dialog = within(await screen.findByRole('dialog', { name: 'Change plan' }));
  await app.user.click(dialog.getByRole('radio', { name: 'Starter' }));
  await dialog.findByText(/more agents than this plan has room for/);
  expect(dialog.getByRole('button', { name: 'Confirm change' }).getAttribute('aria-disabled')).toBe('true');
});

test('a tax ID is judged by its country, kept, and taken away', async () => {
  const app = await openPlan();
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Tax ID (Spain)' });
  expect(field.value).toBe('B58818501');
  // Who has one needs no example, until it is written wrong.
  expect(screen.queryByText(/^For example /)).toBeNull();
  await app.user.clear(field);
  await app.user.type(field, 'B58818500');
  await press(app, 'Save changes to tax ID');
  await screen.findByText('This isn’t a valid tax ID for Spain.');
  screen.getByText('For example B58818501.');
  expect(document.activeElement).toBe(field);
  expect(acme().taxId?.value).toBe('B58818501');
  await app.user.clear(field);
  await app.user.type(field, '12345678Z');
  await press(app, 'Save changes to tax ID');
  await screen.findByText('Tax ID saved');
  expect(acme().taxId).toEqual({ country: 'ES', value: '12345678Z' });
  await app.user.clear(field);
  await press(app, 'Save changes to tax ID');
  await screen.findByText('Tax ID removed');
  await screen.findByText('For example B58818501.');
  expect(acme().taxId).toBeNull();
});

test('an invoice comes as a PDF; its amount is written in the reader’s way', async () => {
  const files: Blob[] = [];
  const make = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return 'blob:file';
  });
  const app = await renderApp('/es/dashboard/settings?section=plan', { signedInAs: ANA });
  const invoices = await card('Facturas');
  const [, first] = await invoices.findAllByRole('row');
  expect(first?.textContent).toMatch(/59,29\s€/);
  await app.user.click(within(first ?? document.body).getByRole('button', { name: /^Descargar AS-/ }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(await files[0]?.text()).toMatch(/^%PDF-1\.4[\s\S]*Acme Hogar, B58818501[\s\S]*%%EOF\n$/);
  make.mockRestore();
});

test('the spending cap is kept with its alerts; an amount that is none is refused at its field', async () => {
  const app = await openPlan();
  const amount = await screen.findByRole('textbox', { name: 'Cap per month (EUR)' });
  // Without a cap there is no share of it to write at.
  expect(screen.queryByRole('checkbox', { name: '50%' })).toBeNull();
  await app.user.type(amount, 'a lot');
  await press(app, 'Save changes to cap');
  await screen.findByText('Enter an amount of at least 1.');
  await app.user.clear(amount);
  await app.user.type(amount, '120,50');
  await app.user.click(screen.getByRole('checkbox', { name: '50%' }));
  await press(app, 'Save changes to cap');
  await screen.findByText('Spending cap saved');
  expect(acme().spendCap).toEqual({ amount: 120.5, alerts: [80, 100] });
  (await card('Spending cap')).getByText('€0.00 of €120.50 this month');
});

test('a plan is cancelled at the end of its period, after it is said what happens, and resumed', async () => {
  const app = await openPlan();
  await press(app, 'Cancel plan…');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancel your plan?' }));
  dialog.getByText(/^Until \w{3} 1, \d{4} nothing changes\./);
  dialog.getByText(/stop answering visitors/);
  await app.user.click(dialog.getByRole('button', { name: 'Cancel plan' }));
  await screen.findAllByText(/^Your plan ends on \w{3} 1, \d{4}$/);
  expect(acme().endsAt).not.toBeNull();
  // The way back stands first on the page, and has the focus that the dialog left.
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Resume plan'));
  await screen.findByText(/^Ends \w{3} 1, \d{4}$/);
  expect(screen.queryByText(/resets/)).toBeNull();
  expect(screen.queryByText(/^(Next invoice|Estimate your next invoice)/)).toBeNull();
  await press(app, 'Resume plan');
  await screen.findByText('Your plan continues');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Change plan'));
  expect(acme().endsAt).toBeNull();
  await screen.findByText('Estimate your next invoice');
  await screen.findByRole('button', { name: 'Cancel plan…' });
});

test('the card that is charged is named, and another one takes its place', async () => {
  const app = await openPlan();
  const method = await card('Payment method');
  expect(method.getByText('Visa ending in 4242').parentElement?.textContent).toBe(
    'Visa ending in 4242 · expires Sep 2028',
  );
  await press(app, 'Update card');
  await app.user.click(await screen.findByRole('radio', { name: /^Is declined/ }));
  await press(app, 'Save card');
  await screen.findByText(/declined/i, { selector: 'p' });
  await press(app, 'Cancel');
  expect(document.activeElement?.textContent).toBe('Update card');
  await press(app, 'Update card');
  await app.user.click(await screen.findByRole('radio', { name: /^Succeeds/ }));
  await press(app, 'Save card');
  await screen.findByText('Card updated');
  await method.findByText(/expires Dec 2030$/);
  expect(document.activeElement?.textContent).toBe('Update card');
  expect(method.queryByText('Expired')).toBeNull();
});

test('a card that has run out says so, and a larger plan says what to do about it', async () => {
  const { card: charged } = acme();
  acme().card = { ...charged, expires: '2026-10' };
  const app = await openPlan();
  (await card('Payment method')).getByText('Expired');
  await press(app, 'Change plan');
  const dialog = within(await screen.findByRole('dialog', { name: 'Change plan' }));
  await app.user.click(await dialog.findByRole('radio', { name: 'Scale' }));
  await app.user.click(await dialog.findByRole('button', { name: /^Confirm and pay/ }));
  expect((await dialog.findByRole('alert')).textContent).toMatch(
    /^Your card was declined and nothing has changed\. Update it under “Payment method”/,
  );
});

test('who is in a trial has no renewal to cancel, and no cap', async () => {
  await openPlan('trial@acme.example');
  await card('Usage');
  await screen.findByRole('heading', { name: 'Tax ID' });
  expect(screen.queryByRole('heading', { name: 'Cancel plan' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Spending cap' })).toBeNull();
});

test('the prices mark the plan that is paid for, and lead to its change, not to a second one', async () => {
  const app = await renderApp('/en/onboarding/pricing', { signedInAs: ANA });
  const own = within(await screen.findByRole('article', { name: 'Growth' }));
  own.getByText('Your plan');
  expect(own.queryByRole('button')).toBeNull();
  expect(own.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Buy now/ })).toBeNull();
  await app.user.click(screen.getByRole('link', { name: 'Change to Scale' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change plan' }));
  expect((await dialog.findByRole<HTMLInputElement>('radio', { name: 'Scale' })).checked).toBe(true);
  await dialog.findByText('Unused time on Growth');
  // Closed, it is not asked for again.
  await app.user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(app.router.state.location.search).toEqual({ section: 'plan' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the own plan is paid by the year from the prices', async () => {
  const app = await renderApp('/en/onboarding/pricing?period=year', { signedInAs: ANA });
  const own = within(await screen.findByRole('article', { name: 'Growth' }));
  await app.user.click(await own.findByRole('link', { name: 'Pay yearly' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change plan' }));
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'Yearly' }).checked).toBe(true);
});

test('where no change is offered, the prices sell another plan as before', async () => {
  provider.server.use(
    getBillingMockHandler(() => {
      throw HttpResponse.json({ message: 'Not offered' }, { status: 501 });
    }),
  );
  await renderApp('/en/onboarding/pricing', { signedInAs: ANA });
  await screen.findByRole('button', { name: 'Buy now (Scale)' });
  expect(screen.queryByRole('link', { name: /^Change to/ })).toBeNull();
  screen.getByRole('link', { name: 'Back to the dashboard' });
});

test('a canceled plan is told on the first page, with the way to it', async () => {
  acme().endsAt = '2099-12-01T00:00:00.000Z';
  const app = await renderApp('/en/dashboard/home', { signedInAs: ANA });
  await screen.findByText('Your plan ends on Dec 1, 2099');
  const row = screen.getByText('Your plan ends on Dec 1, 2099').closest('li');
  await app.user.click(within(row ?? document.body).getByRole('link', { name: 'See plan' }));
  await screen.findByRole('button', { name: 'Resume plan' });
});
