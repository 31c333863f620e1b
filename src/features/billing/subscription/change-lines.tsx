import { useI18nContext } from '@i18n/i18n-react';
import type { ChangeLine } from '@/api/generated/schemas/changeLine.zod';
import type { Plan } from '@/api/generated/schemas/plan.zod';
import type { PlanChange } from '@/api/generated/schemas/planChange.zod';
import { formatDate, formatMoney, formatPercent } from '@/lib/format';
import { humanised } from '@/lib/humanised';
import { planName } from '../plan-name';

interface ChangeLinesProps {
  change: PlanChange;
  plans: readonly Plan[];
  timeZone: string | undefined;
}

/** What a change of plan costs today, line by line, and what from then on. */
export function ChangeLines({ change, plans, timeZone }: ChangeLinesProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.subscription.change;
  const { lines, total, currency, renewal } = change;
  const amounts = [total, ...lines.map(({ amount }) => amount)];
  const money = (amount: number) => formatMoney(locale, currency, amount, amounts);
  const date = (moment: PlanChange['renewsAt']) =>
    formatDate(locale, moment, timeZone) ?? LL.common.unknown();
  const labelOf = ({ kind, planId, percent, from, to }: ChangeLine) => {
    const plan =
      planName(
        plans.find((one) => one.planId === planId),
        locale,
      ) ?? LL.common.unknown();
    if (kind === 'unused') return t.unused({ plan });
    if (kind === 'remaining') return t.remaining({ plan, from: date(from), to: date(to) });
    if (kind === 'tax') return t.tax({ percent: formatPercent(locale, percent ?? 0) });
    return humanised(kind);
  };
  const later = lines.length === 0;
  const then = { date: date(change.renewsAt), amount: renewal ? money(renewal) : LL.common.unknown() };
  return (
    <div className="flex flex-col gap-3">
      {!later && (
        <dl className="divide-y divide-line rounded-field border border-line px-3 tabular-nums">
          {lines.map((line) => (
            <div key={`${line.kind} ${line.amount}`} className="flex justify-between gap-4 py-2">
              <dt className="text-quiet">{labelOf(line)}</dt>
              <dd className="shrink-0">{money(line.amount)}</dd>
            </div>
          ))}
          <div className="flex justify-between gap-4 py-2 font-semibold">
            <dt>{t.today()}</dt>
            <dd className="shrink-0">{money(total)}</dd>
          </div>
        </dl>
      )}
      <p>{later ? t.later({ ...then, date: date(change.startsAt) }) : t.now(then)}</p>
    </div>
  );
}
