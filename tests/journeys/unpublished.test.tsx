import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../support/render-app';
import { playVersions, RETURNS } from '../support/versions';

const { stored, versionsOf } = playVersions();
const ANA = 'ana@acme.example';

const changesOf = (tab: string) => screen.getByRole('tab', { name: tab }).getAttribute('aria-description');
const MARK = 'Changed, not published yet.';

test('an agent’s page counts what visitors do not have yet, by its tabs, and marks it where it is written', async () => {
  const app = await renderApp(`${RETURNS}?tab=texts`, { signedInAs: ANA });
  await screen.findByText('2 unpublished changes.');
  screen.getByText('Version 2 is still live.');
  expect(changesOf('Instructions')).toBe('2 unpublished changes');
  expect(changesOf('Visitor texts')).toBeNull();
  expect(screen.queryByText(MARK)).toBeNull();

  const greeting = await screen.findByLabelText('Greeting, English');
  await app.user.type(greeting, ' Ask away.');
  await screen.findByText('3 unpublished changes.');
  expect(changesOf('Visitor texts')).toBe('1 unpublished change');
  expect(greeting.closest('li')?.contains(screen.getByText(MARK))).toBe(true);

  await app.user.click(screen.getByRole('link', { name: 'Compare' }));
  await screen.findByRole('heading', { name: 'Compare two versions' });
  screen.getByText('Greeting (English)');
  // One block, changed in both languages: one change, each language once and word by word.
  const block = screen.getByText('Block 2: Rules').closest('li');
  expect(block?.querySelectorAll('p[lang]')).toHaveLength(2);
  expect(block?.querySelectorAll('del')).toHaveLength(2);
  // What is not saved by the end would be there again in the next test.
  await screen.findByText('Draft saved');
});

test('what is discarded makes the draft what visitors have, and stays in the list of versions', async () => {
  const app = await renderApp(`${RETURNS}?tab=texts`, { signedInAs: ANA });
  const greeting = await screen.findByLabelText<HTMLTextAreaElement>('Greeting, English');
  const { value } = greeting;
  await app.user.type(greeting, ' Ask away.');
  await app.user.click(await screen.findByRole('button', { name: 'Discard…' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Discard the unpublished changes?' });
  await app.user.click(within(dialog).getByRole('button', { name: 'Discard changes' }));
  await screen.findByText('Changes discarded');
  await screen.findByText('Everything is published.');
  expect(greeting.value).toBe(value);
  const live = versionsOf('bot_returns').find(({ isLive }) => isLive);
  expect(stored('bot_returns').draft.content).toEqual(live?.content);
  const [kept] = versionsOf('bot_returns');
  expect(kept?.content.greeting.en).toBe(`${value} Ask away.`);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Discard…' })).toBeNull());
});

test('of a paused agent it is said that nobody is answered, not that visitors talk to a version', async () => {
  await renderApp('/en/dashboard/agents/bot_store', { signedInAs: ANA });
  await screen.findByText('Paused: visitors get no answer until you resume it.');
  expect(screen.queryByText(/Version \d+ is (still )?live\./)).toBeNull();
});

test('an agent that was never published says what comes next', async () => {
  await renderApp('/en/dashboard/agents/bot_appointments', { signedInAs: ANA });
  await screen.findByText('Not published yet.');
  screen.getByText('Test it, then publish it so that visitors can talk to it.');
  expect(screen.queryByRole('link', { name: 'Compare' })).toBeNull();
});

test('home leads from an agent’s unpublished changes to publishing them', async () => {
  const app = await renderApp('/en/dashboard/home', { signedInAs: ANA });
  const row = (await screen.findByText('Devoluciones has unpublished changes')).closest('li');
  if (!row) throw new Error('the row stands in no list');
  await app.user.click(within(row).getByRole('link', { name: 'Publish' }));
  await screen.findByRole('dialog', { name: 'Publish Devoluciones' });
});
