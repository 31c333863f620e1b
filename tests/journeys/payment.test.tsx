import { CARD_SENTINELS } from '@mocks/billing/sentinels';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { TEST_CARDS, VERIFIED_TEST_CARD } from '@/features/onboarding/payment/test-cards';
import { textsOf } from '../e2e/support/texts';
import { loseNextAnswer } from '../support/lose-answer';
import { PAY, pay, playPlans } from '../support/payment';
import { heading, renderApp } from '../support/render-app';

const { provider, stored, charges } = playPlans();

const NUEVO = 'nuevo@acme.example';
const SUBSCRIPTION = '/accounts/acc_nuevo/subscription';

type App = Awaited<ReturnType<typeof renderApp>>;

const bodies: Record<string, unknown>[] = [];
const keys: (string | null)[] = [];
beforeEach(() => {
  bodies.length = 0;
  keys.length = 0;
});
provider.server.events.on('request:start', async ({ request }) => {
  const { pathname } = new URL(request.url);
  if (pathname.endsWith(SUBSCRIPTION)) keys.push(request.headers.get('Idempotency-Key'));
  const text = await request.clone().text();
  if (text === '') return;
  bodies.push({ call: `${request.method} ${pathname.replace('/api/v1', '')}`, body: JSON.parse(text) });
});
const sent = (call: string) => bodies.filter((one) => one.call === call).map(({ body }) => body);

async function takeCard({ user }: App, name: string | RegExp): Promise<void> {
  await user.click(await screen.findByRole('radio', { name }));
}

test('who had a trial, or pays, is offered no other one', async () => {
  await renderApp('/en/onboarding/pricing', { signedInAs: 'trial@acme.example' });
  await heading('Choose your plan');
  expect(screen.getAllByRole('button', { name: /^Buy now/ })).toHaveLength(3);
  expect(screen.queryByRole('button', { name: /free/ })).toBeNull();
});

test('the page of the plans says what a year saves and what an additional agent costs', async () => {
  const { user } = await renderApp('/en/onboarding/pricing', { signedInAs: NUEVO });
  await heading('Choose your plan');
  screen.getByText('Save 16% with yearly billing');
  // The same on each plan, it is said once, beside the tax.
  screen.getByText(/^Additional agents: up to €12 a month each\. Prices exclude tax\./);
  await user.click(screen.getByRole('radio', { name: 'Yearly' }));
  await screen.findByText('You save €98 a year (16%)');
  expect(screen.queryByText('Save 16% with yearly billing')).toBeNull();
});

test('the test cards of the form are the sentinels of the played provider', () => {
  expect({ ...TEST_CARDS, verified: VERIFIED_TEST_CARD }).toEqual(CARD_SENTINELS);
});

test('Nuria chooses, sees what is due, pays, and goes on to the channels', async () => {
  const app = await renderApp('/en/onboarding/pricing', { signedInAs: NUEVO });
  await heading('Choose your plan');
  await app.user.click(screen.getByRole('radio', { name: 'Yearly' }));
  await app.user.click(screen.getByRole('button', { name: /^Buy now .*Growth/ }));
  await heading('Your Growth plan');
  expect(app.href()).toBe('/en/onboarding/subscriptionpay?plan=plan_growth&period=year');
  // The choice is with the provider (specification §7: PUT welcome, subscription settings).
  expect(sent('PUT /welcome')).toEqual([{ accountId: 'acc_nuevo', planId: 'plan_growth', period: 'year' }]);

  const due = within(await screen.findByRole('region', { name: 'Due today' }));
  expect(due.getByText('Growth, one year').nextSibling?.textContent).toBe('€490.00');
  // What is bought stands there, too.
  due.getByText('10 agents · 3,000 conversations a month');
  expect(due.getByText('Tax (21%)').nextSibling?.textContent).toBe('€102.90');
  expect(due.getByText('Due today').nextSibling?.textContent).toBe('€592.90');
  expect(due.getByText('It renews on Nov 20, 2027 for €592.90.')).toBeDefined();

  await app.user.click(screen.getByRole('radio', { name: 'Monthly' }));
  await screen.findByText('Growth, one month');
  screen.getByText(/^Save \d+% with yearly billing$/);
  await pay(app);
  await heading('We’re getting everything ready');
  expect(app.at()).toBe('/en/onboarding/subscribing');
  await screen.findByText('Confirming your payment');
  expect(sent(`POST ${SUBSCRIPTION}`)).toEqual([
    { planId: 'plan_growth', period: 'month', paymentMethod: CARD_SENTINELS.ok },
  ]);
  provider.finishJobs();
  await heading('Where will your agents answer?');
  expect(charges()).toHaveLength(1);
  expect(stored().account.subscription).toMatchObject({ statusValue: 'active', planId: 'plan_growth' });
});

test('a declined card is said beside the form, nothing is charged, and another one goes through', async () => {
  const app = await renderApp(PAY, { signedInAs: NUEVO });
  await takeCard(app, /Is declined/);
  await pay(app);
  // Between the card and the button that was pressed, which keeps the focus.
  const form = within(await screen.findByRole('form', { name: 'Card' }));
  expect((await form.findByRole('alert')).textContent).toMatch(
    /Your card was declined.*Try another card or ask your bank/,
  );
  expect(document.activeElement?.textContent).toBe('Pay €59.29 now');
  expect(app.at()).toBe('/en/onboarding/subscriptionpay');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Is declined/ }).checked).toBe(true);
  expect(charges()).toEqual([]);
  await takeCard(app, /Succeeds/);
  await pay(app);
  await heading('We’re getting everything ready');
  expect(new Set(keys).size, 'another card is another payment').toBe(2);
  expect(charges()).toHaveLength(1);
});

