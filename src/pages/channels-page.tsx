import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import { ChannelKind } from '@/api/generated/schemas/channelKind.zod';
import { textFor } from '@/api/known';
import { ComingSoonScreen } from '@/features/shell/coming-soon-screen';
import { FactList } from '@/features/shell/fact-list';
import { FailurePanel } from '@/shared/failures/failure-panel';
import { Unknown } from '@/shared/failures/unknown';
import { useAccountFacts } from './use-account-facts';

/** The agents and the channels of each. */
export function ChannelsPage() {
  const { LL } = useI18nContext();
  const { facts } = LL.shell;
  const { agents, agentsQuery } = useAccountFacts();
  return (
    <ComingSoonScreen>
      {agents ? (
        <FactList
          title={facts.channelsOf()}
          facts={agents.items.map(({ botKey, name, channels }) => ({
            label: name,
            value: (
              <Link
                to="/{-$locale}/dashboard/agents/$keyBot"
                params={{ keyBot: botKey }}
                className="link-hover link"
              >
                {channels ? (
                  channels.map((channel) => textFor(ChannelKind, facts.channelKinds, channel)).join(', ') ||
                  facts.noChannels()
                ) : (
                  <Unknown />
                )}
              </Link>
            ),
          }))}
        />
      ) : (
        <FailurePanel error={agentsQuery.error} onRetry={() => void agentsQuery.refetch()} />
      )}
    </ComingSoonScreen>
  );
}
