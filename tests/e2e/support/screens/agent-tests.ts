import { ANA } from '../accounts';
import { textsOf } from '../texts';
import { type Screen, withWord } from './screen';

/** The tests of an agent. */
export const agentTests: readonly Screen[] = [
  withWord('tests-of-an-earlier-draft', '/dashboard/agents/bot_returns/test-agent?view=tests'),
  withWord('tests-none-yet', '/dashboard/agents/bot_orders/test-agent?view=tests'),
  {
    name: 'tests-with-a-changed-answer',
    path: '/dashboard/agents/bot_returns/test-agent?view=tests',
    account: ANA,
    act: async (page, locale) => {
      const texts = textsOf(locale).agentTests;
      await page.getByRole('button', { name: texts.runAll() }).click();
      await page.getByText(texts.outdated.draft()).waitFor({ state: 'detached' });
      await page.getByText(texts.verdicts.changed(), { exact: true }).first().waitFor();
      await page.getByRole('button', { name: /^Días para devolver/ }).click();
    },
  },
  {
    name: 'tests-written',
    path: '/dashboard/agents/bot_returns/test-agent?view=tests',
    account: ANA,
    act: async (page, locale) => {
      const texts = textsOf(locale).agentTests;
      await page.getByRole('button', { name: texts.editNamed({ name: 'Plazo del reembolso' }) }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
];
