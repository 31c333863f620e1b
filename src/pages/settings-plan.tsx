import { useI18nContext } from '@i18n/i18n-react';
import { getRouteApi } from '@tanstack/react-router';
import { lazy, useState } from 'react';
import { isUnavailable } from '@/api/api-error';
import type { Billing } from '@/api/generated/schemas/billing.zod';
import { useBilling } from '@/api/generated/subscription/subscription';
import { CurrentPlanCard } from '@/features/billing/current-plan-card';
import { AskSupport } from '@/features/billing/subscription/ask-support';
import { CancelCard } from '@/features/billing/subscription/cancel-card';
import { InvoicesCard } from '@/features/billing/subscription/invoices-card';
import { PaymentMethodCard } from '@/features/billing/subscription/payment-method-card';
import { PlanEndsNotice } from '@/features/billing/subscription/plan-ends-notice';
import { SpendCapCard } from '@/features/billing/subscription/spend-cap-card';
import { TaxIdCard } from '@/features/billing/subscription/tax-id-card';
import { UsageMeters } from '@/features/billing/usage-meters';
import { UsageNotes } from '@/features/billing/usage-notes';
import { formatDate } from '@/lib/format';
import { loadPart } from '@/lib/load-part';
import { companyTimeZone } from '@/shared/account/company-time-zone';
import { useAccountId } from '@/shared/account/use-account-id';
import { PartFailure } from '@/shared/failures/part-failure';
import { WithTexts } from '@/shared/i18n/with-texts';
import { useWelcomeProcess } from '@/shared/onboarding/use-welcome-process';
import { readSettings } from '@/shared/onboarding/welcome-settings';
import { Card } from '@/ui/card';
import { Late } from '@/ui/late';
import { Skeleton } from '@/ui/skeleton';
import { useAccountFacts } from './use-account-facts';
import { useTakesCards } from './use-takes-cards';
import { useUsage } from './use-usage';

const route = getRouteApi('/{-$locale}/_signed-in/dashboard/settings');

const BillCardForm = lazy(() =>
  loadPart(async () => ({ default: (await import('./bill-card-form')).BillCardForm })),
);
// Few have to pay here.
const PayOverdue = lazy(() =>
  loadPart(async () => ({ default: (await import('./pay-overdue')).PayOverdue })),
);

/** The section of the settings about the plan, its use and what is paid for it; each part fails by itself. */
export function SettingsPlan() {
  const { LL, locale } = useI18nContext();
  const { plan: askedPlan, period } = route.useSearch();
  const { brand } = route.useRouteContext();
  const takesCards = useTakesCards();
  const navigate = route.useNavigate();
  const { data: process } = useWelcomeProcess();
  const { account, accountQuery } = useAccountFacts();
  const usage = useUsage();
  const { currency } = usage;
  const { data: billing, error } = useBilling(useAccountId());
  // Where nobody tells the bill, the use is read off the account.
  const isMetered = !isUnavailable(error);
  // Of an account that is not known nothing is said.
  const counted = accountQuery.data && usage;
  const settings = process && readSettings(process);
  const timeZone = companyTimeZone(account);
  const country = (settings?.company ?? account.infoCompany)?.country ?? undefined;
  const dateOf = (moment: Billing['endsAt']) =>
    moment ? (formatDate(locale, moment, timeZone) ?? LL.common.unknown()) : undefined;
  const ends = dateOf(billing?.endsAt);
  const renews = dateOf(billing?.renewsAt);
  const { text, textChanging, textOverdue } = LL.subscription.cancel;
  // While a payment is overdue nothing speaks of a renewal.
  const atRenewal = billing?.overdue ? textOverdue : billing?.next ? textChanging : text;
  /** On this visit. */
  const [canceled, setCanceled] = useState(false);
  const pending = account.subscription.metadata.subscriptions.some((one) => one.pending_setup_intent);
  return (
    <>
      {billing?.overdue && (
        <Late fallback={<Skeleton className="h-60 w-full" />}>
          <WithTexts nouns={['onboarding']}>
            <PayOverdue
              overdue={billing.overdue}
              pending={pending}
              timeZone={timeZone}
              takesCards={takesCards}
            />
          </WithTexts>
        </Late>
      )}
      {ends && <PlanEndsNotice date={ends} takesFocus={canceled} />}
      {accountQuery.data ? (
        <CurrentPlanCard
          account={account}
          period={billing?.period ?? settings?.period ?? undefined}
          billing={billing}
          isMetered={isMetered}
          asked={askedPlan ? { planId: askedPlan, period } : undefined}
          support={brand.support}
          onAskedClosed={() => void navigate({ search: { section: 'plan' }, replace: true })}
        />
      ) : (
        <Card id="plan" title={LL.billing.plan.title()}>
          <PartFailure error={accountQuery.error} onRetry={() => void accountQuery.refetch()} />
        </Card>
      )}
      {isMetered && (
        <UsageMeters
          facts={counted}
          footer={counted && <UsageNotes facts={counted} leadsToPlans="in words" />}
        />
      )}
      {billing?.card && !billing.overdue && (
        <PaymentMethodCard
          card={billing.card}
          form={
            takesCards && currency
              ? (onTaken) => (
                  <Late fallback={<Skeleton className="h-40 w-full" />}>
                    <WithTexts nouns={['onboarding']}>
                      <BillCardForm currency={currency} pending={pending} onTaken={onTaken} />
                    </WithTexts>
                  </Late>
                )
              : undefined
          }
          otherwise={
            !takesCards &&
            brand.support && (
              <AskSupport
                text={LL.subscription.card.askSupport({ brand: brand.title ?? LL.common.title() })}
                support={brand.support}
              />
            )
          }
        />
      )}
      <InvoicesCard timeZone={timeZone} />
      {billing && <TaxIdCard taxId={billing.taxId} country={country} />}
      {billing?.spent && <SpendCapCard spendCap={billing.spendCap} spent={billing.spent} />}
      {renews && !ends && (
        <CancelCard renews={renews} text={atRenewal({ date: renews })} onCanceled={() => setCanceled(true)} />
      )}
    </>
  );
}
