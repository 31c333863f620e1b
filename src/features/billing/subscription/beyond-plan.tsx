import { useI18nContext } from '@i18n/i18n-react';
import type { Plan } from '@/api/generated/schemas/plan.zod';
import type { PlanChange } from '@/api/generated/schemas/planChange.zod';
import { formatMoney, formatNumber } from '@/lib/format';
import { Notice } from '@/ui/notice';

interface BeyondPlanProps {
  change: PlanChange;
  /** The plan that is wanted. */
  plan: Plan;
  name: string;
  agents: number;
  conversations: number | undefined;
  /** What the agents beyond it cost is said line by line. */
  isCostTold: boolean;
}

/** What there is more of than the wanted plan includes, and what that costs, where it is known. */
export function BeyondPlan({ change, plan, name, agents, conversations = 0, isCostTold }: BeyondPlanProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.subscription.change;
  const { botLimit, conversationsPerMonth } = plan;
  const { additional, currency } = change;
  const withTax = additional?.withTax ?? undefined;
  const money = (amount: number) => formatMoney(locale, currency, amount);
  const isOver = conversationsPerMonth && conversations > conversationsPerMonth;
  const lines = [
    botLimit &&
      agents > botLimit &&
      t.beyond({ used: agents, plan: name, included: botLimit, n: agents - botLimit }),
    additional &&
      !isCostTold &&
      (withTax === undefined
        ? t.beyondCost({ amount: money(additional.amount) })
        : t.beyondCostTaxed({ amount: money(withTax) })),
    isOver &&
      t.beyondConversations({
        plan: name,
        included: formatNumber(locale, conversationsPerMonth),
        used: formatNumber(locale, conversations),
      }),
  ].filter((line) => typeof line === 'string');
  if (lines.length === 0) return null;
  return (
    <Notice tone="warning">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Notice>
  );
}
