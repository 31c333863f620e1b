import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import type { Agent } from '@/api/generated/schemas/agent.zod';
import { AgentAvatar } from '@/shared/agents/agent-avatar';

/** More of them stand as a number: a card has room for the name of its channel first. */
const SHOWN = 3;

/** The agents that answer on a channel, each the way to what it says there; `undefined` where they are not known. */
export function ChannelAgents({ agents = [] }: { agents: readonly Agent[] | undefined }) {
  const { LL } = useI18nContext();
  if (agents.length === 0) return null;
  const more = agents.slice(SHOWN).map(({ name }) => name);
  return (
    <ul
      aria-label={LL.channels.facts.agents()}
      className="ms-auto flex shrink-0 items-center gap-1 max-sm:-m-2 max-sm:ms-auto max-sm:gap-0"
    >
      {agents.slice(0, SHOWN).map((agent) => (
        <li key={agent.botKey}>
          <Link
            to="/{-$locale}/dashboard/agents/$keyBot"
            params={{ keyBot: agent.botKey }}
            search={{ tab: 'channels' }}
            aria-label={agent.name}
            title={agent.name}
            className="block rounded-[28%] outline-offset-2 max-sm:p-2"
          >
            <AgentAvatar agent={agent} className="size-7" />
          </Link>
        </li>
      ))}
      {more.length > 0 && (
        <li title={more.join(', ')} className="text-[0.8125rem] text-quiet">
          <span aria-hidden="true">+{more.length}</span>
          <span className="sr-only">{more.join(', ')}</span>
        </li>
      )}
    </ul>
  );
}
