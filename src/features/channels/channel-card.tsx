import { useI18nContext } from '@i18n/i18n-react';
import { useId } from 'react';
import type { Agent } from '@/api/generated/schemas/agent.zod';
import { useMay } from '@/shared/account/use-may';
import { ChannelStateLine } from '@/shared/channels/channel-state-line';
import type { ChannelStanding } from '@/shared/channels/use-channel-standings';
import { ChannelLogo } from '@/shared/logos/channel-logo';
import { ChannelActions } from './channel-actions';
import { ChannelAgents } from './channel-agents';
import { ChannelDays } from './channel-days';
import { ChannelFacts } from './channel-facts';
import { ChannelNeeds } from './channel-needs';
import { useChannelWords } from './channel-words';

interface ChannelCardProps {
  standing: ChannelStanding;
  /** Those that answer there; undefined where they are not known. */
  agents: readonly Agent[] | undefined;
  /** Whether some agent is live. */
  published: boolean | undefined;
}

/** One channel of the company: how it stands, its health, and what can be done about it. */
export function ChannelCard({ standing, agents, published }: ChannelCardProps) {
  const { LL } = useI18nContext();
  const wordsOf = useChannelWords();
  const may = useMay();
  const id = useId();
  const { kind, state, connection } = standing;
  return (
    <li
      aria-labelledby={id}
      className="flex min-w-0 flex-col rounded-box border border-line bg-base-100 p-4 sm:p-5"
    >
      <div className="flex items-center gap-3">
        <ChannelLogo kind={kind} />
        <div className="min-w-0">
          <h2 id={id} tabIndex={-1} className="font-semibold text-[0.9375rem]">
            {LL.shell.facts.channelKinds[kind]()}
          </h2>
          <ChannelStateLine state={state} />
        </div>
        {state !== 'off' && <ChannelAgents agents={agents} />}
      </div>
      <p className="mt-3 text-[0.8125rem] [overflow-wrap:anywhere]">{wordsOf(standing).join(' ')}</p>
      {state === 'off' ? (
        <ChannelNeeds kind={kind} published={published} />
      ) : (
        connection && (
          <>
            <ChannelDays daily={connection.daily} quiet={state === 'expired'} />
            {(state !== 'switchedOn' || connection.lastMessageAt) && (
              <ChannelFacts connection={connection} unanswered={agents?.length === 0} />
            )}
          </>
        )
      )}
      {may('connect') && <ChannelActions standing={standing} />}
    </li>
  );
}
