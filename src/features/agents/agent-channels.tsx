import { useI18nContext } from '@i18n/i18n-react';
import type { Agent } from '@/api/generated/schemas/agent.zod';
import { ChannelKind } from '@/api/generated/schemas/channelKind.zod';
import { known, textFor } from '@/api/known';
import { Unknown } from '@/shared/failures/unknown';
import { ChannelLogo } from '@/shared/logos/channel-logo';

/** Where an agent answers, each channel with its sign. */
export function AgentChannels({ channels }: Pick<Agent, 'channels'>) {
  const t = useI18nContext().LL.agents;
  if (!channels) return <Unknown />;
  if (channels.length === 0) return t.noChannels();
  return (
    <ul className="flex max-h-12 flex-wrap gap-x-3 gap-y-1 overflow-hidden">
      {channels.map((channel) => {
        const kind = known(ChannelKind, channel);
        return (
          <li key={channel} className="flex items-center gap-1.5 whitespace-nowrap">
            {kind && <ChannelLogo kind={kind} className="size-5" />}
            {textFor(ChannelKind, t.channels, channel)}
          </li>
        );
      })}
    </ul>
  );
}
