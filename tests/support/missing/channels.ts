import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { channelConsentLink } from '../channel-consent';
import { assign, fieldValue, renderApp } from '../render-app';
import { ANA, choose, press, type Table, UNAVAILABLE, write } from './acts';

const AGENT = '/en/dashboard/agents/bot_returns';
const WIDGETS = '/en/dashboard/channels?view=widget';
const WIDGET = `${WIDGETS}&widget=wgt_acme`;

/** Channels and widgets. */
export const channels: Table = (provider) => ({
  'GET /channels': [
    {
      at: '/en/dashboard/channels',
      rest: async () => void (await screen.findAllByText('On, not checked')),
    },
    {
      at: `${AGENT}?tab=channels`,
      rest: async () => void (await screen.findAllByText('On, not checked')),
    },
  ],
  'POST /channels/{channel}/authorization': [
    {
      at: '/en/dashboard/setup/connect?channel=teams',
      call: (app) => press(app, 'Continue to Microsoft'),
    },
  ],
  'POST /channels/{channel}/connection': [
    {
      at: '/dashboard/channels',
      open: async () => {
        assign.mockClear();
        const app = await renderApp('/en/dashboard/setup/connect?channel=teams', { signedInAs: ANA });
        await press(app, 'Continue to Microsoft');
        await waitFor(() => expect(assign).toHaveBeenCalled());
        return renderApp(await channelConsentLink(assign.mock.lastCall?.[0] ?? '', 'granted'));
      },
      rest: async () => void (await screen.findByRole('link', { name: 'Try again' })),
    },
  ],
  'DELETE /channels/{channel}/connection': [
    {
      at: '/en/dashboard/channels',
      first: (app) => choose(app, 'More for WhatsApp', 'Disconnect…'),
      call: async ({ user }) => {
        const dialog = within(await screen.findByRole('alertdialog'));
        await user.click(dialog.getByRole('button', { name: 'Disconnect' }));
      },
      rest: () => {
        expect(provider.db.state.channels.acc_acme?.whatsapp?.status).toBe('ACTIVE');
        expect(provider.callsOf('PUT', '/welcome/integrations')).toEqual([]);
      },
    },
  ],
  'POST /channels/{channel}/test-messages': [
    {
      at: '/en/dashboard/channels',
      first: async (app) => {
        await press(app, 'Send test over WhatsApp');
        await write(app, 'Phone number', '+34 600 123 456');
      },
      call: (app) => press(app, 'Send test'),
      rest: () => expect(fieldValue('Phone number')).toBe('+34 600 123 456'),
    },
  ],
  'GET /projects/{botKey}/channel-rules': [
    {
      at: `${AGENT}?tab=channels`,
      rest: async () => void (await screen.findByRole('switch', { name: 'WhatsApp' })),
    },
  ],
  'PUT /projects/{botKey}/channel-rules/{channel}': [
    {
      at: `${AGENT}?tab=channels`,
      first: (app) => press(app, 'Audience and hours on WhatsApp'),
      call: (app) => press(app, 'Save'),
    },
  ],
  'GET /connection-health': [
    { at: '/en/dashboard/channels?view=doctor' },
    {
      at: '/en/dashboard/home',
      reads: [],
      rest: async () => void (await screen.findByText('Devoluciones has unpublished changes')),
    },
  ],
  'POST /connection-health/{connectionId}/probe': [
    {
      at: '/en/dashboard/channels?view=doctor',
      call: (app) => press(app, 'Check again: Shopify (Outlet)'),
      rest: () => expect(screen.getAllByText(UNAVAILABLE)).toHaveLength(1),
    },
  ],
  'GET /widgets': [{ at: WIDGETS }],
  'POST /widgets': [
    {
      at: WIDGETS,
      first: async (app) => {
        await press(app, 'New widget');
        await write(app, 'Name', 'Outlet');
        await app.user.selectOptions(await screen.findByLabelText('Agent'), 'bot_orders');
      },
      call: (app) => press(app, 'Create widget'),
      rest: () => expect(fieldValue('Name')).toBe('Outlet'),
    },
  ],
  'GET /widgets/{widgetId}': [{ at: WIDGET }],
  'PATCH /widgets/{widgetId}': [
    {
      at: WIDGET,
      first: (app) => write(app, 'Name', 'Outlet'),
      call: (app) => press(app, 'Publish changes'),
      rest: () => expect(fieldValue('Name')).toBe('Outlet'),
    },
  ],
  'DELETE /widgets/{widgetId}': [
    {
      at: WIDGET,
      first: (app) => press(app, 'Delete widget'),
      call: async ({ user }) => {
        const question = await screen.findByRole('alertdialog');
        await user.click(within(question).getByRole('button', { name: 'Delete widget' }));
      },
    },
  ],
  'POST /widgets/{widgetId}/secret': [
    {
      at: `${WIDGET}&part=visitors`,
      first: (app) => press(app, 'Replace secret'),
      call: async ({ user }) => {
        const question = await screen.findByRole('alertdialog');
        await user.click(within(question).getByRole('button', { name: 'Replace secret' }));
      },
    },
  ],
  'GET /widgets/{widgetId}/installs': [{ at: `${WIDGET}&part=install` }],
  'PUT /widgets/{widgetId}/rollout': [{ at: `${WIDGET}&part=rollout`, call: (app) => press(app, 'Apply') }],
  'DELETE /widgets/{widgetId}/rollout': [
    { at: `${WIDGET}&part=rollout`, call: (app) => press(app, 'Stop rollout') },
  ],
});
