import { useI18nContext } from '@i18n/i18n-react';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ApiError } from '@/api/api-error';
import { saveWelcome } from '@/api/generated/company/company';
import type { BillingPeriod } from '@/api/generated/schemas/billingPeriod.zod';
import type { PlanList } from '@/api/generated/schemas/planList.zod';
import { formatMoney } from '@/lib/format';
import { useAccountId } from '@/shared/account/use-account-id';
import { FailureNotice } from '@/shared/failures/failure-notice';
import { useNavigateFromHere } from '@/shared/navigation/use-navigate-from-here';
import { useKeepProcess } from '@/shared/onboarding/use-keep-process';
import { YearSaves } from '@/shared/plans/year-saves';
import { EmptyState } from '@/ui/empty-state';
import { Notice } from '@/ui/notice';
import { PageHeader } from '@/ui/page-header';
import { ContinueWithoutPlan } from './continue-without-plan';
import { PeriodSwitch } from './period-switch';
import { PlanOfferCard } from './plan-offer-card';
import { useOneAtATime } from './use-one-at-a-time';

/** How a plan is taken. */
type Way = 'trial' | 'buy';

interface PricingScreenProps {
  /** Undefined when they could not be read. */
  plans: PlanList | undefined;
  /** What stands in the place of plans that could not be read. */
  failure: ReactNode;
  /** Whether the company may still try a plan for free. */
  offersTrial: boolean;
  /** The plan that the company has. */
  ownPlanId: string | undefined;
  /** Onboarding has ended: there is somewhere to go back to. */
  hasDashboard: boolean;
  /** The plan is paid for, and can be changed in the settings. */
  changes: boolean;
  /** How often the own plan is paid, where that is known. */
  paidBy: string | undefined;
  period: BillingPeriod;
  onPeriod: (period: BillingPeriod) => void;
  /** What stands above the plans and has the loud button, such as the way to work that has stopped. */
  notice?: ReactNode;
}

/** The plans side by side, with the free trial as the first choice. */
export function PricingScreen({
  plans,
  failure,
  offersTrial,
  ownPlanId,
  hasDashboard,
  changes,
  paidBy,
  period,
  onPeriod,
  notice,
}: PricingScreenProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.onboarding.pricing;
  const accountId = useAccountId();
  const keepProcess = useKeepProcess();
  const navigate = useNavigateFromHere();
  const { items, total } = plans ?? { items: [], total: 0 };
  const leading = items.find((plan) => plan.recommended) ?? items[0];
  // What is the same on every plan is said once.
  const extra = new Set(
    items.map(({ price }) =>
      typeof price?.additionalAgent === 'number'
        ? formatMoney(locale, price.currency, price.additionalAgent)
        : undefined,
    ),
  );
  const [everyExtra] = extra.size === 1 ? extra : [];
  const save = useMutation({
    mutationFn: ({ planId }: { planId: string; way: Way }) => saveWelcome({ accountId, planId, period }),
  });
  const choose = useOneAtATime(async (way: Way, planId: string) => {
    try {
      // The choice is saved with the provider: another device goes on with it.
      await keepProcess(await save.mutateAsync({ way, planId }));
      const to = way === 'trial' ? 'freetrial' : 'subscriptionpay';
      await navigate({ to: `/{-$locale}/onboarding/${to}`, search: { plan: planId, period } });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  });
  const chosen = save.isPending || save.isSuccess ? save.variables : undefined;
  const hasTrial = offersTrial && items.some((plan) => plan.trialDays > 0);
  return (
    <>
      <PageHeader
        title={t.title()}
        text={hasTrial ? t.text() : undefined}
        back={
          hasDashboard && (
            <Link to="/{-$locale}/dashboard/home" className="hover:underline">
              {t.back()}
            </Link>
          )
        }
      />
      {notice && <div className="mb-6">{notice}</div>}
      {total > items.length && (
        <Notice tone="warning" className="mb-6">
          {LL.failures.someUnreadable({ missing: total - items.length, total })}
        </Notice>
      )}
      {items.length === 0 ? (
        <div className="flex flex-col gap-6">
          {plans ? <EmptyState drawing="list" title={t.emptyTitle()} text={t.emptyText()} /> : failure}
          <ContinueWithoutPlan leading />
        </div>
      ) : (
        <>
          <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2">
            <PeriodSwitch period={period} onPeriod={onPeriod} />
            {/* Each card says its own saving where the year is chosen. */}
            <YearSaves plans={items} period={period} />
          </div>
          {/* Prices and buttons in one line, however long the words above them are. */}
          <div className="grid gap-4 md:auto-cols-fr md:grid-flow-col md:grid-rows-[auto_auto_1fr_auto] md:gap-y-0">
            {items.map((plan) => (
              <PlanOfferCard
                key={plan.planId}
                plan={plan}
                offersTrial={offersTrial}
                period={period}
                saysExtra={extra.size > 1}
                // What is begun already goes first.
                leading={plan === leading && !notice}
                isOwn={plan.planId === ownPlanId}
                changes={changes}
                paidBy={paidBy}
                busy={chosen?.planId === plan.planId ? chosen.way : undefined}
                onChoose={(way) => void choose(way, plan.planId)}
              />
            ))}
          </div>
          {save.error && (
            <div className="mt-6">
              <FailureNotice error={save.error} />
            </div>
          )}
          <p className="mt-6 text-[0.8125rem] text-quiet">
            {everyExtra && `${t.additionalAgent({ amount: everyExtra })} `}
            {t.beforeTax()}
          </p>
          <details className="mt-3">
            <summary className="w-fit cursor-pointer font-medium max-sm:py-2.5">{t.quotaHelp()}</summary>
            <p className="mt-1 text-quiet">{t.quotaText()}</p>
          </details>
        </>
      )}
    </>
  );
}
