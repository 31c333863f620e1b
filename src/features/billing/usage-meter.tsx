import { useI18nContext } from '@i18n/i18n-react';
import { formatNumber } from '@/lib/format';
import { TierBar } from './tier-bar';
import type { UsageFacts } from './usage-facts';
import { UsageNotes } from './usage-notes';

interface UsageMeterProps {
  facts: UsageFacts;
  /** Whether it says what helps when all agents are in use: in words where the way to the plans stands beside it. */
  leadsToPlans?: boolean | 'in words';
  /** Whether it leads to the plan in the settings. */
  leadsToDetails?: boolean;
}

/** How many agents are in use, of how many, and what the next one means. */
export function UsageMeter({ facts, leadsToPlans, leadsToDetails }: UsageMeterProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.usage;
  const { used, included, paying, tiers } = facts;
  const figures = { used: formatNumber(locale, used), included: formatNumber(locale, included) };
  const text = !Number.isFinite(included)
    ? t.unlimited(figures)
    : used > included
      ? t.beyond(figures)
      : t.of(figures);
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap justify-between gap-x-3">
        <span className="font-medium">{t.title()}</span>
        <span className="text-quiet tabular-nums">{text}</span>
      </div>
      {Number.isFinite(included) && (
        // What lies beyond the included ones is shown once it is reached; without a paid plan it cannot be had.
        <TierBar
          tiers={
            paying && used > included ? tiers : [{ after: 0, upTo: included, unitCost: tiers[0]?.unitCost }]
          }
          used={used}
          label={t.title()}
          text={text}
        />
      )}
      <UsageNotes facts={facts} leadsToPlans={leadsToPlans} leadsToDetails={leadsToDetails} />
    </div>
  );
}
