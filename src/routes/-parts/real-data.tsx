import { useI18nContext } from '@i18n/i18n-react';
import { FactList } from '@/features/shell/fact-list';
import { formatNumber } from '@/lib/format';
import { AgentLink } from './links';
import { useAccountFacts } from './use-account-facts';

interface RealDataProps {
  accountId: string;
}

/** The agents and where each can be talked to. */
export function ChannelFacts({ accountId }: RealDataProps) {
  const { LL } = useI18nContext();
  const { facts } = LL.shell;
  const { bots } = useAccountFacts(accountId);
  return (
    <FactList
      title={facts.channelsOf()}
      facts={bots.items.map(({ botKey, name, channels }) => ({
        label: name,
        value: (
          <AgentLink botKey={botKey} className="link-hover link">
            {channels.map((channel) => facts.channelKinds[channel]()).join(', ') || facts.noChannels()}
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
  const tiers = account.subscriptionSummary.find((product) => product.product_type === 'bot')?.currentPeriod
    .usageBreakdown;
  return (
    <FactList
      title={facts.usage()}
      facts={[
        { label: facts.agentsUsed(), value: formatNumber(locale, used) },
        ...(tiers ?? []).map(({ upTo, costInTier }) => ({
          label: upTo === null ? facts.upToEnd() : facts.upTo({ units: upTo }),
          value: formatNumber(locale, Number(costInTier)),
        })),
      ]}
    />
  );
}
