import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { toolkits } from '@/api/generated/tools/tools';
import { consent, watchWindows } from '../support/connections';
import { playProvider } from '../support/play-provider';
import { heading, leavePage, renderApp } from '../support/render-app';

const provider = playProvider();

const ANA = 'ana@acme.example';
const TOOLS = '/en/dashboard/setup/tools';
const CONNECTIONS = '/en/dashboard/setup/tools2';

async function open(path: string) {
  const app = await renderApp(path, { signedInAs: ANA });
  await heading(path.startsWith('/es') ? 'Herramientas' : 'Tools');
  return app;
}

const card = async (name: string) => {
  const item = (await screen.findByRole('heading', { level: 2, name })).closest('li');
  if (!item) throw new Error(`${name} is in no list`);
  return within(item);
};
const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const stored = (toolkit: string) =>
  Object.values(provider.db.state.toolConnections)
    .map(({ connection }) => connection)
    .filter((one) => one.toolkit === toolkit);
const comeBack = () => fireEvent(window, new Event('focus'));

function hint(data: unknown): void {
  const channel = new BroadcastChannel('connections');
  channel.postMessage(data);
  channel.close();
}

describe('the sidebar', () => {
  test.each([
    ['/en/dashboard/setup/tools?view=own', 'Tools'],
    ['/en/dashboard/setup/tools2?view=calls', 'Tools'],
    ['/en/dashboard/composio-test', 'Tools'],
    ['/es/dashboard/composio-integration-test', 'Herramientas'],
    ['/en/dashboard/setup/connect', 'Channels'],
    ['/en/dashboard/setup/create-new-agent', 'Agents'],
  ])('marks where %s belongs', async (path, name) => {
    await renderApp(path, { signedInAs: ANA });
    await waitFor(() => expect(screen.getByRole('link', { current: 'page', name })).toBeDefined());
  });
});

describe('the catalogue', () => {
  test('what needs somebody comes first, then what is connected; text and category stand in the link', async () => {
    const app = await open(TOOLS);
    await card('Shopify');
    expect(names()?.slice(0, 3)).toEqual(['Google Calendar', 'Shopify', 'Zendesk']);
    await app.user.type(screen.getByLabelText('Search tools'), 'sheets');
    await waitFor(() => expect(names()).toEqual(['Google Sheets']));
    expect(app.href()).toBe(`${TOOLS}?q=sheets`);
    await app.user.selectOptions(screen.getByLabelText('Category'), 'Calendars');
    const none = (await screen.findByText('No matching tools')).parentElement;
    expect(none?.textContent).toContain('Filtered by: sheets · Calendars');
    // It is seen; to who hears the page it is said.
    expect(screen.getByText('0 tools').className).toBe('sr-only');
    expect(app.href()).toBe(`${TOOLS}?q=sheets&category=calendar`);
    await app.user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await card('Shopify');
    expect(app.href()).toBe(TOOLS);
  });

  test('a link with nonsense opens the whole catalogue', async () => {
    await open(`${TOOLS}?view=cellar&category=weapons&q=365`);
    await screen.findByText('No matching tools');
    expect(screen.getByLabelText<HTMLInputElement>('Search tools').value).toBe('365');
  });
});

