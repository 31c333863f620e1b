import { useI18nContext } from '@i18n/i18n-react';
import { agentPeriod } from '@/features/billing/usage-tiers';
import { ComingSoonScreen } from '@/features/shell/coming-soon-screen';
import { FactList } from '@/features/shell/fact-list';
import { formatNumber } from '@/lib/format';
import { useAccountFacts } from './use-account-facts';

/** The use of the plan, tier by tier. */
export function AnalyticsPage() {
  const { LL, locale } = useI18nContext();
  const { facts } = LL.shell;
  const { account, used } = useAccountFacts();
  const tiers = agentPeriod(account.subscriptionSummary)?.usageBreakdown ?? [];
  return (
    <ComingSoonScreen>
      <FactList
        title={facts.usage()}
        facts={[
          { label: facts.agentsUsed(), value: formatNumber(locale, used) },
          ...tiers.map(({ upTo, costInTier }) => ({
            label: upTo === null || upTo === undefined ? facts.upToEnd() : facts.upTo({ units: upTo }),
            value: formatNumber(locale, Number(costInTier)),
          })),
        ]}
      />
    </ComingSoonScreen>
  );
}
