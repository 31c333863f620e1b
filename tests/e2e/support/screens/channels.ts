import type { Page } from '@playwright/test';
import { ANA } from '../accounts';
import { patch } from '../patch-answers';
import { textsOf } from '../texts';
import { failing, type Screen, withWord } from './screen';

const HOUR = 60 * 60_000;
const ago = (milliseconds: number) => new Date(Date.now() - milliseconds).toISOString();

/** Facebook has ended its permission, Instagram is only switched on, WhatsApp loses some messages. */
async function inTrouble(page: Page): Promise<void> {
  await patch(page, /\/welcome\/account\//, (body) => {
    const { settings } = Object(body);
    const flags = { enableMetaFacebookChannel: true, enableMetaInstagramChannel: true };
    return { ...Object(body), settings: { ...settings, ...flags } };
  });
  await patch(page, /\/api\/v1\/channels\?/, (body) => {
    const changes: Record<string, object> = {
      messenger: {
        status: 'EXPIRED',
        since: ago(30 * HOUR),
        connectedAs: 'Acme Hogar (Facebook)',
        lastMessageAt: ago(31 * HOUR),
        lastFailure: { at: ago(30 * HOUR), code: 'PERMISSION_EXPIRED', detail: 'Token (190)' },
        waiting: 14,
        daily: [22, 26, 24, 30, 18, 12, 25, 27, 23, 29, 20, 6, 1, 0],
      },
      whatsapp: { status: 'DEGRADED', reason: 'The number’s quality rating is low', waiting: 2 },
    };
    const items: { channel: string }[] = Object(body).items;
    return { ...Object(body), items: items.map((item) => ({ ...item, ...changes[item.channel] })) };
  });
}

const messenger = {
  connectionId: 'channel_messenger',
  kind: 'channel',
  target: 'messenger',
  name: 'Acme Hogar (Facebook)',
  state: 'EXPIRED',
  reason: 'The session was invalidated because the user changed their password',
  agents: [
    { botKey: 'bot_orders', name: 'Pedidos', live: true },
    { botKey: 'bot_appointments', name: 'Citas', live: false },
  ],
  visitors: 14,
};

/** The company's channels, connecting one, and the connection doctor. */
export const channels: readonly Screen[] = [
  withWord('channels', '/dashboard/channels'),
  { name: 'channels-trouble', path: '/dashboard/channels', account: ANA, before: inTrouble },
  {
    name: 'channels-unknown',
    path: '/dashboard/channels',
    account: ANA,
    before: failing(/\/api\/v1\/channels\?/),
  },
  {
    name: 'channel-disconnect',
    path: '/dashboard/channels',
    account: ANA,
    act: async (page, locale) => {
      const { actions, disconnect } = textsOf(locale).channels;
      await page.getByRole('button', { name: actions.more({ name: 'WhatsApp' }) }).click();
      await page.getByRole('menuitem', { name: actions.disconnect() }).click();
      await page.getByRole('alertdialog', { name: disconnect.title({ name: 'WhatsApp' }) }).waitFor();
      await page.getByText(disconnect.live({ names: 'Devoluciones', n: 1 })).waitFor();
    },
  },
  {
    name: 'channel-test',
    path: '/dashboard/channels',
    account: ANA,
    act: async (page, locale) => {
      const { actions, test } = textsOf(locale).channels;
      await page.getByRole('button', { name: actions.testName({ name: 'WhatsApp' }) }).click();
      await page.getByRole('textbox', { name: test.to() }).fill('600');
      await page.getByRole('button', { name: test.send(), exact: true }).click();
      await page.getByText(test.toWrong()).waitFor();
    },
  },
  {
    name: 'doctor',
    path: '/dashboard/channels?view=doctor',
    account: ANA,
    before: (page) =>
      patch(page, /\/api\/v1\/connection-health\?/, (body) => {
        const first = { ...messenger, since: ago(30 * HOUR), checkedAt: ago(HOUR) };
        return { ...Object(body), items: [first, ...Object(body).items], total: Object(body).total + 1 };
      }),
  },
  withWord('channel-came-back', '/dashboard/channels?state=unknown'),
  withWord('connect', '/dashboard/setup/connect'),
  withWord('connect-whatsapp', '/dashboard/setup/connect?channel=whatsapp'),
  withWord('connect-widget', '/dashboard/setup/connect?channel=widget'),
  {
    name: 'channel-rule',
    path: '/dashboard/agents/bot_returns?tab=channels',
    account: ANA,
    act: async (page, locale) => {
      const { rules } = textsOf(locale).agent.channels;
      const channel = textsOf(locale).agents.channels.widget();
      await page.getByRole('button', { name: rules.editName({ channel }) }).click();
      await page.getByText(rules.audiences.hosts(), { exact: true }).click();
      await page.getByRole('textbox', { name: rules.hosts() }).fill('*.acme.example');
      await page.getByText(rules.weekly(), { exact: true }).click();
      await page.getByRole('button', { name: rules.save(), exact: true }).click();
      await page.getByText(rules.hostFaults.wildcard({ host: '*.acme.example' })).waitFor();
    },
  },
  {
    name: 'channel-fit',
    path: '/dashboard/agents/bot_returns?tab=texts',
    account: ANA,
    // Written here it would be saved, and the draft is every screen's.
    before: (page) =>
      patch(page, /\/projects\/bot_returns$/, (body) => {
        const agent = Object(body);
        agent.draft.content.greeting.en = 'Hi! Returns are **free** for 30 days.';
        return agent;
      }),
    act: async (page, locale) => {
      await page.getByText(textsOf(locale).channelWords.fit.title()).first().waitFor();
    },
  },
  {
    name: 'test-chat-in-a-channel',
    path: '/dashboard/agents/bot_returns/test-agent?chat=new&look=messenger',
    account: ANA,
    act: async (page, locale) => {
      await page.getByRole('textbox', { name: textsOf(locale).testChat.compose() }).fill('/rapido');
      await page.keyboard.press('Enter');
      const title = textsOf(locale).channelWords.fit.notShown({ channel: 'Messenger' });
      await page.getByText(title).waitFor();
    },
  },
];
