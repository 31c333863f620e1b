import { useI18nContext } from '@i18n/i18n-react';
import type { TranslationFunctions } from '@i18n/i18n-types';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { usePlans } from '@/api/generated/billing/billing';
import type { Account } from '@/api/generated/schemas/account.zod';
import type { CountrySubscription } from '@/api/generated/schemas/countrySubscription.zod';
import { formatDate, formatMoney, formatNumber } from '@/lib/format';
import { Button } from '@/ui/button';
import { buttonClass } from '@/ui/button-class';
import { Card } from '@/ui/card';
import { Notice } from '@/ui/notice';
import { Skeleton } from '@/ui/skeleton';
import { BillSimulator } from './bill-simulator';
import { companyTimeZone } from './company-time-zone';
import { planShare } from './plan-price';
import { TierList } from './tier-list';
import { trialDaysLeft } from './trial-days-left';
import { trialEnd } from './trial-end';
import { showsUpgradeOffer } from './upgrade-offer';
import { usageFacts } from './usage-facts';
import { UsageMeter } from './usage-meter';
import { agentPeriod } from './usage-tiers';

interface CurrentPlanCardProps {
  account: Account;
  /** By the month or by the year, where it is known. */
  period: string | undefined;
}

/** The state of a plan in words; one the contract does not name yet is shown as it comes. */
function statusIn(t: TranslationFunctions['billing']['plan'], status: string): string {
  switch (status) {
    case 'none':
    case 'trialing':
    case 'active':
    case 'past_due':
    case 'canceled':
      return t.status[status]();
    default:
      return status;
  }
}

const COUNTRY_CODE = /^[A-Z]{2}$/;

/** A country in the reader's language, where the provider gives its code. */
function countryName({ country, alt }: CountrySubscription, locale: string): string | undefined {
  if (!country || !COUNTRY_CODE.test(country)) return alt || country || undefined;
  return new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' }).of(country) ?? alt ?? country;
}

/** The plan, the use of it tier by tier, and what the next invoice would be. */
export function CurrentPlanCard({ account, period }: CurrentPlanCardProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.billing.plan;
  const plans = usePlans();
  const { subscription, subscriptionSummary, countrySubscription } = account;
  const { planId } = subscription;
  const plan = plans.data?.items.find((one) => one.planId === planId);
  const use = agentPeriod(subscriptionSummary);
  const facts = usageFacts(account, use?.totalUsage ?? 0, plan?.price?.currency);
  const upgrade = showsUpgradeOffer(subscription);
  const name = plan && (plan.name[locale] || plan.name.en || plan.name.es);
  const price = plan?.price;
  const priced =
    price &&
    (period === 'year' && price.year
      ? t.byYear({ amount: formatMoney(locale, price.currency, price.year) })
      : t.byMonth({ amount: formatMoney(locale, price.currency, price.month) }));
  const share = planShare(plan, subscription, period, facts.minorDigits);
  const charged = planId && subscription.statusValue !== 'none' && subscription.statusValue !== 'canceled';
  const lineOf = share === 0 && period === 'year' ? 'planLineYear' : 'planLine';
  const planLine = name ? LL.billing.simulator[lineOf]({ plan: name }) : LL.billing.simulator.yourPlan();
  const waiting = plans.isPending && Boolean(planId);
  const shown = (value: ReactNode) => (waiting ? <Skeleton className="inline-block h-5 w-24" /> : value);

  const end = trialEnd(subscription);
  const days = trialDaysLeft(account, new Date());
  const dateOf = (moment: string | Date) => formatDate(locale, moment, companyTimeZone(account));
  const ends = end && dateOf(end);
  const billed = !ends && subscription.status && use?.endsAt && dateOf(use.endsAt);
  const rows: readonly { label: string; value: ReactNode }[] = [
    {
      label: t.plan(),
      value: (
        <>
          {planId ? shown(name ?? (plans.data ? t.notListed() : LL.common.unknown())) : t.noPlan()}
          {planId && subscription.statusValue && (
            <span className="text-quiet"> · {statusIn(t, subscription.statusValue)}</span>
          )}
        </>
      ),
    },
    ...(planId && (waiting || priced) ? [{ label: t.price(), value: shown(priced) }] : []),
    ...(plan?.conversationsPerMonth
      ? [{ label: t.conversations(), value: formatNumber(locale, plan.conversationsPerMonth) }]
      : []),
    ...(ends
      ? [
          {
            label: t.trialEnds(),
            value: days ? t.trialDays({ date: ends, n: days }) : t.trialToday({ date: ends }),
          },
        ]
      : []),
    ...(billed ? [{ label: t.periodEnds(), value: billed }] : []),
    ...(countrySubscription
      ? [{ label: t.billedIn(), value: countryName(countrySubscription, locale) }]
      : []),
  ];

  return (
    <Card
      id="plan"
      title={t.title()}
      text={t.text()}
      actions={
        <Link
          to="/{-$locale}/onboarding/pricing"
          className={buttonClass({ variant: upgrade ? 'primary' : 'secondary', size: 'sm' })}
        >
          {planId && !upgrade ? t.change() : t.choose()}
        </Link>
      }
    >
      <div className="flex flex-col gap-6">
        {upgrade && (
          <Notice tone="warning" title={LL.shell.upgrade.title()}>
            {LL.shell.upgrade.text()}
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
        <dl className="divide-y divide-line">
          {rows.map(({ label, value }) => (
            <div key={label} className="grid gap-1 py-2.5 sm:grid-cols-[14rem_1fr]">
              <dt className="text-quiet">{label}</dt>
              <dd className="min-w-0 break-words">{value}</dd>
            </div>
          ))}
        </dl>
        <div className="flex flex-col gap-3">
          <UsageMeter facts={facts} leadsToPlans />
          <TierList facts={facts} />
        </div>
        {facts.tiers.length > 0 && waiting && <Skeleton className="h-60 w-full" />}
        {facts.tiers.length > 0 && !waiting && (
          <BillSimulator
            facts={facts}
            plan={charged ? { amount: plan && share, label: planLine } : undefined}
            trialEnds={ends}
          />
        )}
      </div>
    </Card>
  );
}
