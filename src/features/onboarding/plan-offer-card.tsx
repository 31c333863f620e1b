import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import { Check } from 'lucide-react';
import { useId } from 'react';
import type { BillingPeriod } from '@/api/generated/schemas/billingPeriod.zod';
import type { Plan } from '@/api/generated/schemas/plan.zod';
import { formatMoney, formatNumber, formatPercent } from '@/lib/format';
import { localText } from '@/shared/agent-draft/local-text';
import { monthOfYear, yearlySaving } from '@/shared/plans/yearly-saving';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { buttonClass } from '@/ui/button-class';
import { planLimits } from './plan-limits';

interface PlanOfferCardProps {
  plan: Plan;
  /** Whether the company may still try a plan for free. */
  offersTrial: boolean;
  period: BillingPeriod;
  /** Whether it says what an agent beyond it costs: that differs from plan to plan. */
  saysExtra: boolean;
  /** The plan most companies should take: its button is the loud one. */
  leading: boolean;
  /** The company has it already. */
  isOwn: boolean;
  /** The company changes its plan in the settings, and buys none. */
  changes: boolean;
  /** How often the company pays its plan, where that is known. */
  paidBy: string | undefined;
  /** The way that is being taken. */
  busy: 'trial' | 'buy' | undefined;
  onChoose: (way: 'trial' | 'buy') => void;
}

/** One plan: what it costs, what it holds, and the two ways to take it. */
export function PlanOfferCard({
  plan,
  offersTrial,
  period,
  saysExtra,
  leading,
  isOwn,
  changes,
  paidBy,
  busy,
  onChoose,
}: PlanOfferCardProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.onboarding.pricing;
  const titleId = useId();
  const { price } = plan;
  const amount = price && (period === 'year' ? price.year : price.month);
  const money = (value: number) => formatMoney(locale, price?.currency ?? '', value);
  const name = localText(plan.name, locale);
  const saving = period === 'year' && price ? yearlySaving(price) : undefined;
  const hasTrial = offersTrial && plan.trialDays > 0;
  const days = { n: plan.trialDays, count: formatNumber(locale, plan.trialDays) };
  // That there is a trial is said by its button.
  const facts = [...planLimits(t, locale, plan), ...(offersTrial && !hasTrial ? [t.noTrial()] : [])];
  return (
    <article
      aria-labelledby={titleId}
      className={clsx(
        'relative flex min-w-0 flex-col gap-4 rounded-box border bg-base-100 p-4 sm:p-5 md:row-span-4 md:grid md:grid-rows-subgrid',
        leading ? 'border-primary ring-1 ring-primary' : 'border-line',
      )}
    >
      <div>
        <h2 id={titleId} className="font-semibold text-base">
          {name}
        </h2>
        {(isOwn || plan.recommended) && (
          // On the upper edge, where it moves nothing, and above the right one of what is in the card.
          <span className="absolute inset-x-0 -top-3 flex justify-end px-4 sm:px-5">
            <Badge tone={isOwn ? 'success' : 'info'}>{isOwn ? t.own() : t.recommended()}</Badge>
          </span>
        )}
        {plan.summary && <p className="mt-1 text-quiet">{localText(plan.summary, locale)}</p>}
      </div>
      <div>
        <p>
          <span className="font-semibold text-2xl tabular-nums tracking-tight">
            {typeof amount === 'number' ? money(amount) : LL.common.unknown()}
          </span>{' '}
          <span className="text-quiet">{period === 'month' ? t.perMonth() : t.perYear()}</span>
        </p>
        {period === 'year' && price?.year && (
          <p className="text-[0.8125rem] text-quiet">
            {t.yearByMonth({ amount: money(monthOfYear(price.year)) })}
          </p>
        )}
        {saving && (
          <p className="text-[0.8125rem] text-success">
            {t.saving({ amount: money(saving.amount), percent: formatPercent(locale, saving.percent) })}
          </p>
        )}
      </div>
      <ul className="flex grow flex-col gap-1.5">
        {facts.map((fact, place) => (
          <li key={fact} className="flex items-start gap-2">
            <Check size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-primary" />
            <span>
              {fact}
              {/* The agents stand first. */}
              {place === 0 && saysExtra && typeof price?.additionalAgent === 'number' && (
                <span className="block text-[0.8125rem] text-quiet">
                  {t.additionalAgent({ amount: money(price.additionalAgent) })}
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
      <div className="flex flex-col gap-2">
        {hasTrial && (
          <Button
            block
            variant={leading ? 'primary' : 'secondary'}
            busy={busy === 'trial'}
            onClick={() => onChoose('trial')}
          >
            {t.trial(days)} <span className="sr-only">({name})</span>
          </Button>
        )}
        {changes && (!isOwn || (paidBy && paidBy !== period)) && (
          <Link
            to="/{-$locale}/dashboard/settings"
            search={{ section: 'plan', plan: plan.planId, period }}
            className={buttonClass({ variant: leading && !isOwn ? 'primary' : 'secondary', block: true })}
          >
            {isOwn ? t.payBy[period]() : t.changeTo({ plan: name })}
          </Link>
        )}
        {!changes && !isOwn && (
          <Button
            block
            variant={hasTrial ? 'ghost' : leading ? 'primary' : 'secondary'}
            // Without a border it would look like a label.
            className={hasTrial ? 'text-primary' : undefined}
            busy={busy === 'buy'}
            onClick={() => onChoose('buy')}
          >
            {t.buy()} <span className="sr-only">({name})</span>
          </Button>
        )}
      </div>
    </article>
  );
}
