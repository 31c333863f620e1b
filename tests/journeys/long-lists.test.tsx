import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { growTests, growVersions } from '../../scripts/limits/growths';
import { playProvider } from '../support/play-provider';
import { renderApp } from '../support/render-app';

const provider = playProvider();
const ANA = 'ana@acme.example';
const AGENT = '/dashboard/agents/bot_returns';

test('of many versions the newest are shown, and more when they are asked for', async () => {
  growVersions(provider.db, 65);
  const app = await renderApp(`/en${AGENT}?tab=versions`, { signedInAs: ANA });
  await screen.findByRole('button', { name: 'Show more (35)' });
  const list = screen.getByText('Version 65', { selector: 'li *' }).closest('ol');
  const rows = () => within(list ?? document.body).getAllByRole('listitem');
  expect(rows()).toHaveLength(30);
  await app.user.click(screen.getByRole('button', { name: 'Show more (35)' }));
  expect(rows()).toHaveLength(60);
  await app.user.click(screen.getByRole('button', { name: 'Show more (5)' }));
  expect(rows()).toHaveLength(65);
  expect(screen.queryByRole('button', { name: /^Show more/ })).toBeNull();
});

test('of many tests the first are shown, while all of them are counted', async () => {
  growTests(provider.db, 130);
  const app = await renderApp(`/en${AGENT}/test-agent?view=tests`, { signedInAs: ANA });
  await screen.findByRole('button', { name: 'Show more (70)' });
  const rows = () => screen.getAllByRole('button', { name: /^Remove / });
  expect(rows()).toHaveLength(60);
  await app.user.click(screen.getByRole('button', { name: 'Show more (70)' }));
  expect(rows()).toHaveLength(120);
  screen.getByRole('button', { name: 'Show more (10)' });
});
