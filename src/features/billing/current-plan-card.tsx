import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import { lazy } from 'react';
import { usePlans } from '@/api/generated/billing/billing';
import type { Account } from '@/api/generated/schemas/account.zod';
import type { Billing } from '@/api/generated/schemas/billing.zod';
import { BillingPeriod } from '@/api/generated/schemas/billingPeriod.zod';
import { formatDate } from '@/lib/format';
import { loadPart } from '@/lib/load-part';
import { companyTimeZone } from '@/shared/account/company-time-zone';
import { Button } from '@/ui/button';
import { buttonClass } from '@/ui/button-class';
import { Card } from '@/ui/card';
import { Late } from '@/ui/late';
import { Notice } from '@/ui/notice';
import { Skeleton } from '@/ui/skeleton';
import { offeredPlans } from './cheaper-plan';
import { PlanFacts } from './plan-facts';
import { planName } from './plan-name';
import { planShare } from './plan-price';
import { planPriceText } from './plan-price-text';
import { ChangePlan } from './subscription/change-plan';
import { NextPlan } from './subscription/next-plan';
import { TierList } from './tier-list';
import { trialEnd } from './trial-end';
import { showsUpgradeOffer } from './upgrade-offer';
import { usageFacts } from './usage-facts';
import { UsageMeter } from './usage-meter';
import { agentPeriod } from './usage-tiers';
import { useMoney } from './use-money';

const BillSimulator = lazy(() =>
  loadPart(async () => ({ default: (await import('./bill-simulator')).BillSimulator })),
);
// A smaller plan is seldom on its way.
const NextPlanCost = lazy(() =>
  loadPart(async () => ({ default: (await import('./subscription/next-plan-cost')).NextPlanCost })),
);

interface CurrentPlanCardProps {
  account: Account;
  /** By the month or by the year, where it is known. */
  period: string | undefined;
  /** What is paid, where the provider tells it: then the plan is changed right here. */
  billing: Billing | undefined;
  /** How many agents are in use is shown by the meters beside it. */
  isMetered: boolean;
  /** The plan that a link asked to change to. */
  asked: { planId: string; period: string | undefined } | undefined;
  onAskedClosed: () => void;
  /** Where people get help: an e-mail address, or a page. */
  support: string | undefined;
}

