import { UNKNOWN_NUMBER } from '@mocks/channels/sentinels';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { channelConsentLink } from '../support/channel-consent';
import { playProvider } from '../support/play-provider';
import { assign, heading, renderApp } from '../support/render-app';

const provider = playProvider();

const ANA = 'ana@acme.example';
const CHANNELS = '/en/dashboard/channels';
const CONNECT = '/en/dashboard/setup/connect';

type App = Awaited<ReturnType<typeof renderApp>>;

async function openChannels(path = CHANNELS): Promise<App> {
  const app = await renderApp(path, { signedInAs: ANA });
  await heading('Channels');
  return app;
}

const card = (name: string) => screen.findByRole('listitem', { name });
const press = async ({ user }: App, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));

async function choose(app: App, channel: string, item: string): Promise<void> {
  await press(app, `More for ${channel}`);
  await app.user.click(await screen.findByRole('menuitem', { name: item }));
}

/** Every body that switched channels, as it left. */
function sentFlags(): unknown[] {
  const bodies: unknown[] = [];
  provider.server.use(
    http.put('*/api/v1/welcome/integrations', async ({ request }) => {
      bodies.push(await request.clone().json());
      return undefined;
    }),
  );
  return bodies;
}

const flags = () => provider.db.state.accounts.acc_acme?.process.settings.integrations;

/** Leaves for the consent page by what is pressed, and comes back by a choice there. */
async function comeBackBy(
  app: App,
  leave: string | RegExp,
  choice: Parameters<typeof channelConsentLink>[1],
) {
  assign.mockClear();
  await press(app, leave);
  await waitFor(() => expect(assign).toHaveBeenCalled());
  return renderApp(await channelConsentLink(assign.mock.lastCall?.[0] ?? '', choice));
}

describe('the channels of the company', () => {
  test('each says how it stands, its health and who answers there', async () => {
    await openChannels();
    await screen.findByText(/2 of 5 connected\./);
    const whatsapp = within(await card('WhatsApp'));
    expect(whatsapp.getByText('Working')).toBeDefined();
    expect(whatsapp.getByText('Connected as +34 960 55 01 23, Acme Hogar.')).toBeDefined();
    expect(whatsapp.getByText(/^Nov 12, \d.*, text too long/)).toBeDefined();
    const answers = within(whatsapp.getByRole('list', { name: 'Agents' }));
    const { href } = answers.getByRole<HTMLAnchorElement>('link', { name: 'Devoluciones' });
    expect(href).toContain('/dashboard/agents/bot_returns?tab=channels');
    expect(whatsapp.getByRole('img', { name: /Messages a day, the last 14 days: 20, 27,/ })).toBeDefined();
    whatsapp.getByText(/^\d+ messages in the last 14 days$/);
    const teams = within(await card('Microsoft Teams'));
    expect(teams.getByText('Not connected')).toBeDefined();
    expect(teams.getByText('An administrator’s consent')).toBeDefined();
    const mail = teams.getByRole('link', { name: 'Ask an administrator' }).getAttribute('href') ?? '';
    expect(decodeURIComponent(mail)).toContain('/dashboard/setup/connect?channel=teams');
  });

  test('a flag alone is not called connected, and what needs somebody comes first', async () => {
    provider.setScenario('channel-trouble');
    await openChannels();
    await screen.findByText(/1 of 5 working, 3 need attention\./);
    const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(names.slice(0, 3)).toEqual(['Messenger', 'WhatsApp', 'Instagram']);
    const messenger = within(await card('Messenger'));
    expect(messenger.getByText('Reconnect needed')).toBeDefined();
    expect(
      messenger.getByText(/Facebook ended the permission on Nov 19\. 14 messages are waiting/),
    ).toBeDefined();
    const instagram = within(await card('Instagram'));
    expect(instagram.getByText('Connection not finished')).toBeDefined();
    expect(instagram.getByRole('link', { name: 'Finish connecting' }).getAttribute('href')).toBe(
      '/en/dashboard/setup/connect?channel=instagram',
    );
  });

  test('one is switched off and on again, with the flags as the specification names them', async () => {
    const bodies = sentFlags();
    const app = await openChannels();
    await choose(app, 'WhatsApp', 'Switch off');
    await screen.findByText('WhatsApp is switched off.');
    expect(bodies).toEqual([
      {
        accountId: 'acc_acme',
        hash: '9f2c41d0',
        enableStudioWidgetChannel: true,
        enableMetaWhatsappChannel: false,
      },
    ]);
    const whatsapp = within(await card('WhatsApp'));
    await whatsapp.findByText('Switched off');
    await press(app, 'Undo');
    await whatsapp.findByText('Working');
    expect(flags()).toMatchObject({ enableMetaWhatsappChannel: true });
  });

  test('what another person switched meanwhile is sent back as it is', async () => {
    const bodies = sentFlags();
    const app = await openChannels();
    await card('WhatsApp');
    Object.assign(flags() ?? {}, { enableMicrosoftTeamsChannel: true, enableStudio2WidgetChannel: true });
    await choose(app, 'Web widget', 'Switch off');
    await screen.findByText('Web widget is switched off.');
    expect(bodies).toEqual([
      {
        accountId: 'acc_acme',
        hash: '9f2c41d0',
        enableStudioWidgetChannel: false,
        enableStudio2WidgetChannel: false,
        enableMicrosoftTeamsChannel: true,
        enableMetaWhatsappChannel: true,
      },
    ]);
  });

  test('without the connections only the switches are told, and nobody calls them connected', async () => {
    provider.server.use(http.get('*/api/v1/channels', () => new HttpResponse(null, { status: 501 })));
    await openChannels();
    await screen.findByText(/^Not available yet/);
    expect(within(await card('WhatsApp')).getByText('On, not checked')).toBeDefined();
    expect(within(await card('Instagram')).getByText('Off, not checked')).toBeDefined();
  });

  test('a connection that fails can be asked for again', async () => {
    let fails = true;
    provider.server.use(
      http.get('*/api/v1/channels', () =>
        fails ? HttpResponse.json({ message: 'It failed' }, { status: 422 }) : undefined,
      ),
    );
    const app = await openChannels();
    await screen.findByText('We couldn’t find out how the channels are connected.');
    fails = false;
    await press(app, 'Try again');
    expect(await within(await card('WhatsApp')).findByText('Working')).toBeDefined();
  });
});

