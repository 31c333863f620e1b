import { ANA } from '../accounts';
import { wordsOf } from '../words';
import { type Screen, withWord } from './screen';

/** The conversation that builds an agent. */
export const creator: readonly Screen[] = [
  withWord('creator', '/dashboard/creator-agent/bot_creator-acme'),
  withWord('creator-proposals', '/dashboard/creator-agent/bot_returns'),
  withWord('creator-nothing-said', '/dashboard/creator-agent/bot_orders'),
  withWord('creator-gone', '/dashboard/creator-agent/bot_creator-acme?agent=bot_nobody'),
  {
    name: 'creator-new-agent',
    path: '/dashboard/creator-agent/bot_creator-acme?agent=new',
    account: ANA,
    act: async (page, locale) => {
      const words = wordsOf(locale).creator;
      const ready = page.getByRole('button', { name: words.idea.create() });
      const box = page.getByRole('textbox', { name: words.compose() });
      await box.waitFor();
      if ((await page.getByRole('log').getByRole('article').count()) === 0) {
        await box.fill(
          'Quiero un agente llamado Lola que responda a los huéspedes del hotel. Habla de usted',
        );
        await box.press('Enter');
      }
      await ready.waitFor();
    },
  },
];
