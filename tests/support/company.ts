import { screen } from '@testing-library/react';
import { playProvider } from './play-provider';
import { renderApp } from './render-app';

type App = Awaited<ReturnType<typeof renderApp>>;

/** Plays the provider for a file of tests, and tells what it keeps of an account's settings. */
export function playCompany() {
  const provider = playProvider();
  const settings = (accountId: string) => provider.db.state.accounts[accountId]?.process.settings;
  return { provider, settings };
}

/** The step of onboarding that asks Nuria for her company. */
export async function openStep(path = '/en/onboarding/company_settings'): Promise<App> {
  const app = await renderApp(path, { signedInAs: 'nuevo@acme.example' });
  await screen.findByRole('combobox', { name: /Country|País/ });
  return app;
}

/** The settings of Ana's company. */
export async function openSettings(path = '/en/dashboard/settings?section=company'): Promise<App> {
  const app = await renderApp(path, { signedInAs: 'ana@acme.example' });
  await screen.findByLabelText(/^(Company name|Nombre de la empresa)$/);
  return app;
}

/** The field of the brand voice. */
export const voiceField = () =>
  screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^(Brand voice|Voz de marca)/ });
