import { useI18nContext } from '@i18n/i18n-react';
import type { Overdue } from '@/api/generated/schemas/overdue.zod';
import { formatDate, formatMoney } from '@/lib/format';

export interface OverdueText {
  title: string;
  /** What has to be read beside it. */
  more?: string;
  /** Since when it is due, where the title says something else. */
  since?: string | undefined;
}

/** What is to be paid until when, and what happens otherwise; where no day is known, only what is overdue since when. */
export function useOverdueText(): (overdue: Overdue, timeZone: string | undefined) => OverdueText {
  const { LL, locale } = useI18nContext();
  const t = LL.subscription.overdue;
  return ({ amount: due, currency, since, pausesAt }, timeZone) => {
    const amount = formatMoney(locale, currency, due);
    const pauses = formatDate(locale, pausesAt, timeZone);
    const date = formatDate(locale, since, timeZone);
    return pauses
      ? { title: t.payBy({ amount, date: pauses }), since: date && t.since({ date }) }
      : { title: t.title(), more: t.text({ amount, date: date ?? LL.common.unknown() }) };
  };
}