/** The plan, the use of it tier by tier, and what the next invoice would be. */
export function CurrentPlanCard({
  account,
  period,
  billing,
  isMetered,
  asked,
  onAskedClosed,
  support,
}: CurrentPlanCardProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.billing.plan;
  const plans = usePlans();
  const { subscription, subscriptionSummary } = account;
  const { planId } = subscription;
  const plan = plans.data?.items.find((one) => one.planId === planId);
  const use = agentPeriod(subscriptionSummary);
  const facts = usageFacts(account, use?.totalUsage ?? 0, plan?.price?.currency);
  const upgrade = showsUpgradeOffer(subscription);
  const isOverdue = subscription.statusValue === 'past_due';
  const offer = isOverdue
    ? { title: LL.subscription.overdue.title(), text: LL.subscription.overdue.bannerText() }
    : { title: LL.shell.upgrade.title(), text: LL.shell.upgrade.text() };
  const name = planName(plan, locale);
  const share = planShare(plan, subscription, period, facts.minorDigits);
  const charged = planId && subscription.statusValue !== 'none' && subscription.statusValue !== 'canceled';
  const lineOf = share === 0 && period === 'year' ? 'planLineYear' : 'planLine';
  const planLine = name ? LL.billing.simulator[lineOf]({ plan: name }) : LL.billing.simulator.yourPlan();
  const waiting = plans.isPending && Boolean(planId);
  const paidBy = BillingPeriod.safeParse(billing?.renewsAt ? billing.period : undefined).data;
  const changing = planId && paidBy && !upgrade ? { planId, period: paidBy } : undefined;
  const end = trialEnd(subscription);
  // A trial ends without a plan, unless one is chosen.
  const isToChoose = (upgrade && !isOverdue) || end !== undefined;
  const trialEnds = end && formatDate(locale, end, companyTimeZone(account));
  const planEnds = formatDate(locale, billing?.endsAt, companyTimeZone(account));
  // A canceled plan has no next invoice; that of another plan is told where it was chosen.
  const next = planEnds ? undefined : billing?.next;
  const estimates = facts.tiers.length > 0 && !planEnds && !next && !isOverdue;
  const planOf = (id: string) => plans.data?.items.find((one) => one.planId === id);
  const nameOf = (id: string) => planName(planOf(id), locale);
  const nextPlan = next ? planOf(next.planId) : undefined;
  const nextPrice = planPriceText(t, locale, nextPlan, next?.period);
  const timeZone = companyTimeZone(account);
  const nextFrom = {
    plan: planName(nextPlan, locale) ?? LL.common.unknown(),
    date: formatDate(locale, next?.startsAt, timeZone) ?? LL.common.unknown(),
  };
  const nextPeriod = BillingPeriod.safeParse(next?.period).data;
  const conversations = billing?.usage.find(({ kind }) => kind === 'conversations')?.used;
  // In a trial, or without a plan, nobody may go beyond what is included; the tiers of a plan that is left are not those
  // of the next one.
  const tiersTitle =
    !facts.paying && !isOverdue
      ? LL.billing.tiers.titleOncePaying()
      : next && name
        ? LL.billing.tiers.titleOn({ plan: name })
        : LL.billing.tiers.title();
  const money = useMoney(facts.currency, facts.minorDigits);
  const used = facts.bill.total;
  const nextTotal =
    estimates && charged && plan && share !== undefined && used !== undefined ? share + used : undefined;
  const wanted =
    changing && asked && nameOf(asked.planId)
      ? { planId: asked.planId, period: BillingPeriod.safeParse(asked.period).data ?? changing.period }
      : undefined;

  return (
    <Card
      id="plan"
      title={t.title()}
      text={trialEnds && t.textTrial()}
      actions={
        changing ? (
          <ChangePlan
            planId={changing.planId}
            period={changing.period}
            asked={wanted}
            agents={facts.used}
            conversations={conversations}
            timeZone={timeZone}
            card={billing?.card ?? undefined}
            onClose={onAskedClosed}
          />
        ) : (
          <Link
            to="/{-$locale}/onboarding/pricing"
            className={buttonClass({ variant: isToChoose ? 'primary' : 'secondary', size: 'sm' })}
          >
            {planId && !isToChoose ? t.change() : t.choose()}
          </Link>
        )
      }
    >
      <div className="flex flex-col gap-6">
        {upgrade && !billing?.overdue && (
          <Notice tone="warning" title={offer.title}>
            {offer.text}
          </Notice>
        )}
        {plans.isPending && (
          <span role="status" className="sr-only">
            {t.loading()}
          </span>
        )}
        {plans.isError && planId && (
          <Notice
            tone="warning"
            action={
              <Button
                variant="secondary"
                size="sm"
                busy={plans.isFetching}
                onClick={() => void plans.refetch()}
              >
                {LL.common.retry()}
              </Button>
            }
          >
            {t.failed()}
          </Notice>
        )}
        <PlanFacts
          account={account}
          period={period}
          plan={plan}
          plans={plans.data?.items}
          waiting={waiting}
          trialEnds={trialEnds}
          nextAmount={nextTotal === undefined ? undefined : money.amount(nextTotal)}
          isMetered={isMetered}
          next={
            next && (
              <NextPlan
                text={nextPrice ? t.nextPriced({ ...nextFrom, price: nextPrice }) : t.nextFrom(nextFrom)}
                present={changing && name ? { ...changing, name } : undefined}
              />
            )
          }
          ends={planEnds}
        />
        {nextPlan && nextPeriod && (
          <Late fallback={<Skeleton className="h-28 w-full" />}>
            <NextPlanCost
              plan={nextPlan}
              period={nextPeriod}
              name={planName(nextPlan, locale) ?? nextPlan.planId}
              plans={plans.data?.items ?? []}
              agents={facts.used}
              conversations={conversations}
              timeZone={timeZone}
            />
          </Late>
        )}
        <div className="flex flex-col gap-3">
          {!isMetered && <UsageMeter facts={facts} leadsToPlans="in words" />}
          <TierList facts={facts} title={tiersTitle} />
        </div>
        {estimates && waiting && <Skeleton className="h-6 w-64 max-w-full" />}
        {estimates && !waiting && (
          <Late fallback={<Skeleton className="h-6 w-64 max-w-full" />}>
            <BillSimulator
              facts={facts}
              plan={charged ? { amount: plan && share, label: planLine } : undefined}
              trialEnds={trialEnds}
              offers={
                changing?.period === 'month'
                  ? offeredPlans(plans.data?.items ?? [], {
                      present: changing.planId,
                      currency: facts.currency,
                      conversations,
                      locale,
                    })
                  : []
              }
              hasCap={Boolean(billing?.spendCap)}
              support={support}
            />
          </Late>
        )}
      </div>
    </Card>
  );
}
