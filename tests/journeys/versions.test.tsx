import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { getSaveDraftMockHandler } from '@/api/generated/drafts/drafts.msw';
import {
  getGoLiveMockHandler,
  getReadinessMockHandler,
  getVersionsMockHandler,
} from '@/api/generated/versions/versions.msw';
import { loseNextAnswer } from '../support/lose-answer';
import { playProvider } from '../support/play-provider';
import { heading, renderApp } from '../support/render-app';

const provider = playProvider();
const ANA = 'ana@acme.example';
const RETURNS = '/en/dashboard/agents/bot_returns';

const stored = (botKey: string) => {
  const found = provider.db.state.agents[botKey];
  if (!found) throw new Error('the seed has changed');
  return found.agent;
};
const versionsOf = (botKey: string) => provider.db.state.versions[botKey] ?? [];
const liveNumber = (botKey: string) => versionsOf(botKey).find(({ isLive }) => isLive)?.number;
const published = () => provider.callsOf('POST', '/projects/bot_returns/versions').length;

let seededTests: typeof provider.db.state.tests = {};
beforeEach(() => {
  seededTests = provider.db.state.tests;
  provider.db.state.tests = {};
});

type App = Awaited<ReturnType<typeof renderApp>>;

async function openSheet({ user }: App): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: 'Publish' }));
  return screen.findByRole('dialog', { name: /^Publish/ });
}
const readyToPublish = (sheet: HTMLElement) =>
  waitFor(() => {
    const button = within(sheet).getByRole('button', { name: 'Publish now' });
    expect(button.getAttribute('aria-disabled')).toBeNull();
    return button;
  });

test('a draft is published with its notes: what changes is seen before, what is live after, and one step goes back', async () => {
  const app = await renderApp(RETURNS, { signedInAs: ANA });
  const sheet = await openSheet(app);
  await within(sheet).findByText('“Block 4: Scenarios” has no text in English.');
  // Only what is different in the changed text is marked.
  expect((await within(sheet).findAllByText('14', { selector: 'del' })).length).toBeGreaterThan(0);
  expect(within(sheet).getAllByText('30', { selector: 'ins' }).length).toBeGreaterThan(0);
  within(sheet).getByText(/Compared with version 2/);
  await app.user.type(within(sheet).getByLabelText('Release notes (optional)'), '30 days');
  await app.user.click(await readyToPublish(sheet));
  const done = await within(sheet).findByRole('heading', { name: 'Version 3 is live' });
  await waitFor(() => expect(document.activeElement).toBe(done));
  expect(versionsOf('bot_returns')[0]).toMatchObject({ number: 3, notes: '30 days', isLive: true });
  expect(screen.queryByText('Unpublished changes')).toBeNull();

  await app.user.click(within(sheet).getByRole('button', { name: 'Roll back to version 2' }));
  await within(sheet).findByRole('heading', { name: 'Version 2 is live again' });
  expect(liveNumber('bot_returns')).toBe(2);
  await app.user.click(within(sheet).getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Publish' })));
});

test('what is missing is put right where the sheet leads to, and then it can be published', async () => {
  const agent = stored('bot_returns');
  const [first, ...others] = agent.draft.content.instructions;
  if (!first) throw new Error('the seed has changed');
  agent.draft.content = {
    ...agent.draft.content,
    instructions: [...others, { ...first, texts: { en: 'You are kind.', es: '' } }],
  };
  const app = await renderApp(RETURNS, { signedInAs: ANA });
  const sheet = await openSheet(app);
  const fault = /“Block 5: Persona” has no text in Spanish, and the main language is required/;
  await within(sheet).findByText(fault);
  await within(sheet).findByText('1 issue to fix before publishing.');
  await app.user.click(within(sheet).getByRole('button', { name: 'Publish now' }));
  expect(published()).toBe(0);

  await app.user.click(within(sheet).getByRole('button', { name: fault }));
  const tab = await screen.findByRole('tab', { name: 'Instructions' });
  await waitFor(() => expect(tab.getAttribute('aria-selected')).toBe('true'));
  const field = await waitFor(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLTextAreaElement)) throw new Error('no text has the focus');
    return focused;
  });
  expect(field.closest('[data-block]')?.getAttribute('data-block')).toBe(first.blockId);
  await app.user.type(field, 'Eres amable.');
  const again = await openSheet(app);
  await app.user.click(await readyToPublish(again));
  await within(again).findByRole('heading', { name: 'Version 3 is live' });
  expect(versionsOf('bot_returns')[0]?.content.instructions.at(-1)?.texts.es).toBe('Eres amable.');
});

