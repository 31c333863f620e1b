import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { playProvider } from '../support/play-provider';
import { fieldValue, heading, leavePage, renderApp } from '../support/render-app';
import { storedAgents } from '../support/stored-agents';

const provider = playProvider();
const ANA = 'ana@acme.example';
const PAGE = '/en/dashboard/setup/create-new-agent';

const { agentNamed, contentOf } = storedAgents(provider);

const documentOf = (botKey: string, changed: object = {}) =>
  JSON.stringify({
    format: 'agent/1',
    name: 'Brought along',
    content: { ...contentOf(botKey), ...changed },
    exportedAt: '2026-11-20T16:12:00Z',
  });
const jsonFile = (text: string, name = 'brought.agent.json') =>
  new File([text], name, { type: 'application/json' });

test('a file with problems says each of them and changes nothing; mended it becomes the agent it was', async () => {
  const app = await renderApp(`${PAGE}?way=import`, { signedInAs: ANA });
  const chooser = await screen.findByLabelText('Choose file');
  fireEvent.change(chooser, { target: { files: [new File(['x'], 'photo.png', { type: 'image/png' })] } });
  await screen.findByText(/“photo.png” doesn’t end in .json/);
  fireEvent.change(chooser, { target: { files: [new File([new Uint8Array([0xff, 0xfe, 0])], 'a.json')] } });
  await screen.findByText(/“a.json” isn’t a text file/);
  fireEvent.change(chooser, { target: { files: [jsonFile(' ')] } });
  await screen.findByText(/“brought.agent.json” is empty/);
  fireEvent.change(chooser, { target: { files: [jsonFile('{}'), jsonFile('{}')] } });
  await screen.findByText('Choose one file at a time.');
  const large = jsonFile('');
  Object.defineProperty(large, 'size', { value: 5 * 1024 * 1024 });
  fireEvent.change(chooser, { target: { files: [large] } });
  await screen.findByText(/is 5 MB\. The limit is 4 MB/);
  expect(provider.callsOf('POST', '/projects/imports/preview')).toHaveLength(0);

  const payload = '<img src=x onerror=alert(1)>';
  fireEvent.change(chooser, {
    target: {
      files: [
        jsonFile(
          documentOf('bot_orders', { language: 'xx', channels: 'widget', [payload]: 1 }),
          `${payload}.json`,
        ),
      ],
    },
  });
  await screen.findByText(/onerror=alert\(1\)>.json, \d/);
  await app.user.click(screen.getByRole('button', { name: 'Review import' }));
  await screen.findByText('This agent can’t be imported');
  const problems = screen.getByRole('list', { name: 'Issues found' });
  expect(within(problems).getByText('Main language')).toBeTruthy();
  expect(within(problems).getByText('content.language = "xx"')).toBeTruthy();
  expect(within(problems).getByText('This value isn’t allowed here. Use "en" or "es".')).toBeTruthy();
  expect(within(problems).getByText('This has to be a list, in square brackets.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Create agent' })).toBeNull();

  await app.user.click(screen.getByRole('button', { name: 'Remove file' }));
  const text = screen.getByLabelText('Or paste the file’s contents');
  screen.getByText('Choose a file or paste its contents first.');
  expect(screen.getByRole('button', { name: 'Review import' }).getAttribute('aria-disabled')).toBe('true');
  const tools = [{ toolkit: 'rocket', actions: ['launch'] }];
  fireEvent.change(text, { target: { value: documentOf('bot_orders', { tools }) } });
  await app.user.click(screen.getByRole('button', { name: 'Review import' }));
  await screen.findByText('Some parts won’t be imported');
  expect(screen.getByText(/^content\.tools\.0\.toolkit/)).toBeDefined();
  expect(screen.getByText('What the new agent will have')).toBeDefined();
  expect(screen.getAllByText(/Buenos días. Dígame su número de pedido/).length).toBeGreaterThan(0);
  expect(fieldValue('Name')).toBe('Brought along');
  await app.user.click(screen.getByRole('button', { name: 'Create agent' }));
  await heading('Brought along');
  expect(agentNamed('Brought along')?.draft.content).toEqual({ ...contentOf('bot_orders'), tools: [] });
});

