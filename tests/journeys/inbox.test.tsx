import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { playProvider } from '../support/play-provider';
import { renderApp } from '../support/render-app';

const provider = playProvider();
const ANA = 'ana@acme.example';
const INBOX = '/en/dashboard/analytics?view=conversations';

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const list = () => screen.findByRole('list', { name: 'Conversations' });
const log = () => screen.findByRole('log', { name: 'Conversation' });

test('the list begins with what is open: who waits first; search, filters and pages stand in the address', async () => {
  const app = await renderApp('/en/dashboard/home', { signedInAs: ANA });
  await app.user.click((await screen.findAllByRole('link', { name: 'Conversations' }))[0] ?? document.body);
  const rows = within(await list()).getAllByRole('button');
  expect(rows[0]?.textContent).toContain('Lucía P.');
  expect(rows[0]?.textContent).toContain('Waiting');
  expect(rows).toHaveLength(4);
  expect(rows[0]?.textContent).toContain('Devoluciones: Te paso con el equipo');

  await app.user.click(await button('All'));
  await waitFor(async () => expect(within(await list()).getAllByRole('button').length).toBeGreaterThan(20));
  await app.user.click(await button('Older'));
  await waitFor(() => expect(app.href()).toContain('after=30'));
  await app.user.type(screen.getByRole('searchbox', { name: 'Search words or a name' }), 'marmol');
  await waitFor(() => expect(app.href()).toContain('q=marmol'));
  await waitFor(async () =>
    expect(
      within(await list()).getAllByText(/encimeras de mármol|información sobre eso/).length,
    ).toBeGreaterThan(0),
  );
  await app.user.click(await button('Filters'));
  await app.user.selectOptions(await screen.findByLabelText('Outcome'), 'Resolved by the agent');
  await screen.findByText('No conversations match');
  expect(screen.queryByText('Choose a conversation')).toBeNull();
  await app.user.click((await screen.findAllByRole('button', { name: 'Clear filters' }))[0] ?? document.body);
  await waitFor(() => expect(app.href()).not.toContain('outcome'));
});

test('while nothing is open, the pane beside the list leads to who has waited longest', async () => {
  const app = await renderApp(INBOX, { signedInAs: ANA });
  await screen.findByText('1 visitor is waiting');
  screen.getByText('Lucía P. has been waiting 2 min.');
  expect(screen.queryByText('Choose a conversation')).toBeNull();
  await app.user.click(await button('Open conversation'));
  await screen.findByText('Lucía P. has been waiting 2 min');
  expect(app.href()).toContain('chat=con_lucia');
});

test('who waits is named on home, with the way to the conversation; nobody waits, nothing is said', async () => {
  const app = await renderApp('/en/dashboard/home', { signedInAs: ANA });
  const row = (await screen.findByText('1 visitor is waiting for a person')).closest('li');
  if (!row) throw new Error('it stands in no list');
  expect(row.textContent).toMatch(/Lucía P\. · waiting 2 min/);
  await app.user.click(within(row).getByRole('link', { name: 'Open conversation' }));
  await screen.findByText(/Lucía P. has been waiting/);
  expect(app.href()).toContain('chat=con_lucia');
  await app.user.click(await button('Take over'));
  await renderApp('/en/dashboard/home');
  await screen.findByRole('link', { name: /^Write answer/ });
  expect(screen.queryByText(/waiting for a person/)).toBeNull();
});

test('by keyboard: the arrows go through the list, Enter opens one and leads into it, back leads to its row', async () => {
  const app = await renderApp(INBOX, { signedInAs: ANA });
  const rows = within(await list()).getAllByRole('button');
  rows[0]?.focus();
  await app.user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
  expect(document.activeElement).toBe(rows[1]);
  await app.user.keyboard('{Enter}');
  await log();
  await waitFor(() => expect(document.activeElement?.id).toBe('conversation-title'));
  await app.user.click(await button('All conversations'));
  await waitFor(() => expect(document.activeElement).toBe(rows[1]));
});

