import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import { Gauge } from 'lucide-react';
import { useBilling } from '@/api/generated/subscription/subscription';
import { useAccountId } from '@/shared/account/use-account-id';
import { AttentionRow } from '@/ui/attention-row';
import { buttonClass } from '@/ui/button-class';
import { asCounted, type CountedAgents, usagePace } from './usage-pace';

/** The limits of the plan that are nearly reached; inside `<WithTexts nouns={['homeParts', 'usageMeters']}>`. */
export function QuotaAttention({ facts }: { facts: CountedAgents }) {
  const { LL, locale } = useI18nContext();
  const t = LL.homeParts;
  // What cannot be read is said where the usage itself stands.
  const { data } = useBilling(useAccountId());
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const names = { agents: LL.usageMeters.agents(), conversations: LL.usageMeters.conversations() };
  const near = (data?.usage ?? []).flatMap((meter) => {
    const { warns, share } = usagePace(asCounted(meter, facts), new Date());
    const { kind } = meter;
    const name = kind === 'agents' || kind === 'conversations' ? names[kind] : kind;
    return warns && share !== undefined ? [{ name, share }] : [];
  });
  if (near.length === 0) return null;
  return (
    <ul className="divide-y divide-line">
      {near.map(({ name, share }) => (
        <AttentionRow
          key={name}
          Icon={Gauge}
          tone="warning"
          action={
            <Link
              to="/{-$locale}/dashboard/settings"
              search={{ section: 'plan' }}
              className={buttonClass({ variant: 'secondary', size: 'sm' })}
            >
              {t.seePlan()}
            </Link>
          }
        >
          {t.quota({ kind: name, percent: percent.format(share) })}
        </AttentionRow>
      ))}
    </ul>
  );
}
