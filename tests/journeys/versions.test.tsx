import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { getSaveDraftMockHandler } from '@/api/generated/drafts/drafts.msw';
import { getGoLiveMockHandler, getVersionsMockHandler } from '@/api/generated/versions/versions.msw';
import { loseNextAnswer } from '../support/lose-answer';
import { heading, renderApp } from '../support/render-app';
import { playVersions, RETURNS } from '../support/versions';

const { provider, stored, versionsOf, liveNumber } = playVersions();
const ANA = 'ana@acme.example';

test('any two versions are compared, and the address names them', async () => {
  const app = await renderApp(`${RETURNS}?tab=versions`, { signedInAs: ANA });
  await app.user.selectOptions(await screen.findByLabelText('From'), 'Version 1');
  await app.user.selectOptions(screen.getByLabelText('To'), 'Version 2 (live)');
  await screen.findByText('Channel: WhatsApp');
  await waitFor(() => expect(app.href()).toContain('from=ver_acme-1&to=ver_acme-2'));
  await app.user.click(screen.getByRole('button', { name: 'Swap' }));
  await waitFor(() => expect(app.href()).toContain('from=ver_acme-2&to=ver_acme-1'));
  await app.user.click(screen.getByRole('button', { name: 'Compare Version 1 with the draft' }));
  await screen.findAllByText('30', { selector: 'ins' });
  expect(document.activeElement?.textContent).toBe('Compare two versions');
});

test('a link to a version that is gone shows the usual two and says so', async () => {
  await renderApp(`${RETURNS}?tab=versions&from=ver_gone&to=draft`, { signedInAs: ANA });
  await screen.findByText(/The version in this link no longer exists/);
  expect(screen.getByLabelText<HTMLSelectElement>('From').value).toBe('ver_acme-2');
});

test('an older version goes live after a question, and Undo takes it back; the draft stays', async () => {
  const app = await renderApp(`${RETURNS}?tab=versions`, { signedInAs: ANA });
  await app.user.click(await screen.findByRole('button', { name: 'Make Version 1 live…' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Make version 1 live?' });
  await app.user.click(within(dialog).getByRole('button', { name: 'Make version 1 live' }));
  await screen.findByText('Version 1 is live');
  expect(liveNumber('bot_returns')).toBe(1);
  expect(stored('bot_returns').draft.revision).toBe('rev_7');
  await screen.findByRole('button', { name: 'Make Version 2 live…' });
  await app.user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(liveNumber('bot_returns')).toBe(2));
  await screen.findByRole('button', { name: 'Make Version 1 live…' });
});

test('a version that cannot go live is told in the question, which stays open', async () => {
  const app = await renderApp(`${RETURNS}?tab=versions`, { signedInAs: ANA });
  await app.user.click(await screen.findByRole('button', { name: 'Make Version 1 live…' }));
  provider.server.use(
    getGoLiveMockHandler(() => {
      throw HttpResponse.json({ message: 'It failed', reference: 'ref_5e11' }, { status: 500 });
    }),
  );
  await app.user.click(await screen.findByRole('button', { name: 'Make version 1 live' }));
  await screen.findByText(/ref_5e11/);
  expect(liveNumber('bot_returns')).toBe(2);
});

test('a version is restored as the draft; what was being written is kept whole, once, although an answer is lost', async () => {
  const app = await renderApp(`${RETURNS}?tab=texts`, { signedInAs: ANA });
  const greeting = await screen.findByLabelText('Greeting, English');
  await app.user.clear(greeting);
  await app.user.type(greeting, 'My changes');
  await app.user.click(screen.getByRole('tab', { name: 'Versions' }));
  await app.user.click(await screen.findByRole('button', { name: 'Restore as draft: Version 1…' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Restore version 1?' });
  const confirm = within(dialog).getByRole('button', { name: 'Restore as draft' });
  loseNextAnswer(provider, '/projects/bot_returns/versions/ver_acme-1/restore');
  await app.user.click(confirm);
  await within(dialog).findByText('Can’t connect');
  await app.user.click(confirm);
  await screen.findByText('Version 1 is now the draft');
  const [kept, ...others] = versionsOf('bot_returns');
  expect(kept).toMatchObject({ kind: 'kept', content: { greeting: { en: 'My changes' } } });
  expect(others).toHaveLength(2);
  expect(stored('bot_returns').draft.content.channels).toEqual(['widget']);
  expect(liveNumber('bot_returns')).toBe(2);
  await screen.findByRole('heading', { name: 'Earlier draft' });
  await app.user.click(screen.getByRole('tab', { name: 'Visitor texts' }));
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Greeting, English')).value).not.toBe(
    'My changes',
  );
});

test('what somebody else saves before a version is restored is not thrown away unseen: it is kept, too', async () => {
  const app = await renderApp(`${RETURNS}?tab=versions`, { signedInAs: ANA });
  await app.user.click(await screen.findByRole('button', { name: 'Restore as draft: Version 1…' }));
  const confirm = await screen.findByRole('button', { name: 'Restore as draft' });
  const agent = stored('bot_returns');
  const content = { ...agent.draft.content, greeting: { en: 'Hello from Bea', es: '' } };
  agent.draft = { ...agent.draft, revision: 'rev_8', savedBy: 'Bea Sol', content };
  await app.user.click(confirm);
  await screen.findByText(/^Bea Sol saved the draft in the meantime/);
  expect(stored('bot_returns').draft.revision).toBe('rev_8');
  await app.user.click(confirm);
  await screen.findByText('Version 1 is now the draft');
  expect(versionsOf('bot_returns')[0]).toMatchObject({
    kind: 'kept',
    content: { greeting: content.greeting },
  });
});

test('nothing is restored or published over changes that could not be saved', async () => {
  const app = await renderApp(`${RETURNS}?tab=texts`, { signedInAs: ANA });
  const greeting = await screen.findByLabelText('Greeting, English');
  provider.server.use(
    getSaveDraftMockHandler(() => {
      throw HttpResponse.json({ message: 'It failed', code: 'BROKEN' }, { status: 500 });
    }),
  );
  await app.user.type(greeting, ' More');
  await app.user.click(screen.getByRole('button', { name: 'Publish' }));
  await screen.findByText('The draft couldn’t be saved.');
  expect(screen.queryByRole('dialog')).toBeNull();
  await app.user.click(screen.getByRole('tab', { name: 'Versions' }));
  await app.user.click(await screen.findByRole('button', { name: 'Restore as draft: Version 1…' }));
  await app.user.click(await screen.findByRole('button', { name: 'Restore as draft' }));
  await screen.findByText('Nothing was restored');
  expect(versionsOf('bot_returns')).toHaveLength(2);
  provider.server.resetHandlers();
  await app.user.click(screen.getByRole('button', { name: 'Restore as draft' }));
  await screen.findByText('Version 1 is now the draft');
  expect(versionsOf('bot_returns')[0]?.content.greeting.en).toMatch(/ More$/);
});

test('the versions that could not be loaded are asked for again', async () => {
  const app = await renderApp(RETURNS, { signedInAs: ANA });
  await heading('Devoluciones');
  provider.server.use(
    getVersionsMockHandler(() => {
      throw HttpResponse.json({ message: 'It failed', code: 'BROKEN' }, { status: 400 });
    }),
  );
  await app.user.click(await screen.findByRole('tab', { name: 'Versions' }));
  const retry = await screen.findByRole('button', { name: 'Try again' });
  provider.server.resetHandlers();
  await app.user.click(retry);
  await screen.findByRole('heading', { name: 'Version 2 Live' });
});