describe('connecting', () => {
  test('the window opens in the click, and the server’s answer shows as soon as it comes back', async () => {
    const windows = watchWindows();
    const app = await open(TOOLS);
    await app.user.click(await screen.findByRole('button', { name: 'Connect HubSpot' }));
    await screen.findByText('Finish connecting HubSpot in the window that opened');
    expect(windows).toHaveLength(1);
    // The notice has what can be done meanwhile.
    expect(screen.queryByRole('button', { name: 'Connect HubSpot' })).toBeNull();
    const back = consent(provider.db, windows[0]?.address, 'allow');
    hint({ type: 'came-back', nonce: back.hash.slice(1) });
    await screen.findByText('HubSpot is connected');
    const hubspot = await card('HubSpot');
    await hubspot.findByText('Connected');
    expect(stored('hubspot')).toMatchObject([{ status: 'ACTIVE', identity: 'ana@acme.example' }]);
  });

  test('a blocked window becomes a link in a new tab, without a way back to this page', async () => {
    watchWindows({ blocked: true });
    const app = await open(TOOLS);
    await app.user.click(await screen.findByRole('button', { name: 'Connect HubSpot' }));
    await screen.findByText('Your browser blocked the window for HubSpot');
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Open in a new tab' });
    expect([link.target, link.rel]).toEqual(['_blank', 'noopener noreferrer']);
    consent(provider.db, link.href, 'allow');
    comeBack();
    await screen.findByText('HubSpot is connected');
  });

  test('a window that is closed, or that lies, connects nothing and is said to be unfinished', async () => {
    const windows = watchWindows();
    const app = await open(TOOLS);
    await app.user.click(await screen.findByRole('button', { name: 'Connect HubSpot' }));
    await screen.findByText('Finish connecting HubSpot in the window that opened');
    const back = consent(provider.db, windows[0]?.address, 'lie');
    expect(back.searchParams.get('status')).toBe('connected');
    hint({ type: 'came-back', nonce: back.hash.slice(1) });
    await screen.findByText(/Not connected yet/);
    expect(stored('hubspot')).toMatchObject([{ status: 'INITIATED' }]);
    await app.user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(stored('hubspot')).toEqual([]));
    await (await card('HubSpot')).findByText('Not connected');
    // Whoever finishes in that window all the same finds that the link is of no use any more.
    expect(() => consent(provider.db, windows[0]?.address, 'allow')).toThrow('nobody knows this link');
  });

  test('a message that nobody’s window sent is not listened to', async () => {
    const windows = watchWindows();
    const app = await open(TOOLS);
    await app.user.click(await screen.findByRole('button', { name: 'Connect HubSpot' }));
    await screen.findByText('Finish connecting HubSpot in the window that opened');
    const reads = () => provider.calls.filter(({ path }) => path.startsWith('/connections/')).length;
    const before = reads();
    for (const forged of [
      'came-back',
      null,
      { type: 'came-back' },
      { type: 'came-back', nonce: 'a'.repeat(32) },
      { type: 'connected', nonce: 'a'.repeat(32), status: 'ACTIVE' },
    ])
      hint(forged);
    // What comes behind them all is heard by this test: they have been heard before it.
    const last = new BroadcastChannel('connections');
    const heard = new Promise<void>((resolve) => {
      last.onmessage = ({ data }) => data === 'last' && resolve();
    });
    hint('last');
    await heard;
    // What they had made the page ask would have left before this.
    await toolkits({ accountId: 'acc_acme' });
    expect(reads()).toBe(before);
    hint({ type: 'came-back', nonce: new URL(windows[0]?.address ?? '').searchParams.get('nonce') });
    await screen.findByText(/Not connected yet/);
    last.close();
    expect(reads()).toBe(before + 1);
  });

  test.each([
    ['cancel', 'HubSpot wasn’t connected', /didn’t give permission/],
    ['refused', 'HubSpot couldn’t be connected', /HubSpot says: “This account may not use the API <b>/],
  ] as const)('%s is said in a sentence, and nothing is half connected', async (choice, title, text) => {
    const windows = watchWindows();
    const app = await open(TOOLS);
    await app.user.click(await screen.findByRole('button', { name: 'Connect HubSpot' }));
    await screen.findByText('Finish connecting HubSpot in the window that opened');
    consent(provider.db, windows[0]?.address, choice);
    comeBack();
    await screen.findByText(title);
    await screen.findAllByText(text);
    expect(stored('hubspot').some(({ status }) => status === 'ACTIVE')).toBe(false);
    // One way on, not two beside one another.
    expect(screen.queryByRole('button', { name: 'Connect HubSpot' })).toBeNull();
    await app.user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Finish connecting HubSpot in the window that opened');
  });

  test('a callback that comes twice changes nothing the second time', async () => {
    const windows = watchWindows();
    const app = await open(TOOLS);
    await app.user.click(await screen.findByRole('button', { name: 'Connect HubSpot' }));
    await screen.findByText('Finish connecting HubSpot in the window that opened');
    consent(provider.db, windows[0]?.address, 'allow');
    const again = consent(provider.db, windows[0]?.address, 'cancel');
    expect(again.searchParams.get('status')).toBe('used');
    comeBack();
    await screen.findByText('HubSpot is connected');
    expect(stored('hubspot')).toMatchObject([{ status: 'ACTIVE' }]);
  });

  test('a page that is left and opened again finds what became of it in the list', async () => {
    const windows = watchWindows();
    const app = await open(TOOLS);
    await app.user.click(await screen.findByRole('button', { name: 'Connect HubSpot' }));
    await screen.findByText('Finish connecting HubSpot in the window that opened');
    leavePage();
    consent(provider.db, windows[0]?.address, 'lost');
    await open(CONNECTIONS);
    await (await card('ana@acme.example')).findByText('Connected');
  });

  test('a refusal closes the window again and says why', async () => {
    const windows = watchWindows();
    const app = await open(TOOLS);
    const connect = await screen.findByRole('button', { name: 'Connect HubSpot' });
    provider.db.state.scenario = 'broken';
    await app.user.click(connect);
    await screen.findByRole('alert');
    expect(windows).toMatchObject([{ closed: true, address: undefined }]);
  });
});

