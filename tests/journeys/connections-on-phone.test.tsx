import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { onPhone } from '../support/on-phone';
import { playProvider } from '../support/play-provider';
import { renderApp } from '../support/render-app';

playProvider();

const row = async (name: string) => {
  const item = (await screen.findByRole('heading', { level: 2, name })).closest('li');
  if (!item) throw new Error(`${name} is in no list`);
  return within(item);
};

test('what is done seldom with an account is in a menu, what mends it is not', async () => {
  onPhone();
  const app = await renderApp('/en/dashboard/setup/tools2', { signedInAs: 'ana@acme.example' });
  (await row('Estudio de cocinas')).getByRole('button', { name: 'Reconnect Estudio de cocinas' });
  const outlet = await row('Outlet');
  expect(outlet.getAllByRole('button')).toHaveLength(1);
  await app.user.click(outlet.getByRole('button', { name: 'More for Outlet' }));
  await app.user.click(await screen.findByRole('menuitem', { name: 'Rename' }));
  const field = await screen.findByLabelText('Name');
  await app.user.clear(field);
  await app.user.type(field, 'Rebajas{Enter}');
  await app.user.click((await row('Rebajas')).getByRole('button', { name: 'More for Rebajas' }));
  await app.user.click(await screen.findByRole('menuitem', { name: 'Disconnect' }));
  await screen.findByText('No agent uses this account.');
  await app.user.click(screen.getByRole('button', { name: 'Disconnect' }));
  await screen.findByText('Rebajas disconnected');
});
