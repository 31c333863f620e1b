import { screen } from '@testing-library/react';
import type { renderApp } from './render-app';

type App = Awaited<ReturnType<typeof renderApp>>;

/** Chooses in a list that is searched by typing. */
export async function choose({ user }: App, label: string, text: string): Promise<void> {
  const field = await screen.findByRole('combobox', { name: label });
  await user.click(field);
  await user.type(field, `${text}{Enter}`);
}

/** Writes into a field in the place of what stands there. */
export async function write({ user }: App, label: string | RegExp, text: string): Promise<void> {
  const field = await screen.findByRole('textbox', { name: label });
  await user.clear(field);
  await user.type(field, text);
}
