import { useI18nContext } from '@i18n/i18n-react';
import type { TranslationFunctions } from '@i18n/i18n-types';
import { FactList } from '@/features/shell/fact-list';
import { formatDate, formatNumber } from '@/lib/format';
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
      facts={bots.items
        .filter((bot) => !bot.isCreator)
        .slice(0, 100)
        .map(({ botKey, name, channels }) => ({
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

/** The state of the plan in words; one the contract does not name yet is shown as it comes. */
function planStatusIn(facts: TranslationFunctions['shell']['facts'], status: string): string {
  switch (status) {
    case 'none':
    case 'trialing':
    case 'active':
    case 'past_due':
    case 'canceled':
      return facts.planStatus[status]();
    default:
      return status;
  }
}

/** The company and the plan. */
export function CompanyFacts({ accountId }: RealDataProps) {
  const { LL, locale } = useI18nContext();
  const { facts } = LL.shell;
  const { account } = useAccountFacts(accountId);
  const { infoCompany: company, subscription } = account;
  const { trial_end: trialEnd } = subscription.metadata;
  const countries = new Intl.DisplayNames(locale, { type: 'region' });
  return (
    <FactList
      title={facts.company()}
      facts={[
        { label: facts.name(), value: company?.name ?? facts.none() },
        { label: facts.country(), value: company ? countries.of(company.country) : facts.none() },
        { label: facts.region(), value: company?.region ?? facts.none() },
        { label: facts.timeZone(), value: company?.timeZone ?? facts.none() },
        { label: facts.plan(), value: planStatusIn(facts, subscription.statusValue) },
        ...(trialEnd ? [{ label: facts.trialEnds(), value: formatDate(locale, trialEnd * 1000) }] : []),
      ]}
    />
  );
}