test('what somebody else saves meanwhile is looked at before it is published', async () => {
  const app = await renderApp(RETURNS, { signedInAs: ANA });
  const sheet = await openSheet(app);
  const button = await readyToPublish(sheet);
  const agent = stored('bot_returns');
  agent.draft = {
    ...agent.draft,
    revision: 'rev_8',
    savedBy: 'Bea Sol',
    content: { ...agent.draft.content, greeting: { en: 'Hello from Bea', es: 'Hola de Bea' } },
  };
  await app.user.type(within(sheet).getByLabelText('Release notes (optional)'), 'All of it');
  await app.user.click(button);
  await within(sheet).findByText(/Bea Sol saved this draft while you had it open/);
  await within(sheet).findByText('Hello from Bea');
  expect(liveNumber('bot_returns')).toBe(2);
  await app.user.click(within(sheet).getByRole('button', { name: 'I’ve reviewed it' }));
  await app.user.click(await readyToPublish(sheet));
  await within(sheet).findByRole('heading', { name: 'Version 3 is live' });
  expect(versionsOf('bot_returns')[0]).toMatchObject({
    notes: 'All of it',
    content: { greeting: { es: 'Hola de Bea' } },
  });
});

test('an answer that is lost is asked for again: one version', async () => {
  const app = await renderApp(RETURNS, { signedInAs: ANA });
  const sheet = await openSheet(app);
  const button = await readyToPublish(sheet);
  loseNextAnswer(provider, '/projects/bot_returns/versions');
  await app.user.click(button);
  await within(sheet).findByText('Can’t connect');
  await app.user.click(await readyToPublish(sheet));
  await within(sheet).findByRole('heading', { name: 'Version 3 is live' });
  expect(versionsOf('bot_returns')).toHaveLength(3);
  expect(published()).toBe(2);
});

test('tests that stand in the way take a reason, which is kept with the version', async () => {
  const app = await renderApp(RETURNS, { signedInAs: ANA });
  const sheet = await openSheet(app);
  const button = await readyToPublish(sheet);
  provider.db.state.tests = seededTests;
  await app.user.click(button);
  const reason = await within(sheet).findByLabelText('Reason for publishing anyway');
  await waitFor(() => expect(document.activeElement).toBe(reason));
  await app.user.click(button);
  await waitFor(() => expect(reason.getAttribute('aria-invalid')).toBe('true'));
  expect(published()).toBe(1);
  await app.user.type(reason, 'The law changes today');
  await app.user.click(await readyToPublish(sheet));
  await within(sheet).findByRole('heading', { name: 'Version 3 is live' });
  await app.user.click(within(sheet).getByRole('button', { name: 'Done' }));
  await app.user.click(screen.getByRole('tab', { name: 'Versions' }));
  await screen.findByText('Published without passing tests: The law changes today');
});

test('a draft that is being written is saved before the sheet opens', async () => {
  const app = await renderApp(`${RETURNS}?tab=texts`, { signedInAs: ANA });
  const greeting = await screen.findByLabelText('Greeting, English');
  await app.user.clear(greeting);
  await app.user.type(greeting, 'Good morning!');
  const sheet = await openSheet(app);
  expect(stored('bot_returns').draft.content.greeting.en).toBe('Good morning!');
  await within(sheet).findByText('Good morning!');
  await readyToPublish(sheet);
});

