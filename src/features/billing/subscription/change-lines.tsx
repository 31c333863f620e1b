import { useI18nContext } from '@i18n/i18n-react';
import type { BillingPeriod } from '@/api/generated/schemas/billingPeriod.zod';
import type { ChangeLine } from '@/api/generated/schemas/changeLine.zod';
import type { PaymentCard } from '@/api/generated/schemas/paymentCard.zod';
import type { Plan } from '@/api/generated/schemas/plan.zod';
import type { PlanChange } from '@/api/generated/schemas/planChange.zod';
import { formatDate, formatMoney, formatPercent } from '@/lib/format';
import { humanised } from '@/lib/humanised';
import { AmountLines } from '../amount-lines';
import { planName } from '../plan-name';
import { cardName } from './card-name';
import type { MonthlyCost } from './monthly-cost';

interface ChangeLinesProps {
  change: PlanChange;
  plans: readonly Plan[];
  timeZone: string | undefined;
  /** What follows each month, where agents come on top of the plan. */
  monthly: MonthlyCost | undefined;
  /** The name of the wanted plan. */
  name: string;
  /** How often it is paid. */
  period: BillingPeriod;
  /** What is charged today, where that is known. */
  card?: PaymentCard | undefined;
}

/** What a change of plan costs today, line by line, and what from then on. */
export function ChangeLines({ change, plans, timeZone, monthly, name, period, card }: ChangeLinesProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.subscription.change;
  const { lines, total, currency, renewal } = change;
  const amounts = [total, ...lines.map(({ amount }) => amount)];
  const money = (amount: number) => formatMoney(locale, currency, amount, amounts);
  const each = (amount: number) => formatMoney(locale, currency, amount);
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
  const every = { month: LL.billing.plan.byMonth, year: LL.billing.plan.byYear };
  const then = {
    date: date(change.renewsAt),
    amount: renewal ? every[period]({ amount: money(renewal) }) : LL.common.unknown(),
  };
  const says = {
    now: monthly ? t.nowThen() : t.now(then),
    later: t[monthly ? 'laterThen' : 'later']({ ...then, date: date(change.startsAt) }),
  };
  return (
    <div className="flex flex-col gap-3">
      <p>{later ? says.later : says.now}</p>
      {!later && (
        <div className="flex flex-col gap-1.5">
          <AmountLines
            lines={lines.map((line) => ({ label: labelOf(line), amount: money(line.amount) }))}
            total={{ label: t.today(), amount: money(total) }}
          />
          {card?.last4 && total > 0 && (
            <p className="text-[0.8125rem] text-quiet">
              {t.chargedTo({ card: cardName(LL.subscription.card, card) })}
            </p>
          )}
        </div>
      )}
      {monthly && (
        <AmountLines
          lines={[
            { label: t.planAMonth({ plan: name }), amount: each(monthly.plan) },
            { label: t.agentsAMonth({ n: monthly.agents }), amount: each(monthly.additional) },
          ]}
          total={{
            label: t.aMonth({ date: date(later ? change.startsAt : change.renewsAt) }),
            amount: each(monthly.plan + monthly.additional),
          }}
        />
      )}
    </div>
  );
}
