import { FAILING_NAME } from '@mocks/core/sentinel';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { getJobMockHandler } from '@/api/generated/jobs/jobs.msw';
import { getAdvanceStageMockHandler } from '@/api/generated/onboarding/onboarding.msw';
import { loseNextAnswer } from '../support/lose-answer';
import { PAY, pay, playPlans } from '../support/payment';
import { heading, renderApp } from '../support/render-app';

const { provider, stored, charges } = playPlans();

const NUEVO = 'nuevo@acme.example';

test('while the plan is being set up, no page lets anybody pay again', async () => {
  const first = await renderApp(PAY, { signedInAs: NUEVO });
  await pay(first);
  await heading('We’re getting everything ready');
  for (const page of ['pricing', 'freetrial', 'subscriptionpay?plan=plan_scale', 'subscribing']) {
    const app = await renderApp(`/en/onboarding/${page}`);
    await heading('We’re getting everything ready');
    expect(app.at()).toBe('/en/onboarding/subscribing');
  }
  const home = await renderApp('/en/dashboard/home');
  await waitFor(() => expect(home.at()).toBe('/en/onboarding/subscribing'));
});

test('a plan that could not be set up goes on from the failed phase, on another device too', async () => {
  stored().process.settings.company = { name: FAILING_NAME, country: 'ES', timeZone: 'Europe/Madrid' };
  const first = await renderApp(PAY, { signedInAs: NUEVO });
  await pay(first);
  await heading('We’re getting everything ready');
  provider.finishJobs();
  await screen.findByText(/It stopped at “Preparing your workspace”\. Your payment went through/);
  expect(screen.queryByRole('link', { name: 'Choose another plan' })).toBeNull();

  const app = await renderApp('/en/onboarding/pricing');
  await screen.findByText(/^Your details are saved\. .*you won’t be charged again\.$/);
  // The one loud way on; the plans beside it stand back.
  const loud = [...screen.getAllByRole('link'), ...screen.getAllByRole('button')].filter(({ className }) =>
    className.includes('btn-primary'),
  );
  expect(loud.map(({ textContent }) => textContent)).toEqual(['Continue setup']);
  await app.user.click(screen.getByRole('link', { name: 'Continue setup' }));
  await app.user.click(await screen.findByRole('button', { name: 'Try again' }));
  await heading('We’re getting everything ready');
  provider.finishJobs();
  await heading('Where will your agents answer?');
  // As many steps as before, though this one is there only for who has paid.
  const steps = within(screen.getByRole('navigation', { name: 'Steps to set up your account' }));
  expect(steps.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Companydone',
    'Plandone',
    '3Channelscurrent step',
  ]);
  expect(charges()).toHaveLength(1);
});

test('going on that fails is said beside it, and can be tried again', async () => {
  stored().process.settings.company = { name: FAILING_NAME, country: 'ES', timeZone: 'Europe/Madrid' };
  const app = await renderApp(PAY, { signedInAs: NUEVO });
  await pay(app);
  await heading('We’re getting everything ready');
  provider.finishJobs();
  const proceed = await screen.findByRole('button', { name: 'Try again' });
  provider.server.use(http.post('*/api/v1/jobs/*', () => HttpResponse.error(), { once: true }));
  await app.user.click(proceed);
  await screen.findByText('Can’t connect');
  await app.user.click(screen.getByRole('button', { name: 'Try again' }));
  await heading('We’re getting everything ready');
});

test('Tomás, in his trial, pays from the dashboard and comes back to it', async () => {
  const app = await renderApp('/en/onboarding/pricing', { signedInAs: 'trial@acme.example' });
  await heading('Choose your plan');
  await app.user.click(screen.getByRole('button', { name: /^Buy now .*Growth/ }));
  await pay(app);
  await heading('We’re getting everything ready');
  provider.finishJobs();
  await heading('Welcome, Tomás!');
  expect(provider.db.state.accounts.acc_norte?.account.subscription).toMatchObject({
    statusValue: 'active',
    planId: 'plan_growth',
    metadata: { subscriptions: [{ customer: { id: 'cus_Norte01' } }] },
  });
});

test('a trial that failed may be left for another choice', async () => {
  stored().process.settings.company = { name: FAILING_NAME, country: 'ES', timeZone: 'Europe/Madrid' };
  const app = await renderApp('/en/onboarding/freetrial?plan=plan_growth', { signedInAs: NUEVO });
  await app.user.click(await screen.findByRole('button', { name: 'Start free trial' }));
  await heading('We’re getting everything ready');
  provider.finishJobs();
  await app.user.click(await screen.findByRole('link', { name: 'Choose another plan' }));
  await heading('Choose your plan');
  await app.user.click(screen.getByRole('button', { name: /^Buy now .*Growth/ }));
  await pay(app);
  await heading('We’re getting everything ready');
  await screen.findByText('Confirming your payment');
});

test('a trial whose answer got lost is found, not begun again', async () => {
  const app = await renderApp('/en/onboarding/freetrial?plan=plan_growth', { signedInAs: NUEVO });
  const button = await screen.findByRole('button', { name: 'Start free trial' });
  loseNextAnswer(provider, '/accounts/acc_nuevo/trial');
  await app.user.click(button);
  await heading('We’re getting everything ready');
  expect(provider.callsOf('POST', '/accounts/acc_nuevo/trial')).toHaveLength(1);
});

describe('work that has succeeded while the stage still stands', () => {
  const ADVANCE = '/welcome/stage/next';

  beforeEach(() => {
    stored().process.settings.jobId = 'job_done';
    stored().account.subscription.statusValue = 'active';
    provider.server.use(
      getJobMockHandler({
        jobId: 'job_done',
        kind: 'subscription_start',
        status: 'succeeded',
        phase: 'done',
        phases: ['payment', 'done'],
        progress: 1,
        result: null,
        error: null,
      }),
    );
  });

  test.each(['subscribing?job=job_done', 'pricing', 'subscriptionpay'])(
    'from %s it is finished once, and the next stage comes; nothing is paid again',
    async (page) => {
      await renderApp(`/en/onboarding/${page}`, { signedInAs: NUEVO });
      await heading('Where will your agents answer?');
      expect(provider.callsOf('PATCH', ADVANCE)).toHaveLength(1);
      expect(charges()).toHaveLength(0);
    },
  );

  test('a stage that does not move then is said once, with a way out', async () => {
    provider.server.use(getAdvanceStageMockHandler(() => stored().process));
    const app = await renderApp('/en/onboarding/subscribing?job=job_done', { signedInAs: NUEVO });
    await screen.findByRole('alert');
    expect(screen.getByText('stage subscription_settings')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Logout' })).toBeDefined();
    expect(provider.callsOf('PATCH', ADVANCE)).toHaveLength(1);
    provider.server.use(getAdvanceStageMockHandler(() => ({ ...stored().process, isEnd: true })));
    await app.user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(app.at()).toBe('/en/dashboard/home'));
  });
});
