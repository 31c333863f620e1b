import type { Page } from '@playwright/test';
import { ANA } from '../accounts';
import { answer, patch } from '../patch-answers';
import { textsOf } from '../texts';
import { analytics } from './analytics';
import { channels } from './channels';
import { failing, type Screen, withWord } from './screen';

const CONNECTIONS = /\/connections\?/;
const IN_AN_HOUR = () => new Date(Date.now() + 3_600_000).toISOString();

/** Does something with a connected account: by its button, on a phone in its menu. */
async function ofConnection(page: Page, menu: string, entry: string, button: string): Promise<void> {
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  const more = page.getByRole('button', { name: menu });
  if (await more.isVisible()) {
    await more.click();
    await page.getByRole('menuitem', { name: entry }).click();
  } else await page.getByRole('button', { name: button }).click();
}

/** A connection that is begun and never finished; nothing of it is kept. */
async function beginsConnection(page: Page, link: object): Promise<void> {
  const connection = { connectionId: 'cnx_9', toolkit: 'hubspot', status: 'INITIATED', ...link };
  await answer(page, /\/connections\/cnx_9$/, connection);
  await page.route(/\/connections$/, (route) =>
    route.fulfill({
      status: 201,
      json: { connectUrl: `${new URL(page.url()).origin}/en/toolisconnected`, connection },
    }),
  );
}

/** Connecting in a browser that opens no window. */
const connecting = (name: string, link: () => object, until: 'blockedTitle' | 'timedOut'): Screen => ({
  name,
  path: '/dashboard/setup/tools?q=hubspot',
  account: ANA,
  script: (page) => page.addInitScript(() => Reflect.set(window, 'open', () => null)),
  before: (page) => beginsConnection(page, link()),
  act: async (page, locale) => {
    const t = textsOf(locale).connecting;
    const hubspot = { name: 'HubSpot' };
    await page.getByRole('button', { name: t.connect(hubspot) }).click();
    const texts = until === 'timedOut' ? t.ends.timed_out.title(hubspot) : t.waiting[until](hubspot);
    await page.getByText(texts).waitFor();
  },
});

/** The rest of an agent's setup, and what is still to come. */
export const setup: readonly Screen[] = [
  { name: 'tool-is-connected', path: '/toolisconnected' },
  {
    name: 'tool-is-connected-stays',
    path: '/toolisconnected',
    script: (page) => page.addInitScript(() => Reflect.set(window, 'close', () => undefined)),
    act: async (page, locale) => {
      await page.getByRole('button', { name: textsOf(locale).toolConnected.close() }).click();
      await page.getByText(textsOf(locale).toolConnected.stays()).waitFor();
    },
  },
  { name: 'tool-is-not-connected', path: '/toolisconnected?status=failed' },
  { name: 'tool-is-unknown', path: '/toolisconnected?status=whatever' },
  ...analytics,
  ...channels,
  withWord('tools', '/dashboard/setup/tools'),
  withWord('tools-no-match', '/dashboard/setup/tools?q=nothing'),
  { ...withWord('tools-failed', '/dashboard/setup/tools'), before: failing(/\/toolkits\?/) },
  connecting('tools-connecting', () => ({ linkUntil: IN_AN_HOUR() }), 'blockedTitle'),
  connecting(
    'tools-not-connected',
    () => ({ status: 'FAILED', linkUntil: null, linkOutcome: 'timed_out' }),
    'timedOut',
  ),
  withWord('connections', '/dashboard/setup/tools2'),
  withWord('connections-of-a-tool', '/dashboard/setup/tools2?toolkit=shopify'),
  {
    ...withWord('connections-none', '/dashboard/setup/tools2'),
    before: (page) => answer(page, CONNECTIONS, { items: [], nextCursor: null, total: 0 }),
  },
  {
    ...withWord('connections-partly', '/dashboard/setup/tools2'),
    // Two that nobody can read.
    before: (page) =>
      patch(page, CONNECTIONS, ({ items, ...body }) => ({
        ...body,
        items: [...(Array.isArray(items) ? items : []), {}, {}],
      })),
  },
  { ...withWord('connections-failed', '/dashboard/setup/tools2'), before: failing(CONNECTIONS) },
  {
    ...withWord('connection-rename', '/dashboard/setup/tools2'),
    act: async (page, locale) => {
      const t = textsOf(locale).tools.connections;
      await ofConnection(page, t.more({ name: 'Outlet' }), t.rename(), t.renameNamed({ name: 'Outlet' }));
      await page.getByRole('dialog').getByRole('textbox').waitFor();
    },
  },
  {
    ...withWord('connection-disconnect', '/dashboard/setup/tools2'),
    act: async (page, locale) => {
      const t = textsOf(locale).tools;
      const { more, disconnect, disconnectNamed } = t.connections;
      const name = 'Tienda España';
      await ofConnection(page, more({ name }), disconnect(), disconnectNamed({ name }));
      await page
        .getByRole('alertdialog')
        .getByText(t.disconnecting.affected({ n: 2 }))
        .waitFor();
    },
  },
  withWord('agents-details', '/dashboard/setup/agentsdetails'),
];
