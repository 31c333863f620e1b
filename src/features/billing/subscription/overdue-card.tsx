import { useI18nContext } from '@i18n/i18n-react';
import type { ReactNode } from 'react';
import type { Overdue } from '@/api/generated/schemas/overdue.zod';
import { formatDate, formatMoney } from '@/lib/format';
import { Card } from '@/ui/card';

interface OverdueCardProps {
  overdue: Overdue;
  timeZone: string | undefined;
  /** What takes the card. */
  children: ReactNode;
}

/** What is overdue, since when, what happens otherwise, and the way to pay. */
export function OverdueCard({ overdue, timeZone, children }: OverdueCardProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.subscription.overdue;
  const since = formatDate(locale, overdue.since, timeZone) ?? LL.common.unknown();
  const pauses = formatDate(locale, overdue.pausesAt, timeZone);
  return (
    <Card
      id="overdue"
      title={t.title()}
      text={
        <>
          {t.text({ amount: formatMoney(locale, overdue.currency, overdue.amount), date: since })}
          {pauses && ` ${t.pauses({ date: pauses })}`}
        </>
      }
      className="border-warning"
    >
      {children}
    </Card>
  );
}
