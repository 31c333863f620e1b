import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { playProvider } from '../support/play-provider';
import { renderApp } from '../support/render-app';

const provider = playProvider();

const ANA = 'ana@acme.example';
const AGENT = '/en/dashboard/agents/bot_returns';
const TAB = `${AGENT}?tab=channels`;

async function channelRow(name: string) {
  const item = (await screen.findByRole('switch', { name })).closest('li');
  if (!item) throw new Error(`${name} stands in no list`);
  return within(item);
}

const rule = (channel: string) => provider.db.state.channelRules.bot_returns?.[channel];

async function openRule(channel: string) {
  const app = await renderApp(TAB, { signedInAs: ANA });
  await app.user.click(await screen.findByRole('button', { name: `Audience and hours on ${channel}` }));
  return { ...app, dialog: within(await screen.findByRole('dialog')) };
}

describe('an agent’s channels', () => {
  test('say connected only of what is, and lead to connecting the rest', async () => {
    provider.setScenario('channel-trouble');
    const { user } = await renderApp('/en/dashboard/agents/bot_orders?tab=channels', { signedInAs: ANA });
    const messenger = await channelRow('Messenger');
    await messenger.findByText('Reconnect needed');
    expect(messenger.getByText(/Right now no messages are answered here/)).toBeDefined();
    const instagram = await channelRow('Instagram');
    expect(instagram.getByText('Connection not finished')).toBeDefined();
    await user.click(screen.getByRole('switch', { name: 'Instagram' }));
    const connect = await instagram.findByRole('link', { name: 'Connect Instagram' });
    expect(connect.getAttribute('href')).toBe('/en/dashboard/setup/connect?channel=instagram');
    expect((await channelRow('Web widget')).getByText('Working')).toBeDefined();
  });

  test('without a rule the agent answers everyone, always', async () => {
    await renderApp(TAB, { signedInAs: ANA });
    expect(await (await channelRow('Web widget')).findByText('Everyone · Always')).toBeDefined();
    expect(
      (await channelRow('WhatsApp')).getByText(
        'Anyone who writes to your number · Open 6 days a week · open now',
      ),
    ).toBeDefined();
  });

  test('with hours lead to the text that is read outside of them', async () => {
    const { user } = await renderApp(TAB, { signedInAs: ANA });
    const link = await screen.findByRole('link', { name: 'What visitors read outside hours: WhatsApp' });
    expect(link.getAttribute('href')).toBe(`${AGENT}?tab=texts`);
    expect((await channelRow('Web widget')).queryByRole('link')).toBeNull();
    await user.click(link);
    await screen.findByRole('textbox', { name: 'Outside hours, English' });
  });
});

describe('hours', () => {
  test('are saved at once, in the company’s time zone, with closed days', async () => {
    const { user, dialog } = await openRule('Web widget');
    await user.click(dialog.getByRole('radio', { name: 'Certain hours' }));
    expect(dialog.getByText('In your company’s time zone, Europe/Madrid.')).toBeDefined();
    await user.click(dialog.getByRole('checkbox', { name: 'Friday' }));
    expect(dialog.getAllByText('Closed')).toHaveLength(3);
    fireEvent.change(dialog.getByLabelText('Monday: closes at'), { target: { value: '00:00' } });
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText('Audience and hours saved: Web widget');
    expect(rule('widget')?.hours).toEqual({
      always: false,
      week: [
        { day: 'mon', opens: '09:00', closes: '24:00' },
        ...['tue', 'wed', 'thu'].map((day) => ({ day, opens: '09:00', closes: '18:00' })),
      ],
    });
    await (await channelRow('Web widget')).findByText('Everyone · Open 4 days a week · closed now');
    expect(provider.callsOf('PATCH', '/projects/bot_returns/draft')).toEqual([]);
  });

  test('a day that closes before it opens is named, and nothing is sent', async () => {
    const { user, dialog } = await openRule('WhatsApp');
    fireEvent.change(dialog.getByLabelText('Tuesday: closes at'), { target: { value: '08:00' } });
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText('Tuesday closes before it opens. Choose a later closing time.');
    expect(provider.calls.filter(({ method }) => method === 'PUT')).toEqual([]);
    fireEvent.change(dialog.getByLabelText('Tuesday: closes at'), { target: { value: '19:00' } });
    expect(dialog.queryByText(/closes before it opens/)).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText('Audience and hours saved: WhatsApp');
  });
});

