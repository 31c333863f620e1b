import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import type { Agent } from '@/api/generated/schemas/agent.zod';
import { AgentAvatar } from '@/shared/agents/agent-avatar';
import { buttonClass } from '@/ui/button-class';
import { AgentBadges } from './agent-badges';
import { AgentMenuButton } from './agent-menu-button';
import type { AgentActs, WeekOf } from './agent-row';
import { AgentTick } from './agent-tick';
import { BuildLink, CreatorBadge, CreatorName } from './creator-links';
import { TagChips } from './tags/tag-chips';
import { useAgentLines } from './use-agent-lines';

/** The height of each card, the space below it included, in rem. */
export const AGENT_CARD_REM = 14.25;

/** The look of a card, or of what stands in its place. */
export const CARD =
  'mb-3 flex h-54 scroll-mt-32 scroll-mb-4 flex-col gap-2 overflow-hidden rounded-box border border-line bg-base-100 p-4 pt-1.5';

interface AgentCardProps extends AgentActs {
  agent: Agent;
  /** Its place among those that match, counted from 0. */
  index: number;
  total: number;
  /** Undefined: not asked for yet. */
  weekOf: WeekOf | undefined;
  ticked: boolean;
  /** Whether the menu is open for it; undefined when it was last open for another one. */
  menuOpen: boolean | undefined;
}

/** An agent on a card of its own. */
export const AgentCard = memo(function AgentCard({
  agent,
  index,
  total,
  weekOf,
  ticked,
  menuOpen,
  onTick,
  onMenu,
}: AgentCardProps) {
  const t = useI18nContext().LL.agents;
  const { summary, channels, updated } = useAgentLines(agent);
  return (
    <li data-row={index} aria-posinset={index + 1} aria-setsize={total} className={CARD}>
      <div className="-mx-3 flex items-center">
        {onTick && <AgentTick agent={agent} ticked={ticked} onTick={onTick} />}
        <AgentAvatar agent={agent} className="me-2.5 size-8" />
        <Link
          to="/{-$locale}/dashboard/agents/$keyBot"
          params={{ keyBot: agent.botKey }}
          className="min-w-0 grow truncate font-medium leading-11 hover:underline"
        >
          {agent.name}
        </Link>
        <TagChips tags={agent.tags} most={1} className="max-w-32" />
        <AgentMenuButton agent={agent} open={menuOpen} onMenu={onMenu} />
      </div>
      {/* In the narrowest window the badges below need one of its lines. */}
      <p className="line-clamp-2 shrink-0 text-[0.8125rem] text-quiet max-[21.5rem]:line-clamp-1">
        {summary}
      </p>
      <div className="flex flex-wrap gap-1">
        <AgentBadges agent={agent} />
      </div>
      <p className="-mt-1 truncate text-[0.8125rem] text-quiet" title={channels}>
        {channels}
      </p>
      <div className="-mt-1.5 flex grow items-end gap-2">
        <p className="line-clamp-2 grow text-[0.8125rem] text-quiet">
          {/* Nobody has talked to what was never published. */}
          {agent.status !== 'draft' && weekOf?.(agent.botKey, '')}
          {updated && <span className="block">{t.updatedOn({ day: updated })}</span>}
        </p>
        <Link
          to="/{-$locale}/dashboard/agents/$keyBot/test-agent"
          params={{ keyBot: agent.botKey }}
          aria-label={t.ofAgent({ action: t.test(), name: agent.name })}
          className={buttonClass({ variant: 'secondary', size: 'sm' })}
        >
          {t.test()}
        </Link>
      </div>
    </li>
  );
});

/** The agent that builds agents, above all others. */
export function CreatorCard({ agent }: { agent: Agent }) {
  const { summary } = useAgentLines(agent);
  return (
    <div className="mb-3 flex items-center gap-4 rounded-box border border-line bg-base-100 px-4 py-2 max-sm:gap-3">
      <AgentAvatar agent={agent} className="size-10" />
      <div className="min-w-0 grow">
        {/* Its name is as tall as a finger, which its words need not know of. */}
        <div className="flex items-center gap-2 max-sm:-my-2.5">
          <CreatorName agent={agent} className="min-w-0 truncate font-medium" />
          <CreatorBadge agent={agent} />
        </div>
        <p className="line-clamp-2 text-[0.8125rem] text-quiet leading-snug">{summary}</p>
      </div>
      <BuildLink agent={agent} />
    </div>
  );
}