describe('a test message', () => {
  test('asks WhatsApp’s number, says what is wrong with it, and keeps it', async () => {
    const app = await openChannels();
    await press(app, 'Send test over WhatsApp');
    const dialog = within(await screen.findByRole('dialog'));
    const number = dialog.getByLabelText('Phone number');
    await app.user.type(number, '600 123 456');
    await app.user.click(dialog.getByRole('button', { name: 'Send test' }));
    await dialog.findByText('Start with + and the country code, for example +34 600 123 456.');
    await app.user.clear(number);
    await app.user.type(number, UNKNOWN_NUMBER);
    await app.user.click(dialog.getByRole('button', { name: 'Send test' }));
    await dialog.findByText(/No one can be reached at this number/);
    expect(number).toHaveProperty('value', UNKNOWN_NUMBER);
    await app.user.clear(number);
    await app.user.type(number, '+34 600 123 456');
    await app.user.click(dialog.getByRole('button', { name: 'Send test' }));
    await screen.findByText('Test sent to +34 600 123 456');
  });
});

describe('disconnecting', () => {
  test('says what breaks, then gives up the connection and the flag', async () => {
    const app = await openChannels();
    await choose(app, 'WhatsApp', 'Disconnect…');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Disconnect WhatsApp?' }));
    await dialog.findByText('Devoluciones stops answering there right away.');
    await app.user.click(dialog.getByRole('button', { name: 'Disconnect' }));
    await screen.findByText('WhatsApp is disconnected.');
    expect(provider.db.state.channels.acc_acme?.whatsapp?.status).toBe('NONE');
    expect(flags()).toMatchObject({ enableMetaWhatsappChannel: false });
    await within(await card('WhatsApp')).findByText('Not connected');
  });
});

