import { useI18nContext } from '@i18n/i18n-react';
import { Gauge } from 'lucide-react';
import { useBilling } from '@/api/generated/subscription/subscription';
import { formatNumber } from '@/lib/format';
import { useAccountId } from '@/shared/account/use-account-id';
import { PlanAttentionRow } from './plan-attention-row';
import type { UsageFacts } from './usage-facts';
import { asCounted, usagePace } from './usage-pace';
import { useMoney } from './use-money';

interface QuotaAttentionProps {
  /** Undefined while the account is not known. */
  facts: UsageFacts | undefined;
  /** Nothing else on the page says how many agents are used. */
  saysAgents: boolean;
}

/** The limits of the plan that are nearly reached; inside `<WithTexts nouns={['homeParts', 'usageMeters']}>`. */
export function QuotaAttention({ facts, saysAgents }: QuotaAttentionProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.homeParts;
  // What cannot be read is said where the usage itself stands.
  const { data } = useBilling(useAccountId());
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const money = useMoney(facts?.currency, facts?.minorDigits ?? 0);
  const cost = facts?.bill.total;
  const names = { agents: LL.usageMeters.agents(), conversations: LL.usageMeters.conversations() };
  const near = (data?.usage ?? []).flatMap((meter) => {
    const { warns, share, beyond } = usagePace(asCounted(meter, facts), new Date());
    const { kind } = meter;
    if (kind === 'agents' && !saysAgents) return [];
    const name = kind === 'agents' || kind === 'conversations' ? names[kind] : kind;
    return warns && share !== undefined ? [{ kind, name, share, beyond }] : [];
  });
  if (near.length === 0) return null;
  return (
    <ul className="divide-y divide-line">
      {near.map(({ kind, name, share, beyond }) => (
        <PlanAttentionRow key={name} Icon={Gauge} tone="warning" action={t.seePlan()}>
          {beyond === 0
            ? t.quota({ kind: name, percent: percent.format(share) })
            : kind !== 'agents'
              ? t.quotaBeyond({ kind: name, count: formatNumber(locale, beyond) })
              : cost
                ? t.agentsCost({
                    n: beyond,
                    count: formatNumber(locale, beyond),
                    amount: money.amount(cost),
                  })
                : t.agentsBeyond({ n: beyond, count: formatNumber(locale, beyond) })}
        </PlanAttentionRow>
      ))}
    </ul>
  );
}
