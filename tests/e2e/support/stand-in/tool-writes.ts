import { choose, confirm, press, select, write } from './steps';
import type { Write } from './write';

const WIDGETS = '/dashboard/channels?view=widget';
const WIDGET = `${WIDGETS}&widget=wgt_acme`;
const TOOLS = '/dashboard/setup/tools';
const CONNECTIONS = '/dashboard/setup/tools2';

/** Where agents answer, and what they use. */
export const CHANNELS_AND_TOOLS: readonly Write[] = [
  {
    operation: 'POST /widgets',
    at: WIDGETS,
    steps: [
      press('New widget'),
      write('Name', 'Outlet'),
      select('Agent', 'bot_returns'),
      press('Create widget'),
    ],
  },
  {
    operation: 'PATCH /widgets/{widgetId}',
    at: WIDGET,
    steps: [write('Name', 'Outlet'), press('Publish changes')],
  },
  {
    operation: 'DELETE /widgets/{widgetId}',
    at: WIDGET,
    steps: [press('Delete widget'), confirm('Delete widget')],
  },
  {
    operation: 'POST /widgets/{widgetId}/secret',
    at: `${WIDGET}&part=visitors`,
    steps: [press('Replace secret'), confirm('Replace secret')],
  },
  { operation: 'PUT /widgets/{widgetId}/rollout', at: `${WIDGET}&part=rollout`, steps: [press('Apply')] },
  {
    operation: 'DELETE /widgets/{widgetId}/rollout',
    at: `${WIDGET}&part=rollout`,
    steps: [press('Stop rollout')],
  },
  {
    operation: 'POST /channels/{channel}/authorization',
    at: '/dashboard/setup/connect?channel=teams',
    steps: [press('Continue to Microsoft')],
  },
  {
    operation: 'DELETE /channels/{channel}/connection',
    at: '/dashboard/channels',
    steps: [choose('More for WhatsApp', 'Disconnect…'), confirm('Disconnect')],
  },
  {
    operation: 'POST /channels/{channel}/test-messages',
    at: '/dashboard/channels',
    steps: [press('Send test over WhatsApp'), write('Phone number', '+34 600 123 456'), press('Send test')],
  },
  {
    operation: 'POST /connection-health/{connectionId}/probe',
    at: '/dashboard/channels?view=doctor',
    steps: [press(/^Check (all|again)/)],
  },
  { operation: 'POST /connections', at: TOOLS, steps: [press('Connect HubSpot')] },
  {
    operation: 'PATCH /connections/{connectionId}',
    at: CONNECTIONS,
    steps: [press('Rename Citas'), write('Name', 'Rebajas'), press('Save')],
  },
  {
    operation: 'DELETE /connections/{connectionId}',
    at: CONNECTIONS,
    steps: [press('Disconnect Citas'), press('Disconnect')],
  },
  { operation: 'POST /connections/{connectionId}/link', at: CONNECTIONS, steps: [press('Reconnect Citas')] },
  {
    operation: 'POST /http-tools',
    at: `${TOOLS}?view=own&own=new`,
    steps: [
      write('Name', 'Stock'),
      write('URL', 'https://stock.acme.example/{id}'),
      press('Add id'),
      press('Create tool'),
    ],
  },
  {
    operation: 'POST /http-tools/test',
    at: `${TOOLS}?view=own&own=own_stock`,
    steps: [press('Run test')],
  },
  {
    operation: 'PUT /http-tools/{toolId}',
    at: `${TOOLS}?view=own&own=own_stock`,
    steps: [write('Name', 'Stock'), press('Save tool')],
  },
  {
    operation: 'DELETE /http-tools/{toolId}',
    at: `${TOOLS}?view=own`,
    steps: [choose('More actions for Stock de un producto', 'Remove'), press('Remove tool')],
  },
  {
    operation: 'POST /toolkits/{toolkit}/actions/{action}/run',
    at: '/dashboard/composio-test?toolkit=shopify&action=find_order',
    steps: [press('Run')],
  },
];
