import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, onTestFinished, test, vi } from 'vitest';
import { getGoLiveMockHandler, getReadinessMockHandler } from '@/api/generated/versions/versions.msw';
import { loseNextAnswer } from '../support/lose-answer';
import { openSheet, readyToPublish } from '../support/publish-sheet';
import { heading, renderApp } from '../support/render-app';
import { playVersions, RETURNS } from '../support/versions';

const { provider, stored, versionsOf, liveNumber, bringTests } = playVersions();
const ANA = 'ana@acme.example';
const published = () => provider.callsOf('POST', '/projects/bot_returns/versions').length;

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
  await waitFor(() => expect(done.contains(document.activeElement)).toBe(true));
  within(sheet).getByText(/^Visitors reach it on .*the web widget/);
  expect(versionsOf('bot_returns')[0]).toMatchObject({ number: 3, notes: '30 days', isLive: true });
  expect(screen.queryByText('Unpublished changes')).toBeNull();

  await app.user.click(within(sheet).getByRole('button', { name: 'Roll back to version 2' }));
  await within(sheet).findByRole('heading', { name: 'Version 2 is live again' });
  expect(liveNumber('bot_returns')).toBe(2);
  await app.user.click(within(sheet).getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Publish' })));
});

test('what was left to fill in in the greeting is named, and its field has the focus', async () => {
  const agent = provider.db.state.agents.bot_returns?.agent;
  if (agent) agent.draft.content.greeting = { es: '¡Hola, [nombre]!', en: 'Hello!' };
  const app = await renderApp(RETURNS, { signedInAs: ANA });
  const sheet = await openSheet(app);
  const fault = '“Greeting” still has [nombre]. Fill it in before you publish.';
  await app.user.click(await within(sheet).findByRole('button', { name: `Fix: ${fault}` }));
  await waitFor(() =>
    expect(document.activeElement).toHaveProperty(
      'value',
      expect.stringMatching(/^(?:¡Hola, \[nombre\]!|Hello!)$/),
    ),
  );
});

test('a greeting that is missing in a language is led to, in that language', async () => {
  const agent = provider.db.state.agents.bot_returns?.agent;
  if (agent) agent.draft.content.greeting = { es: '¡Hola!', en: '' };
  const app = await renderApp(RETURNS, { signedInAs: ANA });
  const sheet = await openSheet(app);
  const fault = 'There’s no greeting in English: the chat opens empty.';
  await app.user.click(await within(sheet).findByRole('button', { name: `Fix: ${fault}` }));
  const field = await screen.findByRole('textbox', { name: 'Greeting, English' });
  await waitFor(() => expect(document.activeElement).toBe(field));
});

test('while a rollout lasts, publishing says who talks to another version', async () => {
  const widget = Object.values(provider.db.state.widgets).find(
    (one) => one.widget.botKey === 'bot_returns',
  )?.widget;
  const [first] = versionsOf('bot_returns').filter(({ number }) => number === 1);
  if (!widget || !first) throw new Error('the seed lacks them');
  widget.rollout = {
    versionId: first.versionId,
    percent: 100,
    startedAt: provider.db.iso(),
    startedBy: 'Ana Luna',
  };
  const app = await renderApp(RETURNS, { signedInAs: ANA });
  const sheet = await openSheet(app);
  const note = `Gradual rollout: on “${widget.name}”, 100% of visitors stay on version 1.`;
  await within(sheet).findByText(note, { exact: false });
  await app.user.click(await readyToPublish(sheet));
  await within(sheet).findByRole('heading', { name: 'Version 3 is live' });
  await within(sheet).findByText(note, { exact: false });
});

test('offline nothing is published, and the button says why', async () => {
  await renderApp(RETURNS, { signedInAs: ANA });
  const button = await screen.findByRole('button', { name: 'Publish' });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => online.mockRestore());
  fireEvent.offline(window);
  await screen.findByText('You can’t publish while offline.');
  expect(button.getAttribute('aria-disabled')).toBe('true');
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
  await within(sheet).findByText('Fix 1 issue to publish.');
  expect(within(sheet).queryByText(/Visitors get this version/)).toBeNull();
  within(sheet).getByRole('heading', { name: 'Not ready to publish' });
  expect(within(sheet).getByText(/^All good: /).textContent).not.toContain('instructions');
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
  bringTests();
  await app.user.click(button);
  const reason = await within(sheet).findByLabelText('Reason for publishing anyway');
  await waitFor(() => expect(document.activeElement).toBe(reason));
  await app.user.click(button);
  await within(sheet).findByText('Give a reason.');
  expect(published()).toBe(1);
  await app.user.type(reason, 'The law changes today');
  await app.user.click(await readyToPublish(sheet, 'Publish anyway'));
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
