import { useFigures } from '@/api/generated/analytics/analytics';
import type { FigureDay } from '@/api/generated/schemas/figureDay.zod';
import { useAccountId } from '@/shared/account/use-account-id';
import { addDays, dayIn } from './calendar';
import { SHOWN, WEEK } from './week-figures';

/**
 * The figures of so many days up to today, by whose clock the company counts its days; by the browser's where that is
 * not known.
 */
function useLastDays(companyZone: string | undefined, days: number) {
  const timeZone = companyZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const to = dayIn(timeZone, new Date());
  const query = useFigures({ accountId: useAccountId(), from: addDays(to, 1 - days), to, timeZone });
  return { ...query, to };
}

/** The days that the figures of the first page are about. */
export const useHomeFigures = (companyZone: string | undefined) => useLastDays(companyZone, SHOWN);

/** The last whole day; undefined while it is not known, and where nobody wrote or no conversation's end is told. */
export function useYesterday(companyZone: string | undefined): FigureDay | undefined {
  const { data, to } = useHomeFigures(companyZone);
  const yesterday = data?.days.find(({ day }) => day === addDays(to, -1));
  return yesterday && yesterday.resolved + yesterday.person + yesterday.unanswered > 0
    ? yesterday
    : undefined;
}

/** How many conversations each agent had in the last week, by its key; undefined while that is not known. */
export function useWeekOfAgents(companyZone: string | undefined): ReadonlyMap<string, number> | undefined {
  const { data } = useLastDays(companyZone, WEEK);
  if (!data?.use) return undefined;
  const sums = new Map<string, number>();
  for (const { botKey, conversations } of data.use)
    if (botKey !== undefined) sums.set(botKey, (sums.get(botKey) ?? 0) + conversations);
  return sums;
}
