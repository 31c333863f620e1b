import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { button, choose } from '../support/missing/acts';
import { playProvider } from '../support/play-provider';
import { renderApp } from '../support/render-app';

const provider = playProvider();
const ANA = 'ana@acme.example';
const IKER = 'iker@acme.example';
const INBOX = '/en/dashboard/analytics?view=conversations';

const log = () => screen.findByRole('log', { name: 'Conversation' });

test('a visitor who waits is taken over, answered and handed back; they read each word of it', async () => {
  const app = await renderApp(`${INBOX}&chat=con_lucia`, { signedInAs: ANA });
  await screen.findByText(/Lucía P. has been waiting/);
  within(await log()).getByText(/^Asked for a person · \d/);
  await app.user.click(await button('Take over'));
  const answer = await screen.findByRole('textbox', { name: 'Your reply' });
  await waitFor(() => expect(document.activeElement).toBe(answer));
  await app.user.keyboard('Te mando otra mañana.{Enter}');
  await waitFor(async () => within(await log()).getByText('Te mando otra mañana.'));
  const visit = provider.db.state.visits.con_lucia;
  expect(visit?.team.map(({ text, name }) => ({ text, name }))).toEqual([
    { text: 'Te mando otra mañana.', name: 'Ana Luna' },
  ]);
  await app.user.click(await button('Return to the agent'));
  await screen.findByText('The agent is answering');
  within(await log()).getByText(/^Ana Luna took over · \d/);
  within(await log()).getByText(/^Ana Luna handed back to the agent · \d/);
  expect(document.activeElement?.id).toBe('conversation-title');
});

test('whoever has a conversation closes it: it is over for its visitor too, and the review is next; Undo opens it again', async () => {
  const app = await renderApp(`${INBOX}&chat=con_lucia`, { signedInAs: ANA });
  await app.user.click(await button('Take over'));
  await app.user.click(await button('Close conversation'));
  await screen.findByText('Conversation closed.');
  await screen.findByText('Was the agent right?');
  within(await log()).getByText(/^Ana Luna closed the conversation · \d/);
  expect(document.activeElement?.id).toBe('conversation-title');
  expect(provider.db.state.visits.con_lucia?.isOpen).toBe(false);

  await app.user.click(await button('Undo'));
  await screen.findByRole('textbox', { name: 'Your reply' });
  within(await log()).getByText(/^Ana Luna reopened the conversation · \d/);
  expect(provider.db.state.visits.con_lucia?.isOpen).toBe(true);
});

test('a conversation that a colleague has closed is reopened, and noted on, by whoever reads it', async () => {
  const app = await renderApp(`${INBOX}&chat=con_lucia`, { signedInAs: ANA });
  await app.user.click(await button('Take over'));
  await app.user.click(await button('Close conversation'));
  await screen.findByText('Was the agent right?');

  const iker = await renderApp(`${INBOX}&chat=con_lucia`, { signedInAs: IKER });
  await screen.findByText('Was the agent right?');
  await choose(iker, 'Actions', 'Add internal note…');
  await iker.user.type(screen.getByRole('textbox', { name: 'Note' }), 'Falta la talla');
  await iker.user.click(await button('Save note'));
  await waitFor(async () => within(await log()).getByText('Falta la talla'));

  await choose(iker, 'Actions', 'Reopen conversation');
  await screen.findByRole('textbox', { name: 'Your reply' });
  expect(provider.db.state.visits.con_lucia?.person?.name).toBe('Iker Soto');
});

test('a conversation whose visitor has started another one stays closed, and says why', async () => {
  const app = await renderApp(`${INBOX}&chat=con_lucia`, { signedInAs: ANA });
  await app.user.click(await button('Take over'));
  await app.user.click(await button('Close conversation'));
  await screen.findByText('Was the agent right?');
  const { conversations, visits } = provider.db.state;
  const [visit, stored] = [visits.con_lucia, conversations.con_lucia];
  if (!visit || !stored) throw new Error('it is not there');
  const createdAt = provider.db.iso();
  visits.con_next = { ...visit, isOpen: true };
  conversations.con_next = {
    ...stored,
    conversation: { ...stored.conversation, conversationId: 'con_next', createdAt },
  };
  await choose(app, 'Actions', 'Reopen conversation');
  await screen.findByText(
    'This conversation can’t be reopened: the visitor has ended it or started another one.',
  );
});

test('a conversation that its visitor has ended is not offered to be reopened', async () => {
  const visit = provider.db.state.visits.con_lucia;
  if (visit) visit.isOpen = false;
  const app = await renderApp(`${INBOX}&chat=con_lucia`, { signedInAs: ANA });
  await screen.findByText('Was the agent right?');
  await app.user.click(await button('Actions'));
  await screen.findByRole('menuitem', { name: 'Add internal note…' });
  expect(screen.queryByRole('menuitem', { name: 'Reopen conversation' })).toBeNull();
});

test('one that was reopened, handed back and then fell silent is closed by nobody: there is nothing to reopen', async () => {
  const app = await renderApp(`${INBOX}&chat=con_lucia`, { signedInAs: ANA });
  await app.user.click(await button('Take over'));
  await app.user.click(await button('Close conversation'));
  await app.user.click(await button('Undo'));
  await app.user.click(await button('Return to the agent'));
  await screen.findByText('The agent is answering');
  // Nobody has said anything for hours.
  for (const message of provider.db.state.conversations.con_lucia?.conversation.messages ?? [])
    message.createdAt = '2026-11-20T09:00:00Z';
  await renderApp(`${INBOX}&chat=con_lucia`);
  await screen.findByText('Was the agent right?');
  await app.user.click(await button('Actions'));
  await screen.findByRole('menuitem', { name: 'Add internal note…' });
  expect(screen.queryByRole('menuitem', { name: 'Reopen conversation' })).toBeNull();
});

test('what a colleague has is taken over from them only once that was confirmed', async () => {
  const app = await renderApp(`${INBOX}&chat=con_taken`, { signedInAs: ANA });
  await screen.findByText('Iker Soto has this conversation');
  expect(screen.queryByRole('button', { name: 'Take over' })).toBeNull();
  await app.user.click(await button('Take over…'));
  const asked = within(await screen.findByRole('alertdialog', { name: 'Take over from Iker Soto?' }));
  await app.user.click(asked.getByRole('button', { name: 'Cancel' }));
  expect(provider.db.state.visits.con_taken?.person?.name).toBe('Iker Soto');

  await app.user.click(await button('Take over…'));
  await app.user.click(await button('Take over'));
  const answer = await screen.findByRole('textbox', { name: 'Your reply' });
  await waitFor(() => expect(document.activeElement).toBe(answer));
  within(await log()).getByText(/^Ana Luna took over · \d/);
});

test('who answers when a colleague has just taken over is told, nothing is sent, and what was written stays', async () => {
  const app = await renderApp(`${INBOX}&chat=con_lucia`, { signedInAs: ANA });
  await app.user.click(await button('Take over'));
  await app.user.type(await screen.findByRole('textbox', { name: 'Your reply' }), 'Hola');
  const visit = provider.db.state.visits.con_lucia;
  const { person } = visit ?? {};
  if (!person) throw new Error('nobody has taken it over');
  const ana = { ...person };
  Object.assign(person, { userId: 'usr_other', name: 'Iker Soto' });
  await app.user.click(await button('Send reply'));
  await screen.findByText(/^Iker Soto was faster and has this conversation now/);
  expect(visit?.team).toEqual([]);

  Object.assign(person, ana);
  const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your reply' });
  expect(box.value).toBe('Hola');
});
