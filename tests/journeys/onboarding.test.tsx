import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { getAdvanceStageMockHandler } from '@/api/generated/onboarding/onboarding.msw';
import { textsOf } from '../e2e/support/texts';
import { choose } from '../support/fill-in';
import { playProvider } from '../support/play-provider';
import { heading, renderApp } from '../support/render-app';

// With speed 1 and a clock that stands still, work is running until the test says that it is over.
const provider = playProvider({ speed: 1 });

type App = Awaited<ReturnType<typeof renderApp>>;

async function fillInCompany(app: App, name = 'Nueva Empresa'): Promise<void> {
  await heading('Tell us about your company');
  await app.user.type(await screen.findByLabelText('Company name'), name);
  await choose(app, 'Country', 'Spain');
  await choose(app, 'Region (optional)', 'Asturias');
  await choose(app, 'Time zone', 'Madrid');
}

async function startTrial(app: App): Promise<void> {
  await heading('Choose your plan');
  await app.user.click(screen.getByRole('button', { name: /^Try .*Growth/ }));
  await heading('Your free trial of Growth');
  // What becomes of the agents afterwards is told in the words that are read then.
  screen.getByText('Your agents are kept, but they don’t answer visitors until you choose a plan.');
  await app.user.click(screen.getByRole('button', { name: 'Start free trial' }));
}

test('Nuria comes from her first sign-in to the dashboard', async () => {
  const app = await renderApp('/en/login');
  await app.user.type(await screen.findByLabelText('Email'), 'nuevo@acme.example');
  await app.user.type(screen.getByLabelText('Password'), 'Agents-2026{Enter}');
  await fillInCompany(app);
  expect(app.at()).toBe('/en/onboarding/company_settings');
  await app.user.click(screen.getByRole('button', { name: 'Continue' }));
  await heading('Choose your plan');
  expect(app.at()).toBe('/en/onboarding/pricing');
  // A trial never comes to the channels, so no step says that it will.
  const steps = within(screen.getByRole('navigation', { name: 'Steps to set up your account' }));
  expect(steps.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Companydone',
    '2Plancurrent step',
    '3Readyto do',
  ]);
  await startTrial(app);
  await heading('We’re getting everything ready');
  expect(app.at()).toBe('/en/onboarding/subscribing');
  expect(await screen.findByText('Preparing your workspace')).toBeDefined();
  provider.finishJobs();
  await heading('Welcome, Nuria Vega!');
  expect(app.at()).toBe('/en/dashboard/home');
  expect(provider.db.state.accounts.acc_nuevo?.process).toMatchObject({
    isEnd: true,
    settings: {
      company: { name: 'Nueva Empresa', country: 'ES', region: 'Asturias', timeZone: 'Europe/Madrid' },
      planId: 'plan_growth',
    },
  });
  expect(provider.callsOf('POST', '/welcome/createBotCreator')).toHaveLength(1);
});

test('a company that lacks its name and country is not sent', async () => {
  const app = await renderApp('/en/onboarding/company_settings', { signedInAs: 'nuevo@acme.example' });
  await app.user.click(await screen.findByRole('button', { name: 'Continue' }));
  expect((await screen.findAllByText('Choose a country.')).length).toBeGreaterThan(0);
  expect(provider.callsOf('PUT', '/welcome/company')).toEqual([]);
});

test('a trial whose preparation fails says where it stopped, and goes on from there', async () => {
  const app = await renderApp('/en/onboarding/company_settings', { signedInAs: 'nuevo@acme.example' });
  await fillInCompany(app, 'Fallo');
  await app.user.click(screen.getByRole('button', { name: 'Continue' }));
  await startTrial(app);
  await heading('We’re getting everything ready');
  provider.finishJobs();
  await screen.findByText('We couldn’t finish setting up your account');
  expect(screen.getByText(/It stopped at “Preparing your workspace”/)).toBeDefined();
  await app.user.click(screen.getByRole('button', { name: 'Try again' }));
  await heading('We’re getting everything ready');
  expect(screen.getByText('Activating your plan').closest('li')?.textContent).toContain('Done');
  provider.finishJobs();
  await heading('Welcome, Nuria Vega!');
  expect(provider.callsOf('POST', '/accounts/acc_nuevo/trial')).toHaveLength(1);
});