test('a range that ends before it begins is said, and nothing is asked', async () => {
  await renderApp(`${INBOX}&from=2026-11-20&to=2026-11-01`, { signedInAs: ANA });
  await screen.findByText('The last day is before the first one. Choose a later day.');
});

test('what is searched for among the open ones is searched for among all; who waits is said what they read last', async () => {
  const app = await renderApp(`${INBOX}&q=marmol&show=open`, { signedInAs: ANA });
  await screen.findByText('No conversations match');
  await app.user.click(await button('Search all conversations'));
  await waitFor(async () => expect(within(await list()).getAllByRole('button').length).toBeGreaterThan(0));
  expect(app.href()).toMatch(/q=marmol.*show=all|show=all.*q=marmol/);
  await renderApp(`${INBOX}&chat=con_lucia`);
  await screen.findByText('Last message they saw: “Te paso con el equipo, suelen tardar 5 minutos.”');
});

test('what was done after no message that is named stands at the end', async () => {
  const app = await renderApp(`${INBOX}&chat=con_lucia`, { signedInAs: ANA });
  await app.user.click(await button('Take over'));
  await screen.findByRole('textbox', { name: 'Your reply' });
  for (const event of provider.db.state.visits.con_lucia?.events ?? []) event.after = null;
  await renderApp(`${INBOX}&chat=con_lucia`);
  const line = await within(await log()).findByText(/^Ana Luna took over · \d/);
  expect(line.closest('article')).toBe((await within(await log()).findAllByRole('article')).at(-1));
});

test('a note is read by the team and never by the visitor', async () => {
  const app = await renderApp(`${INBOX}&chat=con_lucia`, { signedInAs: ANA });
  await app.user.click(await button('Internal note'));
  await app.user.click(await button('Save note'));
  await screen.findByText('Write the note first.');
  await app.user.type(screen.getByRole('textbox', { name: 'Note' }), 'Llamar al transportista');
  await app.user.click(await button('Save note'));
  await waitFor(async () => within(await log()).getByText('Llamar al transportista'));
  within(await log()).getByText(/^Note by Ana Luna · \d/);
  expect(provider.db.state.visits.con_lucia?.team).toEqual([]);
});

test('a note stands below what was said before it, also by the team', async () => {
  const app = await renderApp(`${INBOX}&chat=con_lucia`, { signedInAs: ANA });
  await app.user.click(await button('Take over'));
  await app.user.type(await screen.findByRole('textbox', { name: 'Your reply' }), 'Te mando otra.{Enter}');
  await waitFor(async () => within(await log()).getByText('Te mando otra.'));
  // What is half written to the visitor waits for them while the note is written.
  await app.user.type(screen.getByRole('textbox', { name: 'Your reply' }), 'Y el plazo');
  await app.user.click(screen.getByRole('radio', { name: 'Note' }));
  await app.user.type(screen.getByRole('textbox', { name: 'Note' }), 'Ya pedida');
  await app.user.click(await button('Save note'));
  await waitFor(async () => within(await log()).getByText('Ya pedida'));
  expect(provider.db.state.visits.con_lucia?.team.map(({ text }) => text)).not.toContain('Ya pedida');
  await app.user.click(screen.getByRole('radio', { name: 'Reply' }));
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your reply' }).value).toBe('Y el plazo');
  expect((await log()).textContent).toMatch(/Te mando otra\..*Ya pedida/s);
});

