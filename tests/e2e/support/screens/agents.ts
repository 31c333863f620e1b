import type { Page } from '@playwright/test';
import { ANA, NUEVO, TRIAL } from '../accounts';
import { answer, patch } from '../patch-answers';
import { textsOf } from '../texts';
import { justBegun } from './onboarding-answers';
import { type Screen, withWord } from './screen';

/** Sixty agents, of which the second page cannot be fetched. */
async function severalPages(page: Page): Promise<void> {
  await answer(page, /\/projects\?.*cursor=50/, { message: 'No', code: 'FORBIDDEN' }, 403);
  await patch(page, /\/projects\?accountId=[a-z_]+$/, (list) => {
    const items: unknown[] = Array.isArray(list.items) ? list.items : [];
    const agents = items.filter((item) => typeof item === 'object' && item !== null);
    const fifty = Array.from({ length: 50 }, (_, at) => ({
      ...agents[at % agents.length],
      botKey: `bot_copy-${at}`,
    }));
    return { ...list, items: fifty, total: 60, nextCursor: '50' };
  });
}

/** The list of agents. */
export const agents: readonly Screen[] = [
  withWord('agents', '/dashboard/agents'),
  withWord('agents-none-found', '/dashboard/agents?q=zzz'),
  withWord('agents-on-cards', '/dashboard/agents?view=cards'),
  withWord('agents-filtered', '/dashboard/agents?view=table&status=live&channel=whatsapp&unpublished=true'),
  {
    name: 'agents-fail',
    path: '/dashboard/agents?status=live',
    account: ANA,
    before: (page) => answer(page, /\/projects\?.*status=live/, { message: 'No', code: 'FORBIDDEN' }, 403),
  },
  {
    name: 'agents-page-fails',
    path: '/dashboard/agents?view=table',
    account: ANA,
    before: severalPages,
    act: async (page, locale) => {
      await page
        .getByRole('checkbox', { name: textsOf(locale).agentActions.selectAll({ count: '60' }) })
        .check();
      await page.evaluate(() =>
        window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
      );
      await page
        .getByRole('button', { name: textsOf(locale).common.retry() })
        .first()
        .waitFor();
    },
  },
  withWord('agents-at-the-limit', '/dashboard/agents', TRIAL),
  { name: 'agents-none-yet', path: '/dashboard/agents', account: NUEVO, before: justBegun },
  {
    name: 'agents-selected',
    path: '/dashboard/agents?sort=name',
    account: ANA,
    act: async (page, locale) => {
      const texts = textsOf(locale).agentActions;
      await answer(page, '**/api/v1/projects/changes', {
        results: [{ botKey: 'bot_orders', done: false, code: 'FAILED' }],
      });
      await page.getByRole('checkbox', { name: texts.select({ name: 'Pedidos' }) }).check();
      await page.getByRole('button', { name: texts.pause(), exact: true }).click();
      await page.getByText(texts.partly.title.pause({ n: 1, count: '1' })).waitFor();
    },
  },
  {
    name: 'agents-menu',
    path: '/dashboard/agents',
    account: ANA,
    act: async (page, locale) => {
      const texts = textsOf(locale).agentActions;
      await page.getByRole('button', { name: texts.menu({ name: 'Pedidos' }) }).click();
      await page.getByRole('menuitem', { name: texts.trash() }).waitFor();
    },
  },
  {
    name: 'agents-rename',
    path: '/dashboard/agents',
    account: ANA,
    act: async (page, locale) => {
      const texts = textsOf(locale).agentActions;
      await page.getByRole('button', { name: texts.menu({ name: 'Pedidos' }) }).click();
      await page.getByRole('menuitem', { name: texts.rename() }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  withWord('agents-of-a-tag', '/dashboard/agents?tag=Tienda'),
  {
    name: 'agents-tags',
    path: '/dashboard/agents?sort=name',
    account: ANA,
    act: async (page, locale) => {
      const texts = textsOf(locale).agentActions;
      // On a phone all can be chosen once one is.
      await page.getByRole('checkbox', { name: texts.select({ name: 'Pedidos' }) }).check();
      await page.getByRole('checkbox', { name: texts.selectAll({ count: '4' }) }).check();
      await page.getByRole('button', { name: texts.tags(), exact: true }).click();
      await page.getByRole('dialog').getByRole('textbox').waitFor();
    },
  },
  {
    name: 'agents-manage-tags',
    path: '/dashboard/agents',
    account: ANA,
    act: async (page, locale) => {
      const texts = textsOf(locale);
      await page.getByRole('button', { name: texts.agents.tag.manage() }).click();
      const { manage } = texts.agentTags;
      await page
        .getByRole('button', { name: manage.ofTag({ action: manage.rename(), tag: 'Postventa' }) })
        .click();
      await page.getByRole('textbox', { name: manage.name() }).fill('tienda');
    },
  },
  withWord('agents-trash', '/dashboard/agents?view=trash'),
  withWord('agents-trash-empty', '/dashboard/agents?view=trash', TRIAL),
];
