import { useI18nContext } from '@i18n/i18n-react';
import type { TranslationFunctions } from '@i18n/i18n-types';
import type { ReactNode } from 'react';
import type { Account } from '@/api/generated/schemas/account.zod';
import type { CountrySubscription } from '@/api/generated/schemas/countrySubscription.zod';
import type { Plan } from '@/api/generated/schemas/plan.zod';
import { formatDate, formatNumber } from '@/lib/format';
import { companyTimeZone } from '@/shared/account/company-time-zone';
import { Badge } from '@/ui/badge';
import { Skeleton } from '@/ui/skeleton';
import { planName } from './plan-name';
import { planPriceText } from './plan-price-text';
import { trialDaysLeft } from './trial-days-left';
import { agentPeriod } from './usage-tiers';

interface PlanFactsProps {
  account: Account;
  /** By the month or by the year, where it is known. */
  period: string | undefined;
  /** The account's plan, where the list of plans has it. */
  plan: Plan | undefined;
  /** All plans, once they have come: one that is not among them is not listed any more. */
  plans: readonly Plan[] | undefined;
  /** Whether the plan is still being loaded. */
  waiting: boolean;
  /** The day on which the trial ends. */
  trialEnds: string | undefined;
  /** The day until which a canceled plan works. */
  ends: string | undefined;
  /** What the next invoice comes to as things stand, before tax; undefined where it is not known. */
  nextAmount: string | undefined;
  /** The conversations of a plan are shown by the meters beside it. */
  isMetered: boolean;
  /** The smaller plan that was chosen for later. */
  next: ReactNode;
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

const TONES: Partial<Record<string, 'info' | 'success' | 'error'>> = {
  trialing: 'info',
  active: 'success',
  past_due: 'error',
};

const COUNTRY_CODE = /^[A-Z]{2}$/;

/** A country in the reader's language, where the provider gives its code. */
function countryName({ country, alt }: CountrySubscription, locale: string): string | undefined {
  if (!country || !COUNTRY_CODE.test(country)) return alt || country || undefined;
  return new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' }).of(country) ?? alt ?? country;
}

/** What is known of an account's plan, fact by fact; what nobody knows has no row. */
export function PlanFacts(props: PlanFactsProps) {
  const { account, period, plan, plans, waiting, trialEnds, ends, nextAmount, isMetered, next } = props;
  const { LL, locale } = useI18nContext();
  const t = LL.billing.plan;
  const { subscription, subscriptionSummary, countrySubscription } = account;
  const { planId } = subscription;
  const isEnded = subscription.statusValue === 'canceled';
  const name = planName(plan, locale);
  const use = agentPeriod(subscriptionSummary);
  const priced = planPriceText(t, locale, plan, period);
  const shown = (value: ReactNode) => (waiting ? <Skeleton className="inline-block h-5 w-24" /> : value);
  const days = trialDaysLeft(account, new Date());
  const billed =
    !trialEnds &&
    !ends &&
    // What the next plan costs is told with it.
    !next &&
    subscription.status &&
    use?.endsAt &&
    formatDate(locale, use.endsAt, companyTimeZone(account));
  const rows: readonly { label: string; value: ReactNode }[] = [
    {
      label: t.plan(),
      value: (
        <span className="flex flex-wrap items-center gap-2">
          {planId ? shown(name ?? (plans ? t.notListed() : LL.common.unknown())) : t.noPlan()}
          {/* What is copied or read aloud keeps them apart, too. */}{' '}
          {planId && subscription.statusValue && (
            <Badge tone={ends ? 'warning' : TONES[subscription.statusValue]}>
              {ends ? t.endsOn({ date: ends }) : statusIn(t, subscription.statusValue)}
            </Badge>
          )}
        </span>
      ),
    },
    // A plan that has ended costs nothing and holds nothing.
    ...(planId && !isEnded && (waiting || priced) ? [{ label: t.price(), value: shown(priced) }] : []),
    ...(plan?.conversationsPerMonth && !isMetered && !isEnded
      ? [{ label: t.conversations(), value: formatNumber(locale, plan.conversationsPerMonth) }]
      : []),
    ...(trialEnds
      ? [
          {
            label: t.trialEnds(),
            value: days ? t.trialDays({ date: trialEnds, n: days }) : t.trialToday({ date: trialEnds }),
          },
        ]
      : []),
    ...(billed
      ? [
          {
            label: t.periodEnds(),
            value: nextAmount ? t.nextInvoice({ date: billed, amount: nextAmount }) : billed,
          },
        ]
      : []),
    ...(next ? [{ label: t.next(), value: next }] : []),
    ...(countrySubscription
      ? [{ label: t.billedIn(), value: countryName(countrySubscription, locale) }]
      : []),
  ];

  return (
    <dl className="divide-y divide-line">
      {rows.map(({ label, value }) => (
        <div key={label} className="grid gap-1 py-2.5 sm:grid-cols-[14rem_1fr]">
          <dt className="text-quiet">{label}</dt>
          <dd className="min-w-0 break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
