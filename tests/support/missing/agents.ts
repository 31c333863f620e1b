import { FAILING_NAME } from '@mocks/core/sentinel';
import { endJob } from '@mocks/jobs/store';
import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { fieldValue, heading } from '../render-app';
import {
  answers,
  atPlans,
  button,
  choose,
  NUEVO,
  openDialog,
  type Provider,
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
const NEW_AGENT = '/en/dashboard/setup/create-new-agent';

const trialJob = ({ db }: Provider) =>
  Object.values(db.state.jobs).find(({ work }) => work.kind === 'trial_start');

/** Agents, their versions, and how they are made. */
export const agents: Table = (provider) => ({
  'POST /projects/{botKey}/publish-requests': [
    {
      at: AGENT,
      before: () => {
        withoutTests(provider);
        provider.db.state.needApproval = ['acc_acme'];
        provider.db.state.publishRequests = [];
      },
      first: async (app) => {
        await openDialog(app);
        await write(app, 'Release notes (optional)', '30 days');
        const ask = await button('Ask for approval');
        await waitFor(() => expect(ask.getAttribute('aria-disabled')).toBeNull());
      },
      call: (app) => press(app, 'Ask for approval'),
      rest: () => expect(fieldValue('Release notes (optional)')).toBe('30 days'),
    },
  ],
  'POST /projects/{botKey}/publish-requests/{requestId}/decision': [
    {
      at: AGENT,
      before: () => {
        provider.db.state.needApproval = ['acc_acme'];
      },
      call: (app) => press(app, 'Decline'),
    },
  ],
  'GET /jobs/{jobId}': [
    {
      at: NEW_AGENT,
      first: async (app) => {
        await write(app, 'Name', 'Workshop');
        await write(app, 'Instructions', 'You repair bicycles.');
        await press(app, 'Create agent');
      },
      reads: ['is on its way'],
      rest: async () => void (await screen.findByRole('link', { name: 'Create another agent' })),
    },
    {
      at: '/en/onboarding/freetrial',
      as: NUEVO,
      before: () => atPlans(provider),
      first: async (app) => {
        await press(app, 'Start free trial');
        await waitFor(() => expect(trialJob(provider)).toBeDefined());
        // Else the account may be past this page before the job was asked after in each way.
        const job = trialJob(provider);
        if (job) job.progress = 0;
      },
      reads: ['Continue'],
      rest: async (app) => {
        const job = trialJob(provider);
        if (job) endJob(provider.db, job);
        await press(app, 'Continue');
        await heading('Welcome, Nuria Vega!');
      },
      to: '/en/dashboard/home',
    },
  ],
  'POST /jobs/{jobId}/retry': [
    {
      at: NEW_AGENT,
      first: async (app) => {
        await write(app, 'Name', FAILING_NAME);
        await write(app, 'Instructions', 'You repair bicycles.');
        await press(app, 'Create agent');
      },
      call: (app) => press(app, 'Try again'),
      rest: async () => void (await screen.findByRole('link', { name: 'Change details' })),
    },
  ],
  'GET /projects': [
    { at: '/en/dashboard/agents' },
    { at: '/en/dashboard/home' },
    { at: AGENT, reads: [], rest: async () => void (await heading('Devoluciones')) },
  ],
  'POST /projects': [
    {
      at: NEW_AGENT,
      first: async (app) => {
        await write(app, 'Name', 'Workshop');
        await write(app, 'Instructions', 'You repair bicycles.');
      },
      call: (app) => press(app, 'Create agent'),
      rest: () => expect(fieldValue('Instructions')).toBe('You repair bicycles.'),
    },
  ],
  'POST /projects/changes': [
    {
      at: '/en/dashboard/agents',
      call: (app) => choose(app, 'More actions for Pedidos', 'Pause'),
      rest: () => expect(screen.getAllByText(UNAVAILABLE)).toHaveLength(1),
    },
  ],
  'GET /projects/trash': [{ at: '/en/dashboard/agents?view=trash' }],
  'PATCH /projects/tags': [
    {
      at: '/en/dashboard/agents',
      first: async (app) => {
        await press(app, 'Manage tags');
        await press(app, 'Rename Tienda');
        await write(app, 'New name', 'Tiendas');
      },
      call: (app) => press(app, 'Save'),
      rest: () => expect(fieldValue('New name')).toBe('Tiendas'),
      frameless: true,
    },
  ],
  'DELETE /projects/tags': [
    {
      at: '/en/dashboard/agents',
      first: async (app) => {
        await press(app, 'Manage tags');
        await press(app, 'Delete Tienda');
      },
      call: (app) => press(app, 'Delete'),
      rest: async () => void (await screen.findByText(/^Delete “Tienda” from/)),
      frameless: true,
    },
  ],
  'PATCH /projects/{botKey}': [
    {
      at: '/en/dashboard/agents',
      first: async (app) => {
        await choose(app, 'More actions for Citas', 'Rename…');
        await write(app, 'Name', 'Citas del estudio');
      },
      call: (app) => press(app, 'Rename'),
      rest: () => expect(fieldValue('Name')).toBe('Citas del estudio'),
    },
  ],
  'PUT /projects/{botKey}/avatar': [
    {
      at: AGENT,
      first: async (app) => {
        await press(app, 'Change avatar');
        await app.user.click(await screen.findByRole('radio', { name: 'Hexagon' }));
      },
      call: (app) => press(app, 'Save avatar'),
      rest: () => expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Hexagon' }).checked).toBe(true),
    },
  ],
  'GET /projects/{botKey}': [
    { at: AGENT },
    { at: CREATOR },
    { at: `${CHAT}?chat=new`, reads: [], rest: answers },
    { at: TESTS, reads: [], rest: async () => void (await button(/^Producto roto/)) },
  ],
  'PATCH /projects/{botKey}/draft': [
    {
      at: `${AGENT}?tab=texts`,
      first: (app) => write(app, 'Greeting, English', 'My changes'),
      call: (app) => press(app, 'Save now'),
      rest: () => expect(fieldValue('Greeting, English')).toBe('My changes'),
    },
  ],
  'GET /projects/{botKey}/instructions/{blockId}/history': [
    { at: `${AGENT}?tab=instructions`, first: (app) => choose(app, 'More actions for block 1', 'History') },
  ],
  'GET /projects/{botKey}/versions': [
    {
      at: `${AGENT}?tab=versions`,
      before: () => withoutTests(provider),
      rest: async (app) => {
        await openDialog(app);
        await publishes(app);
      },
    },
  ],
  'POST /projects/{botKey}/versions': [
    {
      at: AGENT,
      before: () => withoutTests(provider),
      first: async (app) => {
        await openDialog(app);
        await write(app, 'Release notes (optional)', '30 days');
        const now = await button('Publish now');
        await waitFor(() => expect(now.getAttribute('aria-disabled')).toBeNull());
      },
      call: (app) => press(app, 'Publish now'),
      rest: () => expect(fieldValue('Release notes (optional)')).toBe('30 days'),
    },
  ],
  'GET /projects/{botKey}/versions/{versionId}': [
    // What visitors have is not known: that there are changes is said by the agent itself.
    { at: AGENT, reads: ['Unpublished changes.'] },
    { at: `${AGENT}?tab=versions`, reads: [UNAVAILABLE] },
  ],
  'POST /projects/{botKey}/versions/{versionId}/live': [
    {
      at: `${AGENT}?tab=versions`,
      first: (app) => press(app, 'Make Version 1 live…'),
      call: (app) => press(app, 'Make version 1 live'),
    },
  ],
  'POST /projects/{botKey}/versions/{versionId}/restore': [
    {
      at: `${AGENT}?tab=versions`,
      first: (app) => press(app, 'Restore as draft: Version 1…'),
      call: (app) => press(app, 'Restore as draft'),
    },
  ],
  'GET /projects/{botKey}/readiness': [
    { at: AGENT, before: () => withoutTests(provider), first: openDialog, rest: publishes },
  ],
  'GET /templates': [
    {
      at: `${NEW_AGENT}?way=template`,
      rest: async () => void (await screen.findByRole('link', { name: /^File/ })),
    },
  ],
  'POST /projects/imports/preview': [
    {
      at: `${NEW_AGENT}?way=import`,
      first: (app) => write(app, 'Or paste the file’s contents', '{"format":"agent/1"}'),
      call: (app) => press(app, 'Review import'),
      rest: () => expect(fieldValue('Or paste the file’s contents')).toBe('{"format":"agent/1"}'),
    },
  ],
  'GET /projects/{botKey}/export': [
    {
      at: AGENT,
      call: (app) => choose(app, 'More actions for Devoluciones', 'Export to file'),
      rest: () => expect(screen.getAllByText(UNAVAILABLE)).toHaveLength(1),
    },
  ],
});
