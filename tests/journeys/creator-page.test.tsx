import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { onPhone } from '../support/on-phone';
import { playProvider } from '../support/play-provider';
import { heading, renderApp } from '../support/render-app';

playProvider();

const ANA = { signedInAs: 'ana@acme.example' };

test('on a phone what comes next stands beside the title, and the other ways behind one button', async () => {
  onPhone();
  const app = await renderApp('/en/dashboard/creator-agent/bot_returns', ANA);
  await heading('Edit Devoluciones');
  await screen.findByRole('link', { name: 'Publish' });
  expect(screen.queryByRole('link', { name: 'Open agent' })).toBeNull();
  const open = async () => {
    await app.user.click(screen.getByRole('button', { name: 'More actions' }));
    return within(await screen.findByRole('menu'));
  };
  const names = (await open()).getAllByRole('menuitem').map(({ textContent }) => textContent);
  expect(names).toEqual(['New conversation', 'Open agent', 'Test']);
  await app.user.click(screen.getByRole('menuitem', { name: 'New conversation' }));
  await screen.findByText('What should change?');
  await app.user.click((await open()).getByRole('menuitem', { name: 'Test' }));
  await waitFor(() => expect(app.href()).toBe('/en/dashboard/agents/bot_returns/test-agent'));
});

test('the agents to choose from say whether visitors can reach them', async () => {
  await renderApp('/en/dashboard/creator-agent/bot_creator-acme', ANA);
  const stateOf = async (name: string) => {
    const item = (await screen.findByRole('heading', { name })).closest('li');
    if (!item) throw new Error('it stands in no list');
    return within(item);
  };
  (await stateOf('Devoluciones')).getByText('Live');
  (await stateOf('Citas')).getByText('Draft');
});
