import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { fieldValue } from '../render-app';
import { button, choose, press, type Table, UNAVAILABLE, write } from './acts';

const INBOX = '/en/dashboard/analytics?view=conversations';
const LUCIA = `${INBOX}&chat=con_lucia`;
const ANALYTICS = '/en/dashboard/analytics';
const MONITORS = `${ANALYTICS}?view=monitors`;

/** What visitors said, what is counted of it, what watches it. */
export const visitors: Table = (provider) => ({
  'GET /inbox': [{ at: INBOX }],
  'POST /inbox/presence': [
    {
      at: LUCIA,
      rest: async () => void (await screen.findByText(/Lucía P. has been waiting/)),
    },
  ],
  'GET /inbox/{conversationId}': [
    { at: LUCIA, rest: async () => void (await screen.findByRole('list', { name: 'Conversations' })) },
  ],
  'PUT /inbox/{conversationId}/person': [
    {
      at: LUCIA,
      call: (app) => press(app, 'Take over'),
      rest: () => expect(provider.db.state.visits.con_lucia?.person?.userId).toBeNull(),
    },
  ],
  'DELETE /inbox/{conversationId}/person': [
    {
      at: LUCIA,
      first: async (app) => {
        await press(app, 'Take over');
        await button('Return to the agent');
      },
      call: (app) => press(app, 'Return to the agent'),
    },
  ],
  'PUT /inbox/{conversationId}/closed': [
    {
      at: LUCIA,
      first: async (app) => {
        await press(app, 'Take over');
        await button('Close conversation');
      },
      call: (app) => press(app, 'Close conversation'),
      rest: () => expect(provider.db.state.visits.con_lucia?.isOpen).toBe(true),
    },
  ],
  'DELETE /inbox/{conversationId}/closed': [
    {
      at: LUCIA,
      first: async (app) => {
        await press(app, 'Take over');
        await press(app, 'Close conversation');
      },
      call: (app) => choose(app, 'Actions', 'Reopen conversation'),
    },
  ],
  'POST /inbox/{conversationId}/replies': [
    {
      at: LUCIA,
      first: async (app) => {
        await press(app, 'Take over');
        await write(app, 'Your reply', 'Hola');
      },
      call: (app) => press(app, 'Send reply'),
      rest: () => expect(fieldValue('Your reply')).toBe('Hola'),
    },
  ],
  'POST /inbox/{conversationId}/notes': [
    {
      at: LUCIA,
      first: async (app) => {
        await press(app, 'Internal note');
        await write(app, 'Note', 'Llamar');
      },
      call: (app) => press(app, 'Save note'),
      rest: () => expect(fieldValue('Note')).toBe('Llamar'),
    },
  ],
  'PUT /inbox/{conversationId}/review': [
    {
      at: `${INBOX}&show=review`,
      first: async (app) => {
        const list = await screen.findByRole('list', { name: 'Conversations' });
        await app.user.click(within(list).getAllByRole('button')[0] ?? document.body);
      },
      call: (app) => press(app, 'Right'),
    },
  ],
  'POST /inbox/{conversationId}/messages/{messageId}/replay': [
    { at: `${LUCIA}&why=msg_lucia-2`, call: (app) => press(app, 'Ask the draft') },
  ],
  'DELETE /visitors/{visitorId}': [
    {
      at: LUCIA,
      first: (app) => choose(app, 'Actions', 'Delete this visitor…'),
      call: (app) => press(app, 'Delete for good'),
      rest: () => expect(provider.db.state.conversations.con_lucia).toBeDefined(),
    },
  ],
  'GET /analytics': [
    { at: ANALYTICS, rest: async () => void (await screen.findByText('¿Recogéis el sofá viejo?')) },
  ],
  'GET /analytics/questions': [
    { at: ANALYTICS, rest: async () => void (await screen.findByText('What visitors ask')) },
  ],
  'PUT /analytics/questions/{questionId}': [
    {
      at: ANALYTICS,
      first: async (app) => {
        await press(app, /^Write/);
        await write(app, 'Answer', 'Sí, lo recogemos.');
      },
      call: (app) => press(app, 'Dismiss question'),
      rest: () => expect(fieldValue('Answer')).toBe('Sí, lo recogemos.'),
    },
  ],
  'GET /monitors': [{ at: MONITORS }],
  'POST /monitors': [
    {
      at: MONITORS,
      first: async (app) => {
        await press(app, 'Add alert');
        await write(app, 'Limit', '66');
      },
      call: (app) => press(app, 'Add alert'),
      rest: () => expect(fieldValue('Limit')).toBe('66'),
    },
  ],
  'PUT /monitors/{monitorId}': [
    {
      at: MONITORS,
      first: async (app) => {
        await press(app, 'Edit: Rating below 4.2');
        await write(app, 'Limit', '3');
      },
      call: (app) => press(app, 'Save'),
      rest: () => expect(fieldValue('Limit')).toBe('3'),
    },
  ],
  'DELETE /monitors/{monitorId}': [
    {
      at: MONITORS,
      call: (app) => press(app, 'Remove: Rating below 4.2'),
      rest: async () => {
        await button('Remove: Rating below 4.2');
        expect(screen.getAllByText(UNAVAILABLE)).toHaveLength(1);
      },
    },
  ],
});
