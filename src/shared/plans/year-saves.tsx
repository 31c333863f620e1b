import { useI18nContext } from '@i18n/i18n-react';
import type { BillingPeriod } from '@/api/generated/schemas/billingPeriod.zod';
import type { Plan } from '@/api/generated/schemas/plan.zod';
import { formatPercent } from '@/lib/format';
import { leastSaving } from './yearly-saving';

interface YearSavesProps {
  plans: readonly Plan[];
  /** The chosen one: who has chosen the year is not told again. */
  period: BillingPeriod;
}

/** Beside the choice of month or year: what the year saves at least; nothing where it saves nothing. */
export function YearSaves({ plans, period }: YearSavesProps) {
  const { LL, locale } = useI18nContext();
  const saved = period === 'month' ? leastSaving(plans) : 0;
  if (saved === 0) return null;
  return (
    <p className="text-[0.8125rem] text-success">
      {LL.onboarding.pricing.yearSaves({ percent: formatPercent(locale, saved) })}
    </p>
  );
}
