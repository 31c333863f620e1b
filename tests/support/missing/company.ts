import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { fieldValue } from '../render-app';
import { choose, press, type Table, tick, write } from './acts';

const TEAM = '/en/dashboard/settings?section=team';
const DATA = '/en/dashboard/settings?section=data';

/** The company: its people, its audit trail, its data. */
export const company: Table = (provider) => ({
  'GET /accounts/{accountId}': [{ at: '/en/dashboard/home' }],
  'GET /accounts/{accountId}/members': [
    { at: TEAM, rest: async () => void (await screen.findByText('lucia@acme.example')) },
  ],
  'PATCH /accounts/{accountId}/members/{userId}': [
    {
      at: TEAM,
      first: (app) => press(app, 'Edit Iker Soto'),
      call: (app) => press(app, 'Save role'),
      rest: () => expect(provider.db.state.users.usr_iker?.role).toBe('editor'),
    },
  ],
  'DELETE /accounts/{accountId}/members/{userId}': [
    {
      at: TEAM,
      first: (app) => choose(app, 'More for Iker Soto', 'Remove'),
      call: (app) => press(app, 'Remove'),
    },
  ],
  'GET /accounts/{accountId}/invitations': [
    { at: TEAM, rest: async () => void (await screen.findByText(/iker@acme/)) },
  ],
  'POST /accounts/{accountId}/invitations': [
    {
      at: TEAM,
      first: async (app) => {
        await press(app, 'Invite someone');
        await write(app, 'Email', 'nora@acme.example');
      },
      call: (app) => press(app, 'Send invitation'),
      rest: () => expect(fieldValue('Email')).toBe('nora@acme.example'),
    },
  ],
  'DELETE /accounts/{accountId}/invitations/{invitationId}': [
    {
      at: TEAM,
      first: (app) => choose(app, 'More for lucia@acme.example', 'Withdraw'),
      call: (app) => press(app, 'Withdraw'),
    },
  ],
  'POST /accounts/{accountId}/invitations/{invitationId}/mails': [
    { at: TEAM, call: (app) => press(app, 'Resend to lucia@acme.example') },
  ],
  'POST /auth/invitations/state': [{ at: '/en/onboarding/register?invitation=ivs_4kT9pQ2m', as: null }],
  'GET /accounts/{accountId}/audit': [{ at: '/en/dashboard/settings?section=audit' }],
  'POST /accounts/{accountId}/audit/{entryId}/undo': [
    {
      at: '/en/dashboard/settings?section=audit',
      call: (app) => press(app, 'Undo: Paused Store guide'),
      rest: () => expect(provider.db.state.agents.bot_store?.agent.status).toBe('paused'),
    },
  ],
  'GET /accounts/{accountId}/data': [{ at: DATA }],
  'PUT /accounts/{accountId}/data': [
    {
      at: DATA,
      first: async ({ user }) =>
        user.selectOptions(await screen.findByLabelText('Keep conversations'), '2 years'),
      call: (app) => press(app, 'Save changes to retention'),
    },
  ],
  'POST /accounts/{accountId}/exports': [{ at: DATA, call: (app) => press(app, 'Make a new export') }],
  'GET /accounts/{accountId}/exports/{exportId}': [
    { at: DATA, call: (app) => press(app, 'Download export') },
  ],
  'POST /accounts/{accountId}/deletion': [
    {
      at: DATA,
      first: async (app) => {
        await press(app, 'Delete account…');
        await write(app, 'Type Acme Hogar to confirm', 'Acme Hogar');
      },
      call: (app) => press(app, 'Delete account'),
    },
  ],
  'GET /accounts/{accountId}/publishing': [
    { at: TEAM, rest: async () => void (await screen.findByText('lucia@acme.example')) },
  ],
  'PUT /accounts/{accountId}/publishing': [
    {
      at: TEAM,
      first: (app) => tick(app, 'A second person approves before an agent is published'),
      call: (app) => press(app, 'Save changes to publishing'),
    },
  ],
});
