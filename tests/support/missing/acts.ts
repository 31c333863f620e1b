import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { playProvider } from '../play-provider';
import { fieldValue, type renderApp } from '../render-app';

export const ANA = 'ana@acme.example';
export const NUEVO = 'nuevo@acme.example';
export const UNAVAILABLE = 'Not available yet';

export type Provider = ReturnType<typeof playProvider>;
export type App = Awaited<ReturnType<typeof renderApp>>;

/** What a person does on a page until the operation is asked for. */
export interface Visit {
  at: string;
  /** Who; by default Ana, for `null` nobody. */
  as?: string | null;
  before?: () => void;
  /** Opens the page, where not by its address. */
  open?: () => Promise<App>;
  /** Everything up to the call. */
  first?: (app: App) => Promise<void>;
  /** Makes the call, and makes it again; without it the page itself does. */
  call?: (app: App) => Promise<void>;
  /** What stays, and what works all the same. */
  rest?: (app: App) => void | Promise<void>;
  /** Where it leads; by default one stays. */
  to?: string;
  /** Which words of the promise are read here; by default all. */
  reads?: readonly string[];
  /** Nothing stands around the page. */
  frameless?: boolean;
}

/** By operation, the visits that ask for it. */
export type Table = (provider: Provider) => Record<string, readonly Visit[]>;

export const button = (name: string | RegExp) => screen.findByRole('button', { name });

export async function press({ user }: App, name: string | RegExp): Promise<void> {
  // A busy button takes no press: who asks again waits until it is free.
  await user.click(await screen.findByRole('button', { name, busy: false }));
}

export async function choose(app: App, menu: string, item: string): Promise<void> {
  await press(app, menu);
  await app.user.click(await screen.findByRole('menuitem', { name: item }));
}

export async function write({ user }: App, label: string, text: string): Promise<void> {
  const field = await screen.findByLabelText(label);
  await user.clear(field);
  await user.paste(text);
}

export async function tick({ user }: App, label: string): Promise<void> {
  await user.click(await screen.findByRole('checkbox', { name: label }));
}

export async function ask(app: App, text: string, label = 'Your message'): Promise<void> {
  await write(app, label, text);
  await app.user.keyboard('{Enter}');
}

export async function answers(app: App): Promise<void> {
  await ask(app, 'How much is the pick-up?');
  await within(await screen.findByRole('log')).findByText(/pick-up costs 4\.90/);
}

export async function publishes(app: App): Promise<void> {
  const now = await button('Publish now');
  await waitFor(() => expect(now.getAttribute('aria-disabled')).toBeNull());
  await app.user.click(now);
  await screen.findByRole('heading', { name: 'Version 3 is live' });
}

export const openDialog = (app: App) => press(app, 'Publish');

export function accountOfNuevo(provider: Provider) {
  const stored = provider.db.state.accounts.acc_nuevo;
  if (!stored) throw new Error('the seed lacks the new account');
  return stored;
}

export function atPlans(provider: Provider): void {
  const company = { name: 'Café Vega', country: 'ES', timeZone: 'Europe/Madrid' };
  accountOfNuevo(provider).process = {
    settings: { company },
    currentStage: 'subscription_settings',
    isEnd: false,
  };
}

export function withoutTests(provider: Provider): void {
  provider.db.state.tests = {};
}

export const signedOut = (at: string, fields: Record<string, string>, submit: string): Visit => ({
  at,
  as: null,
  first: async (app) => {
    for (const [label, text] of Object.entries(fields)) await write(app, label, text);
  },
  call: (app) => press(app, submit),
  rest: () => {
    for (const [label, text] of Object.entries(fields)) expect(fieldValue(label)).toBe(text);
  },
});
