import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { fieldValue } from '../render-app';
import { button, choose, press, type Table, write } from './acts';

const AGENT = '/en/dashboard/agents/bot_returns';
const CONNECTIONS = '/en/dashboard/setup/tools2';
const OWN_TOOLS = '/en/dashboard/setup/tools?view=own';
const CALLS = '/en/dashboard/setup/tools2?view=calls';

/** Tools, their connections and the log of their calls. */
export const tools: Table = (provider) => ({
  // Nothing broke: it is said, and nobody is alarmed.
  'GET /toolkits': [{ at: `${AGENT}?tab=tools`, rest: () => expect(screen.queryByRole('alert')).toBeNull() }],
  'GET /connections': [{ at: CONNECTIONS }],
  'POST /connections': [{ at: '/en/dashboard/setup/tools', call: (app) => press(app, 'Connect HubSpot') }],
  'GET /connections/{connectionId}': [
    {
      at: '/en/dashboard/setup/tools',
      first: (app) => press(app, 'Connect HubSpot'),
      call: (app) => press(app, 'Check again'),
    },
  ],
  'PATCH /connections/{connectionId}': [
    {
      at: CONNECTIONS,
      first: async (app) => {
        await press(app, 'Rename Outlet');
        await write(app, 'Name', 'Rebajas');
      },
      call: (app) => press(app, 'Save'),
      rest: () => expect(fieldValue('Name')).toBe('Rebajas'),
    },
  ],
  'DELETE /connections/{connectionId}': [
    {
      at: CONNECTIONS,
      first: async (app) => {
        await press(app, 'Disconnect Outlet');
        await screen.findByText('No agent uses this account.');
      },
      call: (app) => press(app, 'Disconnect'),
    },
  ],
  'POST /connections/{connectionId}/link': [
    { at: CONNECTIONS, call: (app) => press(app, 'Reconnect Estudio de cocinas') },
  ],
  'GET /connections/{connectionId}/impact': [
    {
      at: CONNECTIONS,
      first: (app) => press(app, 'Disconnect Outlet'),
      rest: async (app) => {
        await press(app, 'Disconnect');
        await screen.findByText('Outlet disconnected');
      },
    },
  ],
  'GET /http-tools': [{ at: OWN_TOOLS }],
  'POST /http-tools': [
    {
      at: `${OWN_TOOLS}&own=new`,
      first: async (app) => {
        await write(app, 'Name', 'Stock');
        await write(app, 'URL', 'https://stock.acme.example/all');
      },
      call: (app) => press(app, 'Create tool'),
      rest: () => expect(fieldValue('Name')).toBe('Stock'),
    },
  ],
  'POST /http-tools/test': [
    {
      at: `${OWN_TOOLS}&own=own_stock`,
      call: (app) => press(app, 'Run test'),
      rest: async () => void (await button('Save tool')),
    },
  ],
  'PUT /http-tools/{toolId}': [
    {
      at: `${OWN_TOOLS}&own=own_stock`,
      first: (app) => write(app, 'Name', 'Stock'),
      call: (app) => press(app, 'Save tool'),
      rest: () => expect(fieldValue('Name')).toBe('Stock'),
    },
  ],
  'DELETE /http-tools/{toolId}': [
    {
      at: OWN_TOOLS,
      first: (app) => choose(app, 'More actions for Stock de un producto', 'Remove'),
      call: (app) => press(app, 'Remove tool'),
      rest: () => expect(provider.db.state.ownTools.acc_acme).toHaveLength(2),
    },
  ],
  'GET /tool-calls': [{ at: CALLS }],
  'GET /tool-calls/{callId}': [{ at: `${CALLS}&call=call_acme-1` }],
  'POST /toolkits/{toolkit}/actions/{action}/run': [
    {
      at: '/en/dashboard/composio-test?toolkit=shopify&action=find_order',
      call: (app) => press(app, 'Run'),
      rest: () => expect(fieldValue('Order')).toBe('AH10024511'),
    },
  ],
});
