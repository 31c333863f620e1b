import { useI18nContext } from '@i18n/i18n-react';
import clsx from 'clsx';
import type { Agent } from '@/api/generated/schemas/agent.zod';
import { ChannelKind } from '@/api/generated/schemas/channelKind.zod';
import { known, textFor } from '@/api/known';
import { Unknown } from '@/shared/failures/unknown';
import { ChannelLogo } from '@/shared/logos/channel-logo';

interface AgentChannelsProps extends Pick<Agent, 'channels'> {
  /** In a column that has room for the names only in a very wide window. */
  narrow?: boolean;
}

/** Where an agent answers, each channel with its sign, and with its name where there is room for it. */
export function AgentChannels({ channels, narrow = false }: AgentChannelsProps) {
  const t = useI18nContext().LL.agents;
  if (!channels) return <Unknown />;
  if (channels.length === 0) return t.noChannels();
  return (
    <ul className="flex max-h-12 flex-wrap gap-x-3 gap-y-1 overflow-hidden">
      {channels.map((channel) => {
        const kind = known(ChannelKind, channel);
        return (
          <li
            key={channel}
            title={textFor(ChannelKind, t.channels, channel)}
            className="relative flex items-center gap-1.5 whitespace-nowrap"
          >
            {kind && <ChannelLogo kind={kind} className="size-5" />}
            <span className={clsx(narrow && kind && 'xl:max-2xl:sr-only')}>
              {textFor(ChannelKind, t.channels, channel)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
