import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { keepDraftsOnLeaving } from '@/session/drafts';
import { playProvider } from '../support/play-provider';
import { fieldValue, heading, reload, renderApp } from '../support/render-app';

const provider = playProvider();
const ANA = 'ana@acme.example';
const CHAT = '/en/dashboard/agents/bot_returns/test-agent?chat=con_7f3a';
const TESTS = '/en/dashboard/agents/bot_returns/test-agent?view=tests';

type App = Awaited<ReturnType<typeof renderApp>>;
type Role = 'button' | 'menuitem';

const press = async ({ user }: App, name: string, role: Role = 'button') =>
  user.click(await screen.findByRole(role, { name }));

interface Typing {
  path: string;
  title: string;
  open: (app: App) => Promise<void>;
  /** What is typed, by the labels of the fields. */
  typed: Record<string, string>;
  send: string;
  /** Makes the fields that are there only once asked for. */
  prepare?: (app: App) => Promise<void>;
}

const DIALOGS: Record<string, Typing> = {
  'renaming an agent': {
    path: '/en/dashboard/agents',
    title: 'Agents',
    open: async (app) => {
      await press(app, 'More actions for Citas');
      await press(app, 'Rename…', 'menuitem');
    },
    typed: { Name: 'Citas del estudio' },
    send: 'Rename',
  },
  'a new test': {
    path: TESTS,
    title: 'Tests for Devoluciones',
    open: (app) => press(app, 'New test'),
    prepare: (app) => press(app, 'Add check'),
    typed: { Name: 'Recogida', 'Questions, one per line': '¿Cuándo?', Text: 'domingo', Sets: 'Plazos' },
    send: 'Add test',
  },
  'questions that are pasted': {
    path: TESTS,
    title: 'Tests for Devoluciones',
    open: (app) => press(app, 'Paste questions'),
    typed: { 'Questions, one per line': '¿Cuánto tarda el envío?' },
    send: 'Add as tests',
  },
  'saving as a test': {
    path: CHAT,
    title: 'Test Devoluciones',
    open: (app) => press(app, 'Save as test'),
    typed: { Name: 'Reembolso', Sets: 'Reembolsos' },
    send: 'Add test',
  },
  'asking in other words': {
    path: CHAT,
    title: 'Test Devoluciones',
    open: (app) => press(app, 'Rephrase question'),
    typed: { 'Your question': '¿Cuánto cuesta la recogida?' },
    send: 'Ask in a new branch',
  },
  'the reason of a bad rating': {
    path: CHAT,
    title: 'Test Devoluciones',
    open: (app) => press(app, 'Bad answer'),
    typed: { 'In your own words (optional)': 'It forgets the card' },
    send: 'Save reason',
  },
  'the notes of a version, and why it passes the gate': {
    path: '/en/dashboard/agents/bot_returns',
    title: 'Devoluciones',
    open: (app) => press(app, 'Publish'),
    typed: {
      'Reason for publishing anyway': 'Agreed with the warehouse',
      'Release notes (optional)': 'Longer returns',
    },
    send: 'Publish anyway',
  },
};

test.each(Object.entries(DIALOGS))('%s: what was typed outlives the session', async (_, dialog) => {
  keepDraftsOnLeaving();
  const { path, title, open, prepare, typed, send } = dialog;
  const before = await renderApp(path, { signedInAs: ANA });
  await heading(title);
  await open(before);
  await prepare?.(before);
  for (const [label, text] of Object.entries(typed)) {
    const field = await screen.findByLabelText(label);
    await before.user.clear(field);
    await before.user.type(field, text);
  }
  provider.setScenario('expired');
  await press(before, send);
  await waitFor(() => expect(reload).toHaveBeenCalled());
  window.dispatchEvent(new Event('pagehide'));

  provider.setScenario('usual');
  const after = await renderApp(path, { signedInAs: ANA });
  await heading(title);
  await open(after);
  for (const [label, text] of Object.entries(typed)) {
    await screen.findByLabelText(label);
    await waitFor(() => expect(fieldValue(label)).toBe(text));
  }
});
