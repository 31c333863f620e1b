import { wordsOf } from '../words';
import { channels } from './channels';
import { type Screen, withWord } from './screen';

/** The rest of an agent's setup, and what is still to come. */
export const setup: readonly Screen[] = [
  { name: 'tool-is-connected', path: '/toolisconnected' },
  {
    name: 'tool-is-connected-stays',
    path: '/toolisconnected',
    script: (page) => page.addInitScript(() => Reflect.set(window, 'close', () => undefined)),
    act: async (page, locale) => {
      await page.getByRole('button', { name: wordsOf(locale).toolConnected.close() }).click();
      await page.getByText(wordsOf(locale).toolConnected.stays()).waitFor();
    },
  },
  withWord('analytics', '/dashboard/analytics'),
  ...channels,
  withWord('tools', '/dashboard/setup/tools'),
  withWord('agents-details', '/dashboard/setup/agentsdetails'),
  withWord('composio-test', '/dashboard/composio-test'),
];
