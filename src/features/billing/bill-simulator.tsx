import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { formatNumber } from '@/lib/format';
import { INLINE_LINK } from '@/ui/text-link-class';
import { AmountLines } from './amount-lines';
import { type BillLine, billOf, largestBill } from './bill';
import { cheaperPlan, type OfferedPlan } from './cheaper-plan';
import { AskSupport } from './subscription/ask-support';
import type { UsageFacts } from './usage-facts';
import { useMoney } from './use-money';

interface BillSimulatorProps {
  facts: UsageFacts;
  /** What the plan itself adds to the next invoice, in minor units where it is known, and how it is called there. */
  plan: { amount: number | undefined; label: string } | undefined;
  /** When a trial ends, for which nothing is charged. */
  trialEnds?: string | undefined;
  /** The other plans, where one can be changed to by the month. */
  offers: readonly OfferedPlan[];
  /** A spending cap ends the bill before the tiers do. */
  hasCap: boolean;
  /** Where people get help: an e-mail address, or a page. */
  support: string | undefined;
}

/** How far the slider reaches where nothing bounds it. */
const OPEN_REACH = 20;

/** Slide the number of agents, and see the next invoice and the most it can become. */
export function BillSimulator({ facts, plan, trialEnds, offers, hasCap, support }: BillSimulatorProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.billing.simulator;
  const id = useId();
  const { tiers, included, currency, minorDigits, used, limit, paying } = facts;
  const money = useMoney(currency, minorDigits);
  const number = (value: number) => formatNumber(locale, value);
  const base = plan?.amount ?? 0;
  // Without the price of the plan there is no sum of an invoice.
  const priced = plan === undefined || plan.amount !== undefined;
  const largest = largestBill({ tiers, base, minorDigits });
  const cap = tiers.at(-1)?.upTo ?? 0;
  const reach = Number.isFinite(cap)
    ? cap
    : Math.max(OPEN_REACH, used * 2, Number.isFinite(included) ? included * 2 : 0);
  const [chosen, setChosen] = useState<number>();
  const units = Math.min(chosen ?? used, reach);
  const bill = billOf({ tiers, usage: units, base, minorDigits });
  const now = billOf({ tiers, usage: used, base, minorDigits });
  const change = bill.total === undefined || now.total === undefined ? 0 : bill.total - now.total;

  const total = priced ? bill.total : undefined;
  const cheaper = cheaperPlan(offers, { agents: units, cost: total });
  const shown = [base, ...bill.lines.map((line) => line.amount)];
  const lineText = ({ tier, units: n }: BillLine) =>
    tier.unitCost?.value === 0n
      ? t.includedLine({ n })
      : t.costLine({ n, amount: money.unitCost(tier.unitCost) });

  return (
    // Folded up: what is paid and used is looked at every month, what it could be seldom.
    <details>
      <summary className="w-fit cursor-pointer max-sm:min-h-11">
        <h3 className="font-semibold">{trialEnds ? t.titleFirst() : t.title()}</h3>
      </summary>
      <div className="mt-2 flex flex-col gap-3">
        <p className="text-quiet">{t.text()}</p>
        <div className="flex flex-col gap-1">
          <div className="flex flex-wrap items-baseline justify-between gap-x-3">
            <label htmlFor={id} className="font-medium">
              {t.slider()}
            </label>
            <output htmlFor={id} className="font-semibold tabular-nums">
              {t.agents({ n: units })}
            </output>
          </div>
          <input
            id={id}
            type="range"
            className="slider"
            min={0}
            max={reach}
            value={units}
            aria-valuetext={t.valueText({ n: units, amount: money.amount(total) })}
            onChange={(event) => setChosen(event.target.valueAsNumber)}
          />
          <div aria-hidden="true" className="flex justify-between text-[0.8125rem] text-quiet tabular-nums">
            <span>0</span>
            <span>{number(reach)}</span>
          </div>
        </div>
        <AmountLines
          lines={[
            ...(plan ? [{ label: plan.label, amount: money.amount(plan.amount, shown) }] : []),
            ...bill.lines.map((line) => ({
              label: lineText(line),
              amount: money.amount(line.amount, shown),
            })),
          ]}
          total={{ label: trialEnds ? t.totalFirst() : t.total(), amount: money.amount(total, shown) }}
        />
        {cheaper && (
          <p>
            {t.cheaper({ plan: cheaper.name, n: cheaper.agents, amount: money.amount(cheaper.amount) })}{' '}
            <Link
              to="/{-$locale}/dashboard/settings"
              search={{ section: 'plan', plan: cheaper.planId, period: 'month' }}
              className={INLINE_LINK}
            >
              {t.changeTo({ plan: cheaper.name })}
            </Link>
          </p>
        )}
        <div className="text-[0.8125rem] text-quiet">
          {trialEnds && <p>{t.trial({ date: trialEnds })}</p>}
          {change !== 0 && (
            <p>
              {change > 0
                ? t.more({ amount: money.amount(change), used: number(used) })
                : t.less({ amount: money.amount(-change), used: number(used) })}
            </p>
          )}
          {units > limit && !paying && <p>{t.beyondLimit({ limit })}</p>}
          {/* Who does not pay may not go beyond the included ones, whatever the tiers say. */}
          {paying && !hasCap && (
            <p>
              {largest
                ? priced
                  ? t.cap({ n: cap, amount: money.amount(largest.total) })
                  : t.capAgents({ n: cap })
                : t.noCap({ amount: money.unitCost(tiers.at(-1)?.unitCost) })}
            </p>
          )}
          {used > units && chosen === undefined && (
            <p>
              {t.beyondTiers()} <AskSupport text={t.quote()} support={support} />
            </p>
          )}
        </div>
      </div>
    </details>
  );
}