test('nothing is checked while a chosen file is read, and the file that was chosen last is the one that counts', async () => {
  const app = await renderApp(`${PAGE}?way=import`, { signedInAs: ANA });
  const chooser = await screen.findByLabelText('Choose file');
  fireEvent.change(chooser, { target: { files: [jsonFile('not JSON', 'first.json')] } });
  await screen.findByText(/^first\.json, \d/);
  const read = Promise.withResolvers<ArrayBuffer>();
  const slow = jsonFile('{}', 'slow.json');
  slow.arrayBuffer = () => read.promise;
  fireEvent.change(chooser, { target: { files: [slow] } });
  await app.user.click(screen.getByRole('button', { name: 'Review import', busy: true }));
  expect(provider.callsOf('POST', '/projects/imports/preview')).toHaveLength(0);

  fireEvent.change(chooser, { target: { files: [jsonFile(documentOf('bot_orders'), 'last.json')] } });
  await screen.findByText(/^last\.json, \d/);
  read.resolve(new TextEncoder().encode('{}').buffer);
  await read.promise;
  await app.user.click(screen.getByRole('button', { name: 'Review import', busy: false }));
  await screen.findByRole('button', { name: 'Create agent' });
  expect(screen.queryByText(/^slow\.json/)).toBeNull();
});

test('a document replaces the draft that was looked at, never another one; Undo brings the old one back', async () => {
  const before = contentOf('bot_appointments');
  const app = await renderApp(`${PAGE}?way=import&into=bot_appointments`, { signedInAs: ANA });
  const text = await screen.findByLabelText('Or paste the file’s contents');
  fireEvent.change(text, { target: { value: documentOf('bot_orders') } });
  await app.user.click(screen.getByRole('button', { name: 'Review changes' }));
  await screen.findByText('What changes in the draft of Citas');
  // What would be lost is counted before it is read line by line.
  const lost = screen
    .getAllByText('Removed')
    .filter(
      (badge) => badge.nextSibling?.nodeType === Node.TEXT_NODE && badge.parentElement?.tagName === 'P',
    );
  screen.getByText(`${lost.length} removed`);
  expect(contentOf('bot_appointments')).toEqual(before);

  // Somebody else saves meanwhile: the changes are shown anew, against what is there now.
  const stored = provider.db.state.agents.bot_appointments;
  if (!stored) throw new Error('the seed lacks the agent');
  const theirs = { ...before, greeting: { en: '', es: 'Hola, soy otra.' } };
  stored.agent.draft = { ...stored.agent.draft, revision: 'rev_theirs', content: theirs };
  await app.user.click(screen.getByRole('button', { name: 'Replace draft' }));
  await screen.findByText(/^Someone saved the draft in the meantime/);
  expect(screen.getByText('Hola, soy otra.')).toBeDefined();
  expect(contentOf('bot_appointments')).toEqual(theirs);

  await app.user.click(screen.getByRole('button', { name: 'Replace draft' }));
  await heading('Citas');
  expect(contentOf('bot_appointments')).toEqual(contentOf('bot_orders'));
  await app.user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(contentOf('bot_appointments')).toEqual(theirs));
  await screen.findByText('The draft of Citas was restored');
});

test('what was pasted is there after a reload, and a document that changes nothing is said to', async () => {
  const app = await renderApp(`${PAGE}?way=import&into=bot_orders`, { signedInAs: ANA });
  const value = documentOf('bot_orders');
  fireEvent.change(await screen.findByLabelText('Or paste the file’s contents'), { target: { value } });
  const at = app.href();
  leavePage();
  const again = await renderApp(at);
  await waitFor(() => expect(fieldValue('Or paste the file’s contents')).toBe(value));
  await again.user.click(screen.getByRole('button', { name: 'Review changes' }));
  await screen.findByText(/already has all of this/);
  expect(screen.queryByRole('button', { name: 'Replace draft' })).toBeNull();
});
