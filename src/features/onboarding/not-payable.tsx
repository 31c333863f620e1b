import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { BillingPeriod } from '@/api/generated/schemas/billingPeriod.zod';
import type { Plan } from '@/api/generated/schemas/plan.zod';
import { formatNumber } from '@/lib/format';
import { buttonClass } from '@/ui/button-class';
import { Notice } from '@/ui/notice';
import { ContinueWithoutPlan } from './continue-without-plan';

interface NotPayableProps {
  plan: Plan;
  period: BillingPeriod;
  /** Whether the company may still try this plan for free. */
  hasTrial: boolean;
  /** Why no card can be taken for now, with the way to try again, which goes first. */
  retry?: ReactNode;
}

/** Where no card can be taken: the free trial while there is one, and the way on without a plan. */
export function NotPayable({ plan, period, hasTrial, retry }: NotPayableProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.onboarding.pay;
  const days = { n: plan.trialDays, count: formatNumber(locale, plan.trialDays) };
  return (
    <>
      {retry ?? (
        <Notice tone="warning" title={t.notConfigured()}>
          {hasTrial ? t.notConfiguredTrial() : t.notConfiguredText()}
        </Notice>
      )}
      {hasTrial && (
        <Link
          to="/{-$locale}/onboarding/freetrial"
          search={{ plan: plan.planId, period }}
          className={buttonClass({ variant: retry ? 'secondary' : 'primary', block: true })}
        >
          {LL.onboarding.pricing.trial(days)}
        </Link>
      )}
      <ContinueWithoutPlan leading={!hasTrial && !retry} />
    </>
  );
}
