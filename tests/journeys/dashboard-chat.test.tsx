import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { dashboardChat } from '../support/dashboard-chat';
import { playProvider } from '../support/play-provider';
import { heading, leavePage, renderApp } from '../support/render-app';

const provider = playProvider();

const ANA = 'ana@acme.example';
const HOME = '/en/dashboard/home';
const PROMPT = 'Do you have any questions?';

async function openChat({ user }: Awaited<ReturnType<typeof renderApp>>) {
  const chat = await dashboardChat();
  // Left open, it opens by itself.
  const launcher = await waitFor(() => {
    const found = chat.queryByRole('dialog') ?? chat.queryByRole('button', { name: PROMPT });
    return found ?? chat.getByRole('button', { name: PROMPT });
  });
  if (launcher.tagName === 'BUTTON') await user.click(launcher);
  return chat;
}

test('the chat of the dashboard talks to the creator, in the name of who is signed in', async () => {
  const app = await renderApp(HOME, { signedInAs: ANA });
  await heading('Welcome, Ana Luna!');
  const chat = await openChat(app);
  await chat.findByText(/^Do you have any questions\?/);
  const box = await chat.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your message' });
  await app.user.type(box, 'Hello');
  await app.user.click(chat.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(chat.getAllByRole('listitem').length).toBeGreaterThan(2));
  const sent = provider.calls.filter(({ path }) => path.endsWith('/messages'));
  expect(sent).toHaveLength(1);
  expect(sent[0]?.authorization).toMatch(/^Bearer /);
  expect(provider.calls.filter(({ path }) => path.startsWith('/public'))).toEqual([]);
  expect(box.value).toBe('');
});

test('what is typed and the open chat stay on a walk over pages that do not show it', async () => {
  const app = await renderApp(HOME, { signedInAs: ANA });
  const chat = await openChat(app);
  await app.user.type(await chat.findByRole('textbox', { name: 'Your message' }), 'half a question');
  await app.router.navigate({ href: '/en/dashboard/channels' });
  await heading('Channels');
  expect(document.querySelector('agent-chat')?.hasAttribute('hidden')).toBe(true);
  await app.router.navigate({ href: HOME });
  await heading('Welcome, Ana Luna!');
  expect(document.querySelector('agent-chat')?.hasAttribute('hidden')).toBe(false);
  expect((await chat.findByRole<HTMLTextAreaElement>('textbox')).value).toBe('half a question');
});

test('a chat that cannot be opened says so, and keeps the question for another try', async () => {
  provider.server.use(
    http.post('*/api/v1/conversations', () => HttpResponse.json({ message: 'no' }, { status: 500 })),
  );
  const app = await renderApp(HOME, { signedInAs: ANA });
  const chat = await openChat(app);
  await app.user.type(await chat.findByRole('textbox', { name: 'Your message' }), 'Hello');
  await app.user.click(chat.getByRole('button', { name: 'Send' }));
  await chat.findAllByText('Your message wasn’t sent.');
  provider.server.resetHandlers();
  await app.user.click(chat.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(chat.getAllByRole('listitem').length).toBeGreaterThan(2));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a call that somebody has to approve waits in the chat, and goes on', async () => {
  const { agents } = provider.db.state;
  for (const { agent } of Object.values(agents))
    if (agent.draft.content)
      agent.draft.content = {
        ...agent.draft.content,
        tools: [{ toolkit: 'shopify', actions: ['create_return'], approvals: { create_return: 'always' } }],
      };
  const app = await renderApp(HOME, { signedInAs: ANA });
  await heading('Welcome, Ana Luna!');
  const chat = await openChat(app);
  await app.user.type(
    await chat.findByRole('textbox', { name: 'Your message' }),
    'I want to return AH20481733',
  );
  await app.user.click(chat.getByRole('button', { name: 'Send' }));
  await app.user.click(await chat.findByRole('button', { name: 'Confirm' }));
  await chat.findByText(/^I have opened the return of order AH20481733/);

  leavePage();
  await renderApp(HOME, { signedInAs: ANA });
  await heading('Welcome, Ana Luna!');
  const again = await openChat(app);
  await again.findByText('Confirmed');
  expect(again.queryByRole('button', { name: 'Confirm' })).toBeNull();
});
