import { useI18nContext } from '@i18n/i18n-react';
import type { Overdue } from '@/api/generated/schemas/overdue.zod';
import { formatDate, formatMoney } from '@/lib/format';

/** What is overdue and since when, and when agents stop answering because of it, by the company's clock. */
export function useOverdueText(): (overdue: Overdue, timeZone: string | undefined) => string {
  const { LL, locale } = useI18nContext();
  const t = LL.subscription.overdue;
  return ({ amount, currency, since, pausesAt }, timeZone) => {
    const date = formatDate(locale, since, timeZone) ?? LL.common.unknown();
    const pauses = formatDate(locale, pausesAt, timeZone);
    const due = t.text({ amount: formatMoney(locale, currency, amount), date });
    return pauses ? `${due} ${t.pauses({ date: pauses })}` : due;
  };
}
