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
  // The column's own heading says of what there is none.
  if (channels.length === 0) return narrow ? t.noneInColumn() : t.noChannels();
  return (
    <ul className="flex max-h-12 flex-wrap gap-x-3 gap-y-1 overflow-hidden">
      {channels.map((channel) => {
        const kind = known(ChannelKind, channel);
        return (
          <li
            key={channel}
            title={textFor(ChannelKind, t.channels, channel)}
            className={clsx(
              'flex items-center gap-1.5 whitespace-nowrap',
              // Read all the same, and without an element around it: it stands in each row of a long list.
              narrow && kind && 'xl:max-2xl:gap-0 xl:max-2xl:text-[0px]',
            )}
          >
            {kind && <ChannelLogo kind={kind} className="size-5" />}
            {textFor(ChannelKind, t.channels, channel)}
          </li>
        );
      })}
    </ul>
  );
}
