import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { fieldValue, heading } from '../render-app';
import {
  ask,
  button,
  openDialog,
  press,
  publishes,
  type Table,
  UNAVAILABLE,
  withoutTests,
  write,
} from './acts';

const AGENT = '/en/dashboard/agents/bot_returns';
const CHAT = `${AGENT}/test-agent`;
const TESTS = `${CHAT}?view=tests`;
const CREATOR = '/en/dashboard/creator-agent/bot_returns';

/** The creator, and the tests of agents. */
export const creatorAndTests: Table = (provider) => ({
  'GET /conversations/{conversationId}/creator': [{ at: CREATOR }],
  'PUT /conversations/{conversationId}/agent': [
    {
      at: '/en/dashboard/creator-agent/bot_creator-acme?agent=new',
      first: async (app) => {
        const said = 'I need an agent called Lola that answers questions about our hotel.';
        await ask(app, said, 'Your message to Creator');
        await press(app, 'Create agent');
      },
      rest: async () => void (await heading('Edit Lola')),
    },
  ],
  'GET /projects/{botKey}/missing-pieces': [
    {
      at: CREATOR,
      rest: async () => void (await screen.findByRole('button', { name: 'Accept: Block 2: Rules' })),
    },
  ],
  'POST /proposals/{proposalId}/apply': [
    { at: CREATOR, call: (app) => press(app, 'Accept: Block 2: Rules') },
  ],
  'POST /proposals/{proposalId}/reject': [
    { at: CREATOR, call: (app) => press(app, 'Reject: Block 2: Rules') },
  ],
  'POST /proposals/{proposalId}/undo': [
    { at: CREATOR, call: (app) => press(app, 'Undo: Channel: WhatsApp') },
  ],
  'GET /projects/{botKey}/tests': [{ at: TESTS }],
  'POST /projects/{botKey}/tests': [
    {
      at: TESTS,
      first: async (app) => {
        await press(app, 'New test');
        await write(app, 'Name', 'Recogida');
        await write(app, 'Questions, one per line', '¿Cuándo recogéis?');
      },
      call: (app) => press(app, 'Add test'),
      rest: () => expect(fieldValue('Name')).toBe('Recogida'),
    },
  ],
  'PUT /projects/{botKey}/tests/{testId}': [
    {
      at: TESTS,
      first: async (app) => {
        await press(app, 'Edit Producto roto');
        await write(app, 'Name', 'Recogida');
      },
      call: (app) => press(app, 'Save test'),
      rest: () => expect(fieldValue('Name')).toBe('Recogida'),
    },
  ],
  'DELETE /projects/{botKey}/tests/{testId}': [
    {
      at: TESTS,
      call: (app) => press(app, 'Remove Producto roto'),
      rest: async () => {
        await button('Remove Producto roto');
        expect(screen.getAllByText(UNAVAILABLE)).toHaveLength(1);
      },
    },
  ],
  'POST /projects/{botKey}/tests/{testId}/restore': [
    {
      at: TESTS,
      call: async (app) => {
        const [remove] = await screen.findAllByRole('button', { name: /^Remove / });
        if (remove) await app.user.click(remove);
        await press(app, 'Undo');
      },
    },
  ],
  'GET /projects/{botKey}/test-runs': [
    { at: TESTS, rest: async () => void (await button(/^Producto roto/)) },
  ],
  'POST /projects/{botKey}/test-runs': [
    {
      at: TESTS,
      call: (app) => press(app, 'Run all'),
      rest: () => expect(screen.getAllByText(UNAVAILABLE)).toHaveLength(1),
    },
  ],
  'GET /projects/{botKey}/test-runs/{runId}': [
    { at: TESTS, rest: async () => void (await button(/^Producto roto/)) },
  ],
  'POST /projects/{botKey}/test-runs/{runId}/accepted': [
    {
      at: AGENT,
      first: openDialog,
      call: (app) => press(app, 'Approve 2 new answers'),
      rest: async () => void (await screen.findByLabelText('Reason for publishing anyway')),
    },
  ],
  'GET /projects/{botKey}/test-gate': [
    { at: AGENT, before: () => withoutTests(provider), first: openDialog, rest: publishes },
  ],
});
