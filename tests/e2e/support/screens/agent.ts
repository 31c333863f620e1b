import type { Page } from '@playwright/test';
import { ANA } from '../accounts';
import { patch } from '../patch-answers';
import { type Locale, textsOf } from '../texts';
import { failing, type Screen, withWord } from './screen';

const HOUR = 60 * 60_000;

async function openPublish(page: Page, locale: Locale): Promise<void> {
  const texts = textsOf(locale).versions;
  await page.getByRole('button', { name: texts.publish(), exact: true }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('heading', { level: 3 }).first().waitFor();
  // What is checked and what changes have both arrived.
  await sheet.locator('.skeleton-block').first().waitFor({ state: 'detached' });
  // The tests have run.
  await sheet.getByText(textsOf(locale).agentTests.gate.changed({ n: 2 })).waitFor();
}

/** More actions than an agent can choose between; some of them ask. */
const MANY_TOOLS = [
  {
    toolkit: 'shopify',
    actions: ['find_order', 'find_product', 'create_return'],
    approvals: { create_return: 'always', find_product: 'ask' },
  },
  { toolkit: 'google_calendar', actions: ['find_free_time', 'create_event', 'cancel_event'] },
  { toolkit: 'zendesk', actions: ['find_ticket', 'create_ticket'] },
  { toolkit: 'hubspot', actions: ['find_contact', 'create_contact'] },
  { toolkit: 'google_sheets', actions: ['read_rows', 'add_row'] },
];

/** One agent: its tabs, its publishing and its versions. */
export const agent: readonly Screen[] = [
  withWord('agent', '/dashboard/agents/bot_returns'),
  withWord('agent-tools', '/dashboard/agents/bot_appointments?tab=tools'),
  {
    ...withWord('agent-tools-many', '/dashboard/agents/bot_orders?tab=tools'),
    before: (page) =>
      patch(page, /\/projects\/bot_orders$/, (body) => {
        const draft = Object(body.draft);
        return { ...body, draft: { ...draft, content: { ...draft.content, tools: MANY_TOOLS } } };
      }),
    act: async (page, locale) => {
      const { many } = textsOf(locale).agent.tools;
      await page.getByText(many.unused()).waitFor();
    },
  },
  withWord('agent-channels', '/dashboard/agents/bot_appointments?tab=channels'),
  withWord('agent-handoff', '/dashboard/agents/bot_returns?tab=handoff'),
  {
    name: 'agent-handoff-rules-with-faults',
    path: '/dashboard/agents/bot_returns?tab=handoff',
    account: ANA,
    before: (page) =>
      patch(page, /\/projects\/bot_returns$/, (body) => {
        const agent = Object(body);
        const rule = { when: 'topic', words: ['factura'], to: 'team_support', enabled: true };
        agent.draft.content.handoff.rules = [
          { ...rule, ruleId: 'rule_1' },
          { ...rule, ruleId: 'rule_2', words: [] },
          { ...rule, ruleId: 'rule_3', when: 'angry', to: 'mem_gone' },
          { ...rule, ruleId: 'rule_4', to: 'mem_iker' },
        ];
        return agent;
      }),
  },
  withWord('agent-texts', '/dashboard/agents/bot_returns?tab=texts'),
  withWord('agent-texts-missing', '/dashboard/agents/bot_store?tab=texts'),
  {
    name: 'agent-avatar',
    path: '/dashboard/agents/bot_orders',
    account: ANA,
    act: async (page, locale) => {
      const texts = textsOf(locale);
      await page.getByRole('button', { name: texts.agent.identity.changeAvatar() }).click();
      await page
        .getByRole('radio', { name: texts.agentActions.avatar.heads.clover() })
        .check({ force: true });
    },
  },
  {
    name: 'agent-versions',
    path: '/dashboard/agents/bot_returns?tab=versions',
    account: ANA,
    before: async (page) => {
      const kept = { versionId: 'ver_9', kind: 'kept', number: null, savedBy: 'Bea Sol', isLive: false };
      await patch(page, /\/bot_returns\/versions$/, (body) => ({
        ...body,
        items: [
          { ...kept, savedAt: new Date(Date.now() - HOUR).toISOString(), notes: '' },
          ...Object(body).items,
        ],
        total: 3,
      }));
    },
  },
  withWord('agent-versions-none-yet', '/dashboard/agents/bot_appointments?tab=versions'),
  {
    name: 'agent-restore',
    path: '/dashboard/agents/bot_returns?tab=versions',
    account: ANA,
    act: async (page, locale) => {
      const texts = textsOf(locale).versions.list;
      const version = texts.number({ n: '1' });
      await page.getByRole('button', { name: texts.restoreName({ version }) }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'agent-publish',
    path: '/dashboard/agents/bot_returns',
    account: ANA,
    before: (page) =>
      patch(page, '**/bot_returns/readiness', (body) => ({
        ...body,
        items: [
          { code: 'BLOCK', state: 'blocking', tab: 'instructions', itemId: 'blk_1', languages: ['es'] },
          { code: 'TOOL', state: 'warning', tab: 'tools', itemId: 'shopify', languages: [] },
          ...Object(body).items,
        ],
        total: Object(body).total + 2,
      })),
    act: async (page, locale) => {
      await openPublish(page, locale);
      await page.getByText(textsOf(locale).versions.cannot.notReady({ n: 1 })).waitFor();
    },
  },
  {
    name: 'agent-publish-answers-changed',
    path: '/dashboard/agents/bot_returns',
    account: ANA,
    act: async (page, locale) => {
      const texts = textsOf(locale).versions.sheet;
      await openPublish(page, locale);
      // Without a reason nothing is sent.
      await page.getByRole('button', { name: texts.submitAnyway(), disabled: false }).click();
      await page.getByRole('textbox', { name: texts.reason() }).waitFor();
    },
  },
  {
    name: 'agent-published',
    path: '/dashboard/agents/bot_returns',
    account: ANA,
    act: async (page, locale) => {
      const { sheet, done } = textsOf(locale).versions;
      await openPublish(page, locale);
      const json = { versionId: 'ver_9', kind: 'published', number: 3, savedBy: 'Ana Luna', notes: '' };
      await page.route(/\/bot_returns\/versions$/, (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({ status: 201, json: { ...json, savedAt: new Date().toISOString(), isLive: true } })
          : route.fallback(),
      );
      // The page behind reads the agent again.
      await page.route(/\/projects\/bot_returns$/, async (route) => {
        const agent = await (await route.fetch()).json();
        const live = { ...agent.live, versionId: json.versionId, number: json.number };
        await route.fulfill({ json: { ...agent, live, unpublishedChanges: false } });
      });
      await page.getByRole('textbox', { name: sheet.reason() }).fill('El plazo nuevo está acordado.');
      await page.getByRole('button', { name: sheet.submitAnyway(), disabled: false }).click();
      await page.getByRole('heading', { name: done.live({ n: '3' }) }).waitFor();
    },
  },
  {
    name: 'agent-draft-conflict',
    path: '/dashboard/agents/bot_orders?tab=texts',
    account: ANA,
    act: async (page, locale) => {
      const { agent, draft } = textsOf(locale);
      await page.route('**/api/v1/projects/bot_orders/draft', (route) =>
        route.fulfill({ status: 409, json: { message: 'The draft was saved', code: 'DRAFT_CHANGED' } }),
      );
      await page.route('**/api/v1/projects/bot_orders', async (route) => {
        const response = await route.fetch();
        const agent = await response.json();
        agent.draft.revision = 'rev_99';
        agent.draft.content.greeting.es = 'Hola. ¿En qué le ayudo?';
        await route.fulfill({ response, json: agent });
      });
      const { greeting, inLanguage } = agent.identity;
      const name = inLanguage({ field: greeting(), language: textsOf(locale).common.languageNames.es() });
      await page.getByRole('textbox', { name }).fill('Buenas tardes.');
      await page.getByRole('button', { name: draft.conflict.keep() }).waitFor();
    },
  },
  withWord('agent-gone', '/dashboard/agents/bot_nobody'),
  {
    name: 'agent-fails',
    path: '/dashboard/agents/bot_returns',
    account: ANA,
    before: failing(/\/api\/v1\/projects\/bot_returns$/),
  },
  {
    name: 'agent-file-menu',
    path: '/dashboard/agents/bot_orders',
    account: ANA,
    act: async (page, locale) => {
      const texts = textsOf(locale).agentActions;
      await page.getByRole('button', { name: texts.menu({ name: 'Pedidos' }) }).click();
      await page.getByRole('menuitem', { name: texts.export() }).waitFor();
    },
  },
];
