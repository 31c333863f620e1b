import { useI18nContext } from '@i18n/i18n-react';
import { ChannelKind } from '@/api/generated/schemas/channelKind.zod';
import { wordFor } from '@/api/known';
import { botPeriod } from '@/features/billing/usage-tiers';
import { FactList } from '@/features/shell/fact-list';
import { formatNumber } from '@/lib/format';
import { FailurePanel } from '@/shared/failures/failure-panel';
import { Unknown } from '@/shared/failures/unknown';
import { AgentLink } from './links';
import { useAccountFacts } from './use-account-facts';

interface RealDataProps {
  accountId: string;
}

/** The agents and where each can be talked to. */
export function ChannelFacts({ accountId }: RealDataProps) {
  const { LL } = useI18nContext();
  const { facts } = LL.shell;
  const { bots, botsQuery } = useAccountFacts(accountId);
  if (!bots) return <FailurePanel error={botsQuery.error} onRetry={() => void botsQuery.refetch()} />;
  return (
    <FactList
      title={facts.channelsOf()}
      facts={bots.items.map(({ botKey, name, channels }) => ({
        label: name,
        value: (
          <AgentLink botKey={botKey} className="link-hover link">
            {channels ? (
              channels.map((channel) => wordFor(ChannelKind, facts.channelKinds, channel)).join(', ') ||
              facts.noChannels()
            ) : (
              <Unknown />
            )}
          </AgentLink>
        ),
      }))}
    />
  );
}

/** The use of the plan, tier by tier. */
export function UsageFacts({ accountId }: RealDataProps) {
  const { LL, locale } = useI18nContext();
  const { facts } = LL.shell;
  const { account, used } = useAccountFacts(accountId);
  const tiers = botPeriod(account.subscriptionSummary)?.usageBreakdown;
  return (
    <FactList
      title={facts.usage()}
      facts={[
        { label: facts.agentsUsed(), value: formatNumber(locale, used) },
        ...(tiers ?? []).map(({ upTo, costInTier }) => ({
          label: upTo === null || upTo === undefined ? facts.upToEnd() : facts.upTo({ units: upTo }),
          value: formatNumber(locale, Number(costInTier)),
        })),
      ]}
    />
  );
}