test('the review queue: what was wrong is said, the draft is asked again, and the feedback is closed', async () => {
  const app = await renderApp(`${INBOX}&show=review`, { signedInAs: ANA });
  const before = within(await list()).getAllByRole('button').length;
  const first = within(await list()).getAllByRole('button')[0];
  await app.user.click(first ?? document.body);
  await app.user.click(await button('Wrong…'));
  const form = await screen.findByRole('form', { name: 'What was wrong?' });
  // What is judged stays in sight beside it.
  expect(screen.queryByRole('dialog')).toBeNull();
  within(await log()).getByText(/^The visitor rated this conversation \d of 5: [a-z]/);
  expect(document.activeElement).toBe(within(form).getByRole('radio', { name: 'It’s not true' }));
  await app.user.keyboard('{Escape}');
  expect(document.activeElement).toBe(await button('Wrong…'));
  await app.user.keyboard('{Enter}');
  const save = await button('Save review');
  // Nothing is chosen for whoever reviews: a review that nobody meant is worse than none.
  expect(save.getAttribute('aria-disabled')).toBe('true');
  await app.user.click(screen.getByRole('radio', { name: 'Something is missing' }));
  await app.user.click(save);
  const reviewed = await screen.findByText(/Reviewed as wrong by Ana Luna: Something is missing/);
  expect(document.activeElement).toBe(reviewed);

  await app.user.click(
    (await screen.findAllByRole('button', { name: /^Why this answer\? / }))[0] ?? document.body,
  );
  const pane = await screen.findByRole('complementary', { name: 'Why this answer?' });
  await app.user.click(within(pane).getByRole('button', { name: 'Ask the draft' }));
  await within(pane).findByText('The draft says');
  // What was wrong is no example to later answers.
  await app.user.click(await within(pane).findByRole('button', { name: 'Save as test' }));
  const test = within(await screen.findByRole('dialog', { name: 'Save as test' }));
  const offered = await test.findAllByRole<HTMLInputElement>('checkbox', { name: /^No answer contains/ });
  expect(offered.filter(({ checked }) => checked)).toEqual([]);
  await app.user.click(offered[0] ?? document.body);
  await app.user.click(test.getByRole('button', { name: 'Add test' }));
  await within(pane).findByText('Save it as a test and run the tests');
  await waitFor(() =>
    expect(
      within(pane).getByText('Save it as a test and run the tests').closest('li')?.textContent,
    ).toContain(', Done'),
  );
  within(pane).getByText('Nothing was published since: visitors still get the old answer.');
  await app.user.click(within(pane).getByRole('button', { name: 'Mark as fixed' }));
  await screen.findByText('Fixed by Ana Luna');
  await waitFor(async () => expect(within(await list()).getAllByRole('button').length).toBeLessThan(before));
});