test('nothing to publish is said beside the button, which then does nothing', async () => {
  const app = await renderApp('/en/dashboard/agents/bot_orders', { signedInAs: ANA });
  await screen.findByText('This draft is already published.');
  await app.user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a paused agent stays paused when it is published, says so, and is resumed from there', async () => {
  const agent = stored('bot_store');
  agent.draft.content = { ...agent.draft.content, greeting: { en: 'Welcome!', es: '' } };
  agent.unpublishedChanges = true;
  const app = await renderApp('/en/dashboard/agents/bot_store', { signedInAs: ANA });
  const sheet = await openSheet(app);
  await within(sheet).findByText(/The agent is paused/);
  await app.user.click(await readyToPublish(sheet));
  await within(sheet).findByRole('heading', { name: 'Version 2 is published' });
  expect(stored('bot_store').status).toBe('paused');
  await app.user.click(within(sheet).getByRole('button', { name: 'Resume agent' }));
  await within(sheet).findByRole('heading', { name: 'Version 2 is live' });
  expect(stored('bot_store').status).toBe('live');
});

test('a draft that cannot be checked can be published all the same', async () => {
  const app = await renderApp(RETURNS, { signedInAs: ANA });
  await heading('Devoluciones');
  provider.server.use(
    getReadinessMockHandler(() => {
      throw HttpResponse.json({ message: 'Nobody knows', code: 'UNKNOWN_OPERATION' }, { status: 404 });
    }),
  );
  const sheet = await openSheet(app);
  await within(sheet).findByText(/The draft couldn’t be checked/);
  await app.user.click(await readyToPublish(sheet));
  await within(sheet).findByRole('heading', { name: 'Version 3 is live' });
});

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
  await app.user.click(await screen.findByRole('button', { name: 'Restore Version 1 as draft…' }));
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
  await screen.findByRole('heading', { name: 'Saved draft' });
  await app.user.click(screen.getByRole('tab', { name: 'Visitor texts' }));
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Greeting, English')).value).not.toBe(
    'My changes',
  );
});

test('what somebody else saves before a version is restored is not thrown away unseen: it is kept, too', async () => {
  const app = await renderApp(`${RETURNS}?tab=versions`, { signedInAs: ANA });
  await app.user.click(await screen.findByRole('button', { name: 'Restore Version 1 as draft…' }));
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
  await app.user.click(await screen.findByRole('button', { name: 'Restore Version 1 as draft…' }));
  await app.user.click(await screen.findByRole('button', { name: 'Restore as draft' }));
  await screen.findByText('Nothing was restored');
  expect(versionsOf('bot_returns')).toHaveLength(2);
  provider.server.resetHandlers();
  await app.user.click(screen.getByRole('button', { name: 'Restore as draft' }));
  await screen.findByText('Version 1 is now the draft');
  expect(versionsOf('bot_returns')[0]?.content.greeting.en).toMatch(/ More$/);
});

test('a step back that fails is told where it was asked for, and can be tried again', async () => {
  const app = await renderApp(RETURNS, { signedInAs: ANA });
  const sheet = await openSheet(app);
  await app.user.click(await readyToPublish(sheet));
  const back = await within(sheet).findByRole('button', { name: 'Roll back to version 2' });
  provider.server.use(
    getGoLiveMockHandler(() => {
      throw HttpResponse.json({ message: 'It failed', reference: 'ref_5e11' }, { status: 500 });
    }),
  );
  await app.user.click(back);
  await within(sheet).findByText(/ref_5e11/);
  provider.server.resetHandlers();
  await app.user.click(back);
  await within(sheet).findByRole('heading', { name: 'Version 2 is live again' });
});

test('the creator has no visitors: it is not published', async () => {
  await renderApp('/en/dashboard/agents/bot_creator-acme', { signedInAs: ANA });
  await screen.findByRole('heading', { level: 1, name: 'Creator' });
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
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

test('an agent that was never published says so in words, and its first version takes nothing back', async () => {
  const app = await renderApp('/en/dashboard/agents/bot_appointments?tab=versions', { signedInAs: ANA });
  await screen.findByText('Nothing published yet');
  const sheet = await openSheet(app);
  await within(sheet).findByText(/hasn’t been published before/);
  await within(sheet).findByText('Google Calendar isn’t connected: the agent can’t use it.');
  await app.user.click(await readyToPublish(sheet));
  await within(sheet).findByRole('heading', { name: 'Version 1 is live' });
  expect(within(sheet).queryByRole('button', { name: /Roll back/ })).toBeNull();
});
