import { answer } from '../patch-answers';
import { textsOf } from '../texts';
import { failing, type Screen, withWord } from './screen';

const FIGURES = /\/api\/v1\/analytics\?/;
const QUESTIONS = /\/api\/v1\/analytics\/questions\?/;
const MONITORS = /\/api\/v1\/monitors\?/;

/** Figures of the conversations with visitors, and what watches them. */
export const analytics: readonly Screen[] = [
  withWord('analytics', '/dashboard/analytics'),
  withWord('analytics-days', '/dashboard/analytics?by=day'),
  withWord('analytics-table', '/dashboard/analytics?days=table'),
  withWord('analytics-backwards', '/dashboard/analytics?preset=custom&from=2026-11-20&to=2026-11-01'),
  withWord('analytics-empty', '/dashboard/analytics?preset=custom&from=2020-01-01&to=2020-01-07'),
  {
    ...withWord('analytics-failed', '/dashboard/analytics'),
    before: async (page) => {
      await failing(FIGURES)(page);
      await failing(QUESTIONS)(page);
    },
  },
  {
    ...withWord('analytics-review', '/dashboard/analytics'),
    act: async (page, locale) => {
      const t = textsOf(locale).analytics.questions;
      await page
        .getByRole('button', { name: new RegExp(`^${t.review()}`) })
        .first()
        .click();
      await page.getByRole('dialog').getByRole('textbox').waitFor();
    },
  },
  withWord('monitors', '/dashboard/analytics?view=monitors'),
  {
    ...withWord('monitors-none', '/dashboard/analytics?view=monitors'),
    before: (page) => answer(page, MONITORS, { items: [], nextCursor: null, total: 0 }),
  },
  {
    ...withWord('monitor-added', '/dashboard/analytics?view=monitors'),
    act: async (page, locale) => {
      await page.getByRole('button', { name: textsOf(locale).monitors.add() }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
];