test('a test of an English conversation asks in English, whoever keeps it', async () => {
  const app = await renderApp(`${INBOX.replace('/en/', '/es/')}&show=all&chat=con_2x0`, { signedInAs: ANA });
  await app.user.click(
    (await screen.findAllByRole('button', { name: /^¿Por qué esta respuesta/ }))[0] ?? document.body,
  );
  await app.user.click(await screen.findByRole('button', { name: 'Guardar como prueba' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Guardar como prueba' }));
  await app.user.click(
    (await dialog.findAllByRole('checkbox', { name: /^Ninguna respuesta/ }))[0] ?? document.body,
  );
  await app.user.click(dialog.getByRole('button', { name: 'Añadir prueba' }));
  await waitFor(() =>
    expect(
      Object.values(provider.db.state.tests)
        .flat()
        .find(({ test }) => test.createdFrom === 'con_2x0')?.test.language,
    ).toBe('en'),
  );
});

test('what is pasted is never cut: too long a text is told, and not sent', async () => {
  const app = await renderApp(`${INBOX}&chat=con_lucia`, { signedInAs: ANA });
  await app.user.click(await button('Internal note'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add internal note' }));
  const field = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: /^Note/ });
  const long = 'a'.repeat(2001);
  await app.user.click(field);
  await app.user.paste(long);
  expect(field.value).toBe(long);
  await app.user.click(dialog.getByRole('button', { name: 'Save note' }));
  expect(dialog.getByText('Use at most 2,000 characters.')).toBeDefined();
  expect(provider.callsOf('POST', '/inbox/con_lucia/notes')).toEqual([]);
  await app.user.type(field, '{Backspace}');
  expect(dialog.queryByText('Use at most 2,000 characters.')).toBeNull();
  await app.user.click(dialog.getByRole('button', { name: 'Save note' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('from a conversation to all of its visitor', async () => {
  const app = await renderApp(`${INBOX}&show=review`, { signedInAs: ANA });
  await app.user.click(within(await list()).getAllByRole('button')[0] ?? document.body);
  await app.user.click(await button(/^\d+ earlier conversations$/));
  await waitFor(() => expect(app.href()).toMatch(/visitor=/));
  expect(app.href()).toContain('show=all');
});

test('beside a conversation stands what is known of it and of its visitor, with the way to the agent and to all they said', async () => {
  const app = await renderApp(`${INBOX}&chat=con_lucia`, { signedInAs: ANA });
  const pane = within(await screen.findByRole('complementary', { name: 'About the visitor' }));
  pane.getByText('First seen');
  expect(pane.getByText('Handoff').nextElementSibling?.textContent).toBe('Asked for a person');
  expect(pane.getByRole('link', { name: 'Devoluciones' }).getAttribute('href')).toContain('/agents/bot_');
  await app.user.click(pane.getByRole('button', { name: 'All their conversations' }));
  await waitFor(() => expect(app.href()).toMatch(/show=all.*visitor=|visitor=.*show=all/));
});

test('an answer that is looked into is called wrong right there', async () => {
  const app = await renderApp(`${INBOX}&chat=con_lucia&why=msg_lucia-2`, { signedInAs: ANA });
  const pane = await screen.findByRole('complementary', { name: 'Why this answer?' });
  const [shown, ...others] = within(await log()).getAllByRole('article', { current: true });
  expect(shown?.querySelector('[data-message="msg_lucia-2"]')).not.toBeNull();
  expect(others).toEqual([]);
  const choose = within(pane).getByRole('button', { name: 'Choose a reason…' });
  await app.user.click(choose);
  await within(pane).findByRole('form', { name: 'What was wrong?' });
  await app.user.keyboard('{Escape}');
  expect(document.activeElement).toBe(choose);
  await app.user.keyboard('{Enter}');
  await app.user.click(await within(pane).findByRole('radio', { name: 'It’s not true' }));
  await app.user.click(within(pane).getByRole('button', { name: 'Save review' }));
  await waitFor(() => expect(within(pane).queryByRole('button', { name: 'Choose a reason…' })).toBeNull());
  // Of the answer that was looked at, not of the newest one.
  expect(provider.db.state.reviews.con_lucia).toMatchObject({
    messageId: 'msg_lucia-2',
    verdict: 'wrong',
    reason: 'incorrect',
  });
});

test('a visitor is deleted for good, with a receipt; their conversations are gone and still counted', async () => {
  const app = await renderApp(`${INBOX}&chat=con_lucia`, { signedInAs: ANA });
  await app.user.click(await button('Actions'));
  await app.user.click(await screen.findByRole('menuitem', { name: 'Delete this visitor…' }));
  await app.user.click(await button('Delete for good'));
  const receipt = await screen.findByRole('dialog', { name: 'The visitor was deleted' });
  within(receipt).getByText(/1 conversation and 6 messages were deleted/);
  await app.user.click(within(receipt).getAllByRole('button', { name: 'Close' })[0] ?? document.body);
  // Nobody else waits.
  await screen.findByText('Choose a conversation');
  expect(provider.db.state.conversations.con_lucia).toBeUndefined();
  expect(provider.db.state.erased).toHaveLength(1);
  const again = await renderApp(`${INBOX}&chat=con_lucia`, { signedInAs: ANA });
  await screen.findByText('This conversation no longer exists');
  await again.user.click(await button('All conversations'));
  await screen.findByText('Choose a conversation');
  expect(again.href()).not.toContain('chat=');
});