test('a verification that the bank wants is finished on the same page', async () => {
  const app = await renderApp(PAY, { signedInAs: NUEVO });
  await takeCard(app, /Needs verification/);
  await pay(app);
  expect((await screen.findByRole('alert')).textContent).toContain('Your bank wants to confirm it’s you');
  expect(charges()).toEqual([]);
  // Meanwhile neither the card nor how often it is paid can be changed.
  for (const name of [/Needs verification/, 'Monthly', 'Yearly'])
    expect(screen.queryByRole('radio', { name })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Pay / })).toBeNull();
  const verify = screen.getByRole('button', { name: 'Verify with my bank' });
  expect(document.activeElement).toBe(verify);
  screen.getByText('Growth, one month');
  await app.user.click(verify);
  await heading('We’re getting everything ready');
  expect(charges()).toHaveLength(1);
});

test('another device finds the verification that is pending, and may take another card instead', async () => {
  const first = await renderApp(PAY, { signedInAs: NUEVO });
  await takeCard(first, /Needs verification/);
  await pay(first);
  await screen.findByRole('button', { name: 'Verify with my bank' });
  const app = await renderApp('/en/dashboard/home');
  await app.user.click(await screen.findByRole('link', { name: 'Verify with my bank' }));
  await screen.findByRole('button', { name: 'Verify with my bank' });
  expect(screen.queryByRole('radio')).toBeNull();
  await app.user.click(await screen.findByRole('button', { name: 'Use another card' }));
  // There is a way back to the bank, too.
  expect(document.activeElement).toBe(await screen.findByRole('form', { name: 'Card' }));
  screen.getByRole('button', { name: 'Verify with my bank' });
  screen.getByRole('radio', { name: 'Monthly' });
  await pay(app);
  await heading('We’re getting everything ready');
  expect(charges()).toHaveLength(1);
  expect(stored().account.subscription.metadata.subscriptions[0]?.pending_setup_intent).toBeNull();
});

test('the token of a card can be typed; a card number is refused here and sent nowhere', async () => {
  const app = await renderApp(PAY, { signedInAs: NUEVO });
  const field = await screen.findByLabelText('Or enter a test card token');
  await app.user.clear(field);
  await app.user.type(field, '4242 4242 4242 4242');
  await pay(app);
  expect(await screen.findByText(/This isn’t a token/)).toBeDefined();
  expect(document.activeElement).toBe(field);
  expect(JSON.stringify(bodies)).not.toContain('4242');
  expect(provider.callsOf('POST', SUBSCRIPTION)).toEqual([]);
  await app.user.clear(field);
  await app.user.type(field, `${CARD_SENTINELS.declined}{Enter}`);
  await screen.findByText('Your card was declined');
});

test('paying twice in a hurry is one payment', async () => {
  const app = await renderApp(PAY, { signedInAs: NUEVO });
  const button = await screen.findByRole('button', { name: 'Pay €59.29 now' });
  await app.user.dblClick(button);
  await heading('We’re getting everything ready');
  expect(provider.callsOf('POST', SUBSCRIPTION)).toHaveLength(1);
});

test('a payment whose answer got lost is found, not made again', async () => {
  const app = await renderApp(PAY, { signedInAs: NUEVO });
  await screen.findByRole('button', { name: 'Pay €59.29 now' });
  loseNextAnswer(provider, SUBSCRIPTION);
  await pay(app);
  await heading('We’re getting everything ready');
  expect(provider.callsOf('POST', SUBSCRIPTION)).toHaveLength(1);
  expect(charges()).toHaveLength(1);
});

test('when the provider is gone altogether, trying again sends the same payment', async () => {
  const app = await renderApp(PAY, { signedInAs: NUEVO });
  await screen.findByRole('button', { name: 'Pay €59.29 now' });
  loseNextAnswer(provider, SUBSCRIPTION);
  provider.server.use(http.get('*/api/v1/welcome/account/acc_nuevo', () => HttpResponse.error()));
  await pay(app);
  await screen.findByText('Can’t connect');
  provider.server.resetHandlers();
  await pay(app);
  await heading('We’re getting everything ready');
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  expect(provider.callsOf('POST', '/accounts/acc_nuevo/payment-setups')).toHaveLength(1);
  expect(charges()).toHaveLength(1);
});

test('a provider without the preview says so, and nothing can be paid blindly', async () => {
  provider.server.use(
    http.get('*/api/v1/accounts/acc_nuevo/due-today', () =>
      HttpResponse.json({ message: 'no such operation', code: 'UNKNOWN_OPERATION' }, { status: 404 }),
    ),
  );
  const app = await renderApp(PAY, { signedInAs: NUEVO });
  await screen.findByText('Not available yet');
  await app.user.click(screen.getByRole('button', { name: 'Pay' }));
  expect(provider.callsOf('POST', SUBSCRIPTION)).toEqual([]);
});

test('in Spanish: a verification, then the plan', async () => {
  const app = await renderApp('/es/onboarding/pricing', { signedInAs: NUEVO });
  const LL = textsOf('es').onboarding;
  await heading(LL.pricing.title());
  await app.user.click(screen.getByRole('button', { name: /^Contratar .*Crecimiento/ }));
  await heading('Tu plan Crecimiento');
  await takeCard(app, /Pide verificación/);
  await app.user.click(await screen.findByRole('button', { name: /^Pagar 59,29\s€ ahora$/ }));
  await screen.findByText('Tu banco quiere confirmar que eres tú');
  await app.user.click(screen.getByRole('button', { name: 'Verificar con mi banco' }));
  await heading(LL.subscribing.title());
  await screen.findByText('Confirmar el pago');
  provider.finishJobs();
  await heading(LL.integrations.title());
});
