import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ANALYTICS } from '../support/analytics';
import { onPhone } from '../support/on-phone';
import { playProvider } from '../support/play-provider';
import { renderApp } from '../support/render-app';

playProvider();

const card = async (name: string) => {
  const section = (await screen.findByRole('heading', { name })).closest('section');
  if (!section) throw new Error(`${name} heads no card`);
  return within(section);
};

test('the figures of agents say once what each is, and the topics begin with the most asked', async () => {
  onPhone();
  const app = await renderApp(ANALYTICS, { signedInAs: 'ana@acme.example' });
  const use = await card('Tokens, cost and speed');
  expect(use.queryByRole('table')).toBeNull();
  const [first] = use.getAllByRole('listitem');
  expect(first?.textContent).toMatch(
    /^DevolucionesVersion 1 · \d+ conversations · \d+ answersTokens per answer: \d+Cost per answer: €[\d.]+First answer: [\d.]+ s$/,
  );
  const topics = await card('What visitors ask');
  expect(topics.getAllByRole('listitem')).toHaveLength(5);
  await app.user.click(topics.getByRole('button', { name: 'Show all topics' }));
  await waitFor(() => expect(topics.getAllByRole('listitem').length).toBeGreaterThan(5));
  topics.getByText('Everything else');
  await app.user.click(topics.getByRole('button', { name: 'Show fewer' }));
  expect(topics.getAllByRole('listitem')).toHaveLength(5);
});

test('the table of days says below a day, and below their number, what is still open', async () => {
  onPhone();
  const app = await renderApp(ANALYTICS, { signedInAs: 'ana@acme.example' });
  await app.user.click(await screen.findByRole('radio', { name: 'Table' }));
  const table = within(await screen.findByRole('table', { name: 'Outcome per day' }));
  expect(table.queryByRole('columnheader', { name: 'Still open' })).toBeNull();
  table.getByRole('rowheader', { name: /so far\s*\d+ open$/ });
  table.getByRole('rowheader', { name: /^30 days\s*\d+ open$/ });
});
