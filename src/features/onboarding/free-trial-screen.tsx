import { useI18nContext } from '@i18n/i18n-react';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ApiError, isUnavailable } from '@/api/api-error';
import { startTrial } from '@/api/generated/billing/billing';
import type { BillingPeriod } from '@/api/generated/schemas/billingPeriod.zod';
import type { Plan } from '@/api/generated/schemas/plan.zod';
import { daysAfter, formatDate, formatMoney, formatNumber } from '@/lib/format';
import { useAccountId } from '@/shared/account/use-account-id';
import { localText } from '@/shared/agent-draft/local-text';
import { FailureNotice } from '@/shared/failures/failure-notice';
import { useSubmitOnce } from '@/shared/forms/use-submit-once';
import { Button } from '@/ui/button';
import { buttonClass } from '@/ui/button-class';
import { EmptyState } from '@/ui/empty-state';
import { Notice } from '@/ui/notice';
import { PageHeader } from '@/ui/page-header';
import { TEXT_LINK } from '@/ui/text-link-class';
import { ContinueWithoutPlan } from './continue-without-plan';
import { planLimits } from './plan-limits';
import { startOrFind } from './start-or-find';
import { StepColumn } from './step-column';
import { useOneAtATime } from './use-one-at-a-time';
import { usePlanTaken } from './use-plan-taken';

interface FreeTrialScreenProps {
  plan: Plan;
  /** By the month or by the year, should it be paid for later. */
  period: BillingPeriod;
  /** The job that stands in the process already. */
  knownJob: string | null | undefined;
  today: Date;
  /** The company's, whose calendar the trial follows. */
  timeZone: string | undefined;
}

/** What the free trial is, until when, and the one button that starts it. */
export function FreeTrialScreen({ plan, period, knownJob, today, timeZone }: FreeTrialScreenProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.onboarding.trial;
  const accountId = useAccountId();
  const onStarted = usePlanTaken();
  const submitOnce = useSubmitOnce('startTrial');
  const trial = useMutation({
    mutationFn: () =>
      startOrFind(accountId, knownJob, () =>
        submitOnce(plan.planId, (request) => startTrial(accountId, { planId: plan.planId }, request)),
      ),
  });
  const start = useOneAtATime(async () => {
    try {
      await onStarted(await trial.mutateAsync());
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  });

  const used = trial.error instanceof ApiError && trial.error.code === 'TRIAL_USED';
  const days = { n: plan.trialDays, count: formatNumber(locale, plan.trialDays) };
  const { price } = plan;
  const money = (amount: number) => formatMoney(locale, price?.currency ?? '', amount);
  const later = price && (period === 'year' ? price.year : price.month);
  const limits = planLimits(LL.onboarding.pricing, locale, plan);
  const toThePlans = (
    <Link to="/{-$locale}/onboarding/pricing" className={buttonClass()}>
      {t.used()}
    </Link>
  );

  if (plan.trialDays === 0) {
    return (
      <StepColumn>
        <PageHeader title={localText(plan.name, locale)} />
        <EmptyState title={t.noneTitle()} text={t.noneText()} action={toThePlans} />
      </StepColumn>
    );
  }
  return (
    <StepColumn>
      <PageHeader title={t.title({ plan: localText(plan.name, locale) })} text={t.text(days)} />
      <ol className="mb-6 flex flex-col gap-4 rounded-box border border-line bg-base-100 p-4 sm:p-6">
        <li>
          <p className="font-semibold">{t.todayLabel()}</p>
          {price && <p className="text-quiet">{t.todayText({ amount: money(0) })}</p>}
          {limits.length > 0 && (
            <p className="text-quiet">{t.limits({ limits: new Intl.ListFormat(locale).format(limits) })}</p>
          )}
        </li>
        <li>
          <p className="font-semibold">{formatDate(locale, daysAfter(today, plan.trialDays), timeZone)}</p>
          {typeof later === 'number' && (
            <p className="text-quiet">
              {t[period === 'year' ? 'endTextYear' : 'endText']({ amount: money(later) })}
            </p>
          )}
          {/* What is told once it is over. */}
          <p className="text-quiet">{LL.shell.upgrade.text()}</p>
        </li>
      </ol>
      <div className="flex flex-col gap-4">
        {used ? (
          <>
            <Notice tone="warning">{LL.failures.codes.TRIAL_USED()}</Notice>
            <div>{toThePlans}</div>
          </>
        ) : (
          <>
            <FailureNotice error={trial.error} />
            {isUnavailable(trial.error) && <ContinueWithoutPlan />}
            <Button block busy={trial.isPending || trial.isSuccess} onClick={() => void start()}>
              {t.start()}
            </Button>
            <Link to="/{-$locale}/onboarding/pricing" className={`self-center ${TEXT_LINK}`}>
              {t.back()}
            </Link>
          </>
        )}
      </div>
    </StepColumn>
  );
}
