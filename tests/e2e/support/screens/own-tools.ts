import { ANA } from '../accounts';
import { textsOf } from '../texts';
import { failing, type Screen, withWord } from './screen';

const ACTION = '/dashboard/composio-test?toolkit=shopify&action=create_return';

/** A company's own tools, the log of calls, and trying tools. */
export const ownTools: readonly Screen[] = [
  withWord('own-tools', '/dashboard/setup/tools?view=own'),
  withWord('own-tool-new', '/dashboard/setup/tools?view=own&own=new'),
  {
    name: 'own-tool-schema',
    path: '/dashboard/setup/tools?view=own&own=own_reserve',
    account: ANA,
    act: async (page, locale) => {
      const texts = textsOf(locale).ownTools.form;
      await page.getByText(texts.asSchema(), { exact: true }).click();
      await page.getByLabel(texts.schema()).waitFor();
    },
  },
  {
    name: 'own-tool-tested',
    path: '/dashboard/setup/tools?view=own&own=own_stock',
    account: ANA,
    act: async (page, locale) => {
      const texts = textsOf(locale);
      await page.getByRole('button', { name: texts.ownTools.trying.run() }).click();
      await page.getByRole('region', { name: texts.toolCalls.exchange.request() }).waitFor();
    },
  },
  {
    name: 'own-tool-refused',
    path: '/dashboard/setup/tools?view=own&own=own_stock',
    account: ANA,
    act: async (page, locale) => {
      const texts = textsOf(locale);
      await page
        .getByLabel(texts.ownTools.form.url(), { exact: true })
        .fill('http://169.254.169.254/?api_key=abcd1234');
      await page.getByRole('button', { name: texts.ownTools.form.save() }).click();
      await page.getByText(texts.toolCalls.reasons.ADDRESS_NOT_ALLOWED()).last().waitFor();
    },
  },
  withWord('tool-calls', '/dashboard/setup/tools2?view=calls'),
  {
    name: 'tool-calls-failing',
    path: '/dashboard/setup/tools2?view=calls',
    account: ANA,
    before: failing(/\/tool-calls\?/),
  },
  withWord('tool-calls-none-match', '/dashboard/setup/tools2?view=calls&outcome=refused'),
  withWord('tool-call-open', '/dashboard/setup/tools2?view=calls&call=call_acme-4'),
  withWord('composio-test', '/dashboard/composio-test'),
  {
    name: 'composio-test-run',
    path: ACTION,
    account: ANA,
    act: async (page, locale) => {
      const texts = textsOf(locale);
      await page.getByRole('button', { name: texts.toolCalls.tests.run(), exact: true }).click();
      // Its code comes when it is asked for; the page's own button has much the same name.
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: texts.toolCalls.tests.confirm.run() })
        .click();
      await page.getByText(texts.toolCalls.outcomes.done(), { exact: true }).first().waitFor();
    },
  },
  withWord('composio-test-hundred', '/dashboard/composio-test?toolkit=hubspot&action=create_contact'),
  withWord(
    'composio-integration-test',
    '/dashboard/composio-integration-test?toolkit=google_calendar&action=find_free_time',
  ),
];
