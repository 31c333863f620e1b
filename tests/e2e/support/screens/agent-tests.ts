import { ANA } from '../accounts';
import { patch } from '../patch-answers';
import { textsOf } from '../texts';
import { type Screen, withWord } from './screen';

const CALL = { toolkit: 'shopify', toolkitName: 'Shopify', input: 'AH48213377' };
/** What an answer called, and what a run did not let it call. */
const CALLS = [
  { ...CALL, action: 'find_order', title: { en: 'Find an order', es: 'Buscar un pedido' }, outcome: 'done' },
  {
    ...CALL,
    action: 'create_return',
    title: { en: 'Open a return', es: 'Abrir una devolución' },
    outcome: 'needs_approval',
  },
];

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
      await page.getByText(texts.outdated.titles.earlier()).waitFor({ state: 'detached' });
      await page.getByRole('button', { name: texts.result.acceptAll({ n: 2 }) }).waitFor();
      await page.getByRole('button', { name: /^Días para devolver/ }).click();
    },
  },
  {
    name: 'tests-with-tools',
    // One run of its own: others run the tests of the same agent meanwhile.
    path: '/dashboard/agents/bot_returns/test-agent?view=tests&run=run_acme-1',
    account: ANA,
    before: (page) =>
      patch(page, /\/test-runs\/[^/]+$/, (body) => ({
        ...body,
        results: [body.results].flat().map((result) => {
          const answers = typeof result === 'object' && result && 'answers' in result ? result.answers : [];
          return {
            ...Object(result),
            answers: [answers].flat().map((one) => ({ ...Object(one), toolCalls: CALLS })),
          };
        }),
      })),
    act: async (page, locale) => {
      await page.getByRole('button', { name: /^Plazo del reembolso/ }).click();
      await page.getByRole('list', { name: textsOf(locale).agentTests.result.calls.label() }).waitFor();
    },
  },
  {
    name: 'tests-written',
    path: '/dashboard/agents/bot_returns/test-agent?view=tests',
    account: ANA,
    act: async (page, locale) => {
      const texts = textsOf(locale).agentTests;
      // On a phone what can be done with a test stands below it once it is open.
      await page.getByRole('button', { name: /^Plazo del reembolso/ }).click();
      await page.getByRole('button', { name: texts.editNamed({ name: 'Plazo del reembolso' }) }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
];