describe('connecting', () => {
  test('one is chosen; what it takes stands before the way to Meta', async () => {
    const app = await renderApp(CONNECT, { signedInAs: ANA });
    await heading('Connect a channel');
    await app.user.click(await screen.findByRole('link', { name: 'Connect Instagram' }));
    await heading('Connect Instagram');
    expect(app.href()).toBe('/en/dashboard/setup/connect?channel=instagram');
    expect(screen.getByText('A professional Instagram account')).toBeDefined();
    expect(screen.getByText('Reading and answering its direct messages')).toBeDefined();
    expect(await screen.findByLabelText('done')).toBeDefined();
    expect(provider.callsOf('POST', '/channels/instagram/authorization')).toEqual([]);
  });

  test('consent given, the channel is connected and switched on, and code and state are gone', async () => {
    const bodies = sentFlags();
    const first = await renderApp(`${CONNECT}?channel=instagram`, { signedInAs: ANA });
    const app = await comeBackBy(first, 'Continue to Instagram', 'granted');
    await heading('Instagram is connected');
    expect(app.href()).toBe('/dashboard/channels?view=return');
    expect(screen.getByText(/@acme\.hogar/)).toBeDefined();
    expect(bodies).toEqual([expect.objectContaining({ enableMetaInstagramChannel: true, hash: '9f2c41d0' })]);
    expect(provider.db.state.channels.acc_acme?.instagram?.status).toBe('ACTIVE');
    await app.user.click(screen.getByRole('link', { name: 'Back to Channels' }));
    await within(await card('Instagram')).findByText('Working');
    expect(provider.callsOf('POST', '/channels/instagram/connection')).toHaveLength(1);
  });

  test.each([
    ['cancel', 'You canceled at WhatsApp'],
    ['permission', 'A permission is missing'],
    ['unfit', 'This account can’t be used'],
    ['down', 'WhatsApp isn’t responding'],
    ['state', 'This isn’t the connection you started'],
  ] as const)('%s leaves all as it was and says so', async (choice, title) => {
    const before = structuredClone(provider.db.state.channels.acc_acme?.whatsapp);
    const first = await renderApp(`${CONNECT}?channel=whatsapp`, { signedInAs: ANA });
    await screen.findByText(/WhatsApp is already connected as/);
    await comeBackBy(first, 'Continue to WhatsApp', choice);
    await heading(title);
    expect(provider.db.state.channels.acc_acme?.whatsapp).toEqual(before);
    expect(provider.callsOf('PUT', '/welcome/integrations')).toEqual([]);
    expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe(
      '/dashboard/setup/connect?channel=whatsapp',
    );
  });

  test('a callback that nobody began connects nothing; the same one twice connects once', async () => {
    await renderApp(`${CHANNELS}?code=cha_9.granted&state=${'x'.repeat(43)}`, { signedInAs: ANA });
    await heading('This isn’t the connection you started');
    expect(provider.calls.filter(({ method }) => method === 'POST' || method === 'PUT')).toEqual(
      provider.callsOf('POST', '/auth/sign-in'),
    );
    const first = await renderApp(`${CONNECT}?channel=teams`);
    assign.mockClear();
    await press(first, 'Continue to Microsoft');
    await waitFor(() => expect(assign).toHaveBeenCalled());
    const link = await channelConsentLink(assign.mock.lastCall?.[0] ?? '', 'granted');
    await renderApp(link);
    await heading('Microsoft Teams is connected');
    await renderApp(link);
    await heading('This isn’t the connection you started');
    expect(provider.callsOf('POST', '/channels/teams/connection')).toHaveLength(1);
  });

  test('what expired is authorised again from its card, and its history stays', async () => {
    provider.setScenario('channel-trouble');
    const app = await openChannels();
    await comeBackBy(app, 'Reconnect Messenger', 'granted');
    await heading('Messenger is connected');
    expect(provider.db.state.channels.acc_acme?.messenger).toMatchObject({ status: 'ACTIVE', waiting: 0 });
    expect(provider.db.state.channels.acc_acme?.messenger?.daily).toHaveLength(14);
  });

  test('connected but not switched on is said, and can be made good', async () => {
    let fails = true;
    provider.server.use(
      http.put('*/api/v1/welcome/integrations', () =>
        fails ? HttpResponse.json({ message: 'It failed' }, { status: 500 }) : undefined,
      ),
    );
    const first = await renderApp(`${CONNECT}?channel=teams`, { signedInAs: ANA });
    const app = await comeBackBy(first, 'Continue to Microsoft', 'granted');
    await screen.findByText('It’s connected, but couldn’t be switched on.');
    fails = false;
    await press(app, 'Switch on');
    await screen.findByText(/Choose which agents answer there/);
    expect(flags()).toMatchObject({ enableMicrosoftTeamsChannel: true });
  });

  test.each([
    ['ACTIVE', /^The web widget is on your site and works\./],
    // It was never seen on a page.
    ['NONE', /^The web widget is switched on\. Add it to your site/],
  ] as const)('the web widget only has to be switched on (%s)', async (status, text) => {
    Object.assign(flags() ?? {}, { enableStudioWidgetChannel: false });
    Object.assign(provider.db.state.channels.acc_acme?.widget ?? {}, { status });
    const app = await renderApp(`${CONNECT}?channel=widget`, { signedInAs: ANA });
    await press(app, 'Switch on');
    await screen.findByText(text);
    const next = status === 'ACTIVE' ? 'Design' : 'Set up the widget';
    expect(screen.getByRole('link', { name: next }).getAttribute('href')).toContain('view=widget');
    expect(flags()).toMatchObject({ enableStudioWidgetChannel: true });
  });
});
