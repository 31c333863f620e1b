import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { isUnavailable } from '@/api/api-error';
import { useDueToday } from '@/api/generated/billing/billing';
import type { BillingPeriod } from '@/api/generated/schemas/billingPeriod.zod';
import type { Plan } from '@/api/generated/schemas/plan.zod';
import { formatMoney } from '@/lib/format';
import { useAccountId } from '@/shared/account/use-account-id';
import { localText } from '@/shared/agent-draft/local-text';
import { FailurePanel } from '@/shared/failures/failure-panel';
import { YearSaves } from '@/shared/plans/year-saves';
import { Late } from '@/ui/late';
import { PageHeader } from '@/ui/page-header';
import { Skeleton } from '@/ui/skeleton';
import { TEXT_LINK } from '@/ui/text-link-class';
import { ContinueWithoutPlan } from './continue-without-plan';
import { NotPayable } from './not-payable';
import type { CardFieldsProps } from './payment/card';
import { DueTodayCard } from './payment/due-today-card';
import { PayForm } from './payment/pay-form';
import { usePayment } from './payment/use-payment';
import { PeriodSwitch } from './period-switch';
import { planLimits } from './plan-limits';
import { StepColumn } from './step-column';
import { usePlanTaken } from './use-plan-taken';

interface SubscriptionPayScreenProps {
  plan: Plan;
  period: BillingPeriod;
  onPeriod: (period: BillingPeriod) => void;
  /** The fields for a card; none when no payment is configured. */
  CardFields: ComponentType<CardFieldsProps> | undefined;
  publishableKey: string;
  /** The bank still wants to verify its customer (`pending_setup_intent`). */
  pending: boolean;
  /** Whether the company may still try this plan for free. */
  hasTrial: boolean;
  /** The company's, by whose calendar it is billed. */
  timeZone: string | undefined;
  /** The job that stands in the process already. */
  knownJob: string | null | undefined;
}

/** What is due today, the card, and the one button that pays. */
export function SubscriptionPayScreen({
  plan,
  period,
  onPeriod,
  CardFields,
  publishableKey,
  pending,
  hasTrial,
  timeZone,
  knownJob,
}: SubscriptionPayScreenProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.onboarding.pay;
  const accountId = useAccountId();
  const onStarted = usePlanTaken();
  const name = localText(plan.name, locale);
  const { data: due, error, refetch } = useDueToday(accountId, { planId: plan.planId, period });
  const payment = usePayment({ accountId, planId: plan.planId, period, pending, knownJob, onStarted });
  const amount = due && formatMoney(locale, due.currency, due.total);
  const isMissing = isUnavailable(payment.error) || isUnavailable(error);
  const notPayable = { plan, period, hasTrial };
  const dueToday = due ? (
    <DueTodayCard
      due={due}
      plan={name}
      limits={planLimits(LL.onboarding.pricing, locale, plan)}
      timeZone={timeZone}
    />
  ) : error ? (
    <FailurePanel error={error} onRetry={() => void refetch()} />
  ) : (
    <Skeleton className="h-40 w-full" />
  );
  const toPay = (
    <>
      {/* What is being paid is not changed meanwhile. */}
      {!payment.waitsForBank && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <PeriodSwitch period={period} onPeriod={onPeriod} disabled={payment.busy} />
          <YearSaves plans={[plan]} period={period} />
        </div>
      )}
      {dueToday}
    </>
  );
  return (
    <StepColumn>
      <PageHeader title={t.title({ plan: name })} text={CardFields && t.text()} />
      <div className="flex flex-col gap-6">
        {CardFields ? (
          <Late
            fallback={
              <>
                {toPay}
                <Skeleton className="h-40 w-full" />
              </>
            }
          >
            <CardFields
              currency={plan.price?.currency ?? due?.currency ?? ''}
              publishableKey={publishableKey}
              onChange={payment.forget}
              broken={(notice) => (
                <>
                  {/* What can be done goes before what cannot be paid yet. */}
                  <NotPayable {...notPayable} retry={notice} />
                  {dueToday}
                </>
              )}
            >
              {(fields, card) => (
                <>
                  {toPay}
                  <PayForm payment={payment} card={card} fields={fields} amount={amount} />
                  {isMissing && <ContinueWithoutPlan />}
                </>
              )}
            </CardFields>
          </Late>
        ) : (
          // Where nobody can pay there is nothing due today.
          <NotPayable {...notPayable} />
        )}
        <Link to="/{-$locale}/onboarding/pricing" className={`self-center ${TEXT_LINK}`}>
          {LL.onboarding.trial.back()}
        </Link>
      </div>
    </StepColumn>
  );
}
