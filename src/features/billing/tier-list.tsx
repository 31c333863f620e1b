import { useI18nContext } from '@i18n/i18n-react';
import { formatNumber } from '@/lib/format';
import type { UsageFacts } from './usage-facts';
import type { Tier } from './usage-tiers';
import { useMoney } from './use-money';

interface TierListProps {
  facts: UsageFacts;
  /** Whose prices they are. */
  title: string;
}

/** What agents cost, tier by tier. */
export function TierList({ facts: { tiers, currency, minorDigits }, title }: TierListProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.billing.tiers;
  const money = useMoney(currency, minorDigits);
  const number = (value: number) => formatNumber(locale, value);
  if (tiers.length === 0) return null;

  const rangeOf = ({ after, upTo }: Tier) => {
    const open = !Number.isFinite(upTo);
    if (after === 0) return open ? t.includedAll() : t.included({ to: number(upTo) });
    return open
      ? t.from({ from: number(after + 1) })
      : t.fromTo({ from: number(after + 1), to: number(upTo) });
  };
  return (
    <section className="flex flex-col gap-1.5">
      <h3 className="font-semibold">{title}</h3>
      <dl className="divide-y divide-line text-[0.8125rem] sm:w-64">
        {tiers.map((tier) => (
          <div key={tier.after} className="flex justify-between gap-4 py-1.5">
            <dt className="text-quiet">{rangeOf(tier)}</dt>
            <dd className="tabular-nums">
              {tier.unitCost?.value === 0n ? t.free() : t.each({ amount: money.unitCost(tier.unitCost) })}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