describe('the audience', () => {
  test.each([
    ['*.shop.example', '“*.shop.example”: asterisks aren’t allowed. Name each site.'],
    ['192.168.1.4', '“192.168.1.4”: name the site, not its IP address.'],
    ['shop', '“shop” isn’t the name of a site, such as shop.example.'],
    ['', 'Name at least one site, or choose another audience.'],
  ])('certain sites: “%s” is refused with its reason, and stays', async (typed, why) => {
    const { user, dialog } = await openRule('Web widget');
    await user.click(dialog.getByRole('radio', { name: 'Visitors of certain sites' }));
    const field = dialog.getByLabelText('Sites');
    await user.click(field);
    await user.paste(typed);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText(why);
    expect(field).toHaveProperty('value', typed);
    expect(provider.calls.filter(({ method }) => method === 'PUT')).toEqual([]);
    await user.clear(field);
    await user.paste('https://Shop.example:8080/es?a=1, cocinas.shop.example, shop.example');
    await user.tab();
    expect(field).toHaveProperty('value', 'shop.example\ncocinas.shop.example');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText('Audience and hours saved: Web widget');
    expect(rule('widget')).toMatchObject({
      audience: 'hosts',
      hosts: ['shop.example', 'cocinas.shop.example'],
    });
  });

  test('a save that fails keeps the dialog with what was chosen', async () => {
    provider.server.use(
      http.put('*/channel-rules/widget', () => HttpResponse.json({ message: 'It failed' }, { status: 500 })),
    );
    const { user, dialog } = await openRule('Web widget');
    await user.click(dialog.getByRole('radio', { name: 'Verified visitors' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText('Something went wrong on our end');
    expect(dialog.getByRole('radio', { name: 'Verified visitors' })).toHaveProperty('checked', true);
  });
});

describe('what does not fit a channel', () => {
  test('is said while the greeting is typed, per language, with the exact place', async () => {
    const { user } = await renderApp(`${AGENT}?tab=texts`, { signedInAs: ANA });
    const english = await screen.findByRole('textbox', { name: 'Greeting, English' });
    await user.clear(english);
    await user.paste('Hi! Returns are **free**.');
    await screen.findByText('English: WhatsApp makes text bold with one asterisk, not two: **free**');
    await user.clear(english);
    await user.paste('Hi! Returns are free.');
    await waitFor(() => expect(screen.queryByText('Looks different in some channels')).toBeNull());
  });

  test('is said of what instructions give word for word', async () => {
    const { user } = await renderApp('/en/dashboard/agents/bot_store?tab=instructions&lang=en', {
      signedInAs: ANA,
    });
    const [block] = await screen.findAllByRole('textbox', { name: /Instructions of block 1|block 1/i });
    if (!block) throw new Error('there is no block');
    await user.clear(block);
    await user.paste(`Say “${'Welcome. '.repeat(120)}”`);
    await screen.findByText(/^English: Instagram cuts this after 1,000 bytes: 80 too many, from “/);
  });
});

describe('the test chat', () => {
  test('wears the look of a channel: what is cut, what is not shown; the address keeps it', async () => {
    const app = await renderApp(`${AGENT}/test-agent?chat=new`, { signedInAs: ANA });
    await app.user.selectOptions(await screen.findByLabelText('Channel'), 'Instagram');
    expect(app.href()).toContain('look=instagram');
    await app.user.click(await screen.findByLabelText('Your message'));
    await app.user.paste('/rapido');
    await app.user.keyboard('{Enter}');
    const log = within(await screen.findByRole('log'));
    await log.findByText('On Instagram');
    await log.findByText(/^Cut off: [\d,]+ characters never arrive$/);
    expect(log.getByText(/^Instagram cuts this after 1,000 bytes/)).toBeDefined();
    await app.user.selectOptions(screen.getByLabelText('Channel'), 'None');
    await waitFor(() => expect(log.queryByText('On Instagram')).toBeNull());
    expect(app.href()).not.toContain('look=');
  });
});
