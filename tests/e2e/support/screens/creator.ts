import { ANA } from '../accounts';
import { textsOf } from '../texts';
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
      const texts = textsOf(locale).creator;
      const ready = page.getByRole('button', { name: texts.idea.create() });
      const box = page.getByRole('textbox', { name: texts.compose() });
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
