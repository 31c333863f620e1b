import type { PlayedProvider } from '@mocks/core/node';
import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { textsOf } from '../e2e/support/texts';
import { heading, renderApp } from './render-app';

/** The texts of the designer. */
export const en = textsOf('en').widgetDesigner;

type App = Awaited<ReturnType<typeof renderApp>>;

/** The widget of Acme as the provider has it, and what a colleague does to it meanwhile. */
export function storedWidget({ db }: PlayedProvider) {
  function stored(widgetId = 'wgt_acme') {
    const one = db.state.widgets[widgetId];
    if (!one) throw new Error(`the seed lacks ${widgetId}`);
    return one;
  }
  const widget = (widgetId?: string) => stored(widgetId).widget;

  /** A colleague saves the widget in another window. */
  function colleague(change: Partial<ReturnType<typeof widget>>): void {
    stored().widget = {
      ...widget(),
      ...change,
      revision: 'rev_bea',
      savedBy: 'Bea Sol',
      savedAt: new Date(db.now()).toISOString(),
    };
  }

  return { stored, widget, colleague };
}

/** Opens a part of the designer of Acme's widget as Ana. */
export async function open(part = 'look', locale = 'en'): Promise<App> {
  const app = await renderApp(`/${locale}/dashboard/channels?view=widget&widget=wgt_acme&part=${part}`, {
    signedInAs: 'ana@acme.example',
  });
  await heading('Tienda Acme Hogar');
  return app;
}

/** Writes into a field in the place of what stands there. */
export async function write({ user }: App, label: string | RegExp, text: string): Promise<void> {
  const field = await screen.findByLabelText(label);
  await user.clear(field);
  if (text !== '') await user.type(field, text);
}

/** Presses a button. */
export const press = async ({ user }: App, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));

/** Publishes what was changed. */
export const publish = (app: App) => press(app, en.save.publish());

/** Resolves when the changes are live. */
export const published = () => screen.findByText(en.save.done());

/** What the chat in the preview shows: the element itself, a tree of its own. */
export function preview(): Promise<HTMLElement> {
  return waitFor(() => {
    const figure = screen.getByRole('figure', { name: /^Preview/ });
    const box = figure.querySelector('agent-chat')?.shadowRoot?.querySelector('div');
    if (!box?.querySelector('button')) throw new Error('The preview has no chat.');
    return box;
  });
}

/** Resolves when the preview shows a text. */
export const previewShows = (text: string) =>
  waitFor(async () => expect((await preview()).textContent).toContain(text));
