import type { Monitor } from '@/api/generated/schemas/monitor.zod';
import type { AnalyticsSearch } from './analytics-search';
import { addDays, dayIn } from './calendar';

/** A link to the conversations that a monitor watches, by the clock of the company; of ratings to the bad ones. */
export function watchedBy(
  { botKey, days, rule }: Monitor,
  zone: string | undefined,
  now = new Date(),
): AnalyticsSearch {
  const today = dayIn(zone, now);
  return {
    view: 'conversations',
    show: 'all',
    preset: 'custom',
    from: addDays(today, 1 - days),
    to: today,
    ...(botKey !== null && { agent: botKey }),
    ...(rule === 'rating_below' && { rating: 'bad' }),
  };
}