test('a reload in mid-processing finds the work under way', async () => {
  const app = await renderApp('/en/onboarding/company_settings', { signedInAs: 'nuevo@acme.example' });
  await fillInCompany(app);
  await app.user.click(screen.getByRole('button', { name: 'Continue' }));
  await startTrial(app);
  await heading('We’re getting everything ready');
  const later = await renderApp('/en/onboarding/subscribing');
  await heading('We’re getting everything ready');
  provider.finishJobs();
  await heading('Welcome, Nuria Vega!');
  expect(later.at()).toBe('/en/dashboard/home');
});

test('a trial can be had once: a second attempt leads to the plans', async () => {
  const stored = provider.db.state.accounts.acc_nuevo;
  if (!stored) throw new Error('the seed lacks the new account');
  stored.process.currentStage = 'subscription_settings';
  stored.trialUsed = true;
  const app = await renderApp('/en/onboarding/freetrial', { signedInAs: 'nuevo@acme.example' });
  await app.user.click(await screen.findByRole('button', { name: 'Start free trial' }));
  await screen.findByText(/already used its free trial/);
  await app.user.click(screen.getByRole('link', { name: 'See plans' }));
  await waitFor(() => expect(app.at()).toBe('/en/onboarding/pricing'));
});

test('a visitor without a session is shown the way to one and sends nothing', async () => {
  await renderApp('/en/onboarding/company_settings');
  await screen.findByText('Log in to continue');
  expect(screen.getByRole('link', { name: 'Create an account' }).getAttribute('href')).toBe(
    '/en/onboarding/register',
  );
  expect(provider.calls).toEqual([]);
});

test('when the last step fails after the work is done, it is said, and trying again goes on', async () => {
  const app = await renderApp('/en/onboarding/company_settings', { signedInAs: 'nuevo@acme.example' });
  await fillInCompany(app);
  await app.user.click(screen.getByRole('button', { name: 'Continue' }));
  await startTrial(app);
  await heading('We’re getting everything ready');
  provider.server.use(
    getAdvanceStageMockHandler(() => {
      throw HttpResponse.json({ message: 'no', code: 'PROVIDER_ERROR' }, { status: 500 });
    }),
  );
  provider.finishJobs();
  await screen.findByRole('alert');
  provider.server.resetHandlers();
  await app.user.click(screen.getByRole('button', { name: 'Try again' }));
  await heading('Welcome, Nuria Vega!');
});

test('who signs in from there comes back, as the page promises', async () => {
  await renderApp('/en/onboarding/company_settings');
  const link = await screen.findByRole('link', { name: 'Login' });
  expect(link.getAttribute('href')).toBe('/en/login?redirect=%2Fen%2Fonboarding%2Fcompany_settings');
});

test('the same way in Spanish', async () => {
  const app = await renderApp('/es/login');
  const { onboarding, home } = textsOf('es');
  await app.user.type(await screen.findByLabelText('Correo electrónico'), 'nuevo@acme.example');
  await app.user.type(screen.getByLabelText('Contraseña'), 'Agents-2026{Enter}');
  await heading(onboarding.company.title());
  await app.user.type(await screen.findByLabelText(onboarding.company.name()), 'Bicis Sur');
  await choose(app, onboarding.company.country(), 'España');
  await choose(app, onboarding.company.timeZone(), 'Madrid');
  await app.user.click(screen.getByRole('button', { name: onboarding.company.submit() }));
  await heading(onboarding.pricing.title());
  await app.user.click(screen.getByRole('button', { name: /gratis.*Crecimiento/ }));
  await app.user.click(await screen.findByRole('button', { name: onboarding.trial.start() }));
  await heading(onboarding.subscribing.title());
  provider.finishJobs();
  await heading(home.welcome({ name: 'Nuria Vega' }));
  expect(app.at()).toBe('/es/dashboard/home');
});
