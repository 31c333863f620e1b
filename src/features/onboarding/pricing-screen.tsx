import { useI18nContext } from '@i18n/i18n-react';
import { Tag } from 'lucide-react';
import type { BillingPeriod } from '@/api/generated/schemas/billingPeriod.zod';
import type { PlanList } from '@/api/generated/schemas/planList.zod';
import { EmptyState } from '@/ui/empty-state';
import { Notice } from '@/ui/notice';
import { PageHeader } from '@/ui/page-header';
import { PeriodSwitch } from './period-switch';
import { PlanCard } from './plan-card';

interface PricingScreenProps {
  plans: PlanList;
  period: BillingPeriod;
  onPeriod: (period: BillingPeriod) => void;
  onTrial: (planId: string) => void;
  onBuy: (planId: string) => void;
}

/** The plans side by side, with the free trial as the first choice. */
export function PricingScreen({ plans, period, onPeriod, onTrial, onBuy }: PricingScreenProps) {
  const { LL } = useI18nContext();
  const words = LL.onboarding.pricing;
  const { items, total } = plans;
  const leading = items.find((plan) => plan.recommended) ?? items[0];
  const hasTrial = items.some((plan) => plan.trialDays > 0);
  return (
    <>
      <PageHeader title={words.title()} text={hasTrial ? words.text() : undefined} />
      {total > items.length && (
        <Notice tone="warning" className="mb-6">
          {LL.failures.someUnreadable({ missing: total - items.length, total })}
        </Notice>
      )}
      {items.length === 0 ? (
        <EmptyState icon={<Tag size={20} />} title={words.emptyTitle()} text={words.emptyText()} />
      ) : (
        <>
          <PeriodSwitch period={period} onPeriod={onPeriod} />
          <div className="grid gap-4 md:auto-cols-fr md:grid-flow-col">
            {items.map((plan) => (
              <PlanCard
                key={plan.planId}
                plan={plan}
                period={period}
                leading={plan === leading}
                onTrial={onTrial}
                onBuy={onBuy}
              />
            ))}
          </div>
          <details className="mt-6">
            <summary className="w-fit cursor-pointer font-medium max-sm:py-2.5">{words.quotaHelp()}</summary>
            <p className="mt-1 text-quiet">{words.quotaText()}</p>
          </details>
        </>
      )}
    </>
  );
}
