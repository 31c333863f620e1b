import { useI18nContext } from '@i18n/i18n-react';
import type { DueLine } from '@/api/generated/schemas/dueLine.zod';
import type { DueToday } from '@/api/generated/schemas/dueToday.zod';
import { formatDate, formatMoney, formatPercent } from '@/lib/format';
import { humanised } from '@/lib/humanised';

interface DueTodayCardProps {
  due: DueToday;
  /** The plan's name. */
  plan: string;
  /** How much it holds, in words. */
  limits: readonly string[];
  /** The company's, by whose calendar it is billed. */
  timeZone: string | undefined;
}

/** What is paid today, line by line, and when it is due again. */
export function DueTodayCard({ due, plan, limits, timeZone }: DueTodayCardProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.onboarding.pay;
  const amounts = [due.total, ...due.lines.map((line) => line.amount)];
  const money = (amount: number) => formatMoney(locale, due.currency, amount, amounts);
  const labelOf = ({ kind, percent }: DueLine) => {
    const rate = percent === undefined || percent === null ? '' : ` (${formatPercent(locale, percent)})`;
    switch (kind) {
      case 'plan':
        return due.period === 'year' ? t.planYear({ plan }) : t.planMonth({ plan });
      case 'tax':
      case 'discount':
      case 'credit':
        return `${t.lines[kind]()}${rate}`;
      default:
        return `${humanised(kind)}${rate}`;
    }
  };
  return (
    <section aria-label={t.dueToday()} className="rounded-box border border-line bg-base-100 p-4 sm:p-6">
      <dl className="flex flex-col gap-2 tabular-nums">
        {due.lines.map((line) => (
          <div key={`${line.kind} ${line.amount}`} className="flex justify-between gap-4">
            <dt className="text-quiet">
              {labelOf(line)}
              {line.kind === 'plan' && limits.length > 0 && (
                <span className="block text-[0.8125rem]">{limits.join(' · ')}</span>
              )}
            </dt>
            <dd>{money(line.amount)}</dd>
          </div>
        ))}
        <div className="flex items-baseline justify-between gap-4 border-line border-t pt-3 font-semibold">
          <dt>{t.dueToday()}</dt>
          <dd className="text-xl">{money(due.total)}</dd>
        </div>
      </dl>
      <p className="mt-2 text-[0.8125rem] text-quiet">
        {t.renews({
          date: formatDate(locale, due.renewsAt, timeZone) ?? LL.common.unknown(),
          amount: money(due.total),
        })}
      </p>
    </section>
  );
}