test('of several accounts the catalog says how many do not work, and leaves it to them to say why', async () => {
  for (const { connection } of Object.values(provider.db.state.toolConnections))
    if (connection.toolkit === 'shopify')
      Object.assign(connection, { status: 'EXPIRED', reason: 'The token was revoked' });
  await open(TOOLS);
  const shopify = await card('Shopify');
  await shopify.findByText('2 of 2 accounts not working');
  shopify.getByRole('link', { name: 'Reconnect Shopify' });
  expect(screen.queryByText(/The token was revoked/)).toBeNull();
});

describe('the connections', () => {
  test('what does not work comes first, with its reason, and is connected again', async () => {
    const windows = watchWindows();
    const app = await open(CONNECTIONS);
    const row = await card('Estudio de cocinas');
    expect(names()?.[0]).toBe('Estudio de cocinas');
    row.getByText('Reconnect needed');
    row.getByText('Google Calendar says: “The refresh token was revoked”');
    row.getByText(/Google Calendar · estudio@acme\.example · expired /);
    row.getByText('1 agent can’t use it until you reconnect it.');
    await app.user.click(row.getByRole('button', { name: 'Reconnect Estudio de cocinas' }));
    await row.findByText('Finish connecting Estudio de cocinas in the window that opened');
    consent(provider.db, windows[0]?.address, 'other');
    comeBack();
    await row.findByText('Estudio de cocinas wasn’t reconnected');
    row.getByText(/signed in there with a different account/);
    await app.user.click(row.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(windows[1]?.address).toBeDefined());
    consent(provider.db, windows[1]?.address, 'allow');
    comeBack();
    await row.findByText('Estudio de cocinas is connected');
    await waitFor(() => expect(row.queryByText('Reconnect needed')).toBeNull());
    // Its button is gone, and the list has a new order.
    await waitFor(() =>
      expect(document.activeElement).toBe(row.getByRole('heading', { name: 'Estudio de cocinas' })),
    );
  });

  test('two accounts of one tool have their own names, and never the same', async () => {
    const app = await open(`${CONNECTIONS}?toolkit=shopify`);
    await card('Tienda España');
    expect(names()).toEqual(['Tienda España', 'Outlet']);
    await app.user.click(screen.getByRole('button', { name: 'Rename Outlet' }));
    const field = await screen.findByLabelText('Name');
    await app.user.clear(field);
    await app.user.type(field, 'Tienda España{Enter}');
    await screen.findByText('Another account of this app already has this name.');
    await app.user.clear(field);
    await app.user.type(field, 'Rebajas{Enter}');
    await card('Rebajas');
    await app.user.click(screen.getByRole('link', { name: 'Show all connections' }));
    await card('Soporte');
  });

  test('another account of a tool is connected where its accounts are listed', async () => {
    const windows = watchWindows();
    const app = await open(TOOLS);
    // Of a tool with several it is said how many do not work.
    (await card('Google Calendar')).getByText('2 of 2 accounts not working');
    await app.user.click(screen.getByRole('link', { name: 'See 2 accounts of Shopify' }));
    await card('Outlet');
    expect(names()).toHaveLength(2);
    await app.user.click(screen.getByRole('button', { name: 'Add account of Shopify' }));
    await screen.findByText('Finish connecting Shopify in the window that opened');
    consent(provider.db, windows[0]?.address, 'allow');
    comeBack();
    await screen.findByText('Shopify is connected');
    await waitFor(() => expect(names()).toHaveLength(3));
  });

  test('what breaks is shown before an account is disconnected', async () => {
    const app = await open(CONNECTIONS);
    await app.user.click(await screen.findByRole('button', { name: 'Disconnect Tienda España' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Disconnect Tienda España?' }));
    await dialog.findByText('2 agents stop working with it:');
    dialog.getByRole('link', { name: 'Devoluciones' });
    expect(dialog.getAllByText('Can no longer: Find an order')).not.toHaveLength(0);
    await app.user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(stored('shopify')).toHaveLength(2);

    await app.user.click(screen.getByRole('button', { name: 'Disconnect Outlet' }));
    await screen.findByText('No agent uses this account.');
    await app.user.click(screen.getByRole('button', { name: 'Disconnect' }));
    await screen.findByText('Outlet disconnected');
    await waitFor(() => expect(screen.queryByRole('heading', { level: 2, name: 'Outlet' })).toBeNull());
    // The same control of the account that took its place.
    const next = screen.getByRole('button', { name: 'Disconnect Soporte' });
    await waitFor(() => expect(document.activeElement).toBe(next));
  });

  test('a company without any is shown the way to the catalogue, in Spanish too', async () => {
    provider.db.state.toolConnections = {};
    const app = await open('/es/dashboard/setup/tools2');
    await screen.findByText('Todavía no has conectado nada');
    await app.user.click(screen.getByRole('link', { name: 'Ver herramientas' }));
    await screen.findByRole('button', { name: 'Conectar Shopify' });
  });
});
