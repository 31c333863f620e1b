import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import { memo, type ReactNode } from 'react';
import type { Agent } from '@/api/generated/schemas/agent.zod';
import { AgentAvatar } from '@/shared/agents/agent-avatar';
import { Unknown } from '@/shared/failures/unknown';
import { buttonClass } from '@/ui/button-class';
import { AgentBadges } from './agent-badges';
import { AgentChannels } from './agent-channels';
import { AgentMenuButton } from './agent-menu-button';
import { AgentTick } from './agent-tick';
import { BuildLink, CreatorBadge, CreatorName } from './creator-links';
import { TagChips } from './tags/tag-chips';
import { useAgentLines } from './use-agent-lines';

/** The height of each row, in rem. */
export const AGENT_ROW_REM = 4.75;

/** Face and words of an agent beside one another. */
const WHO = 'flex items-center gap-3 max-sm:gap-2';
/** The face beside the name and its tags, whatever their lengths, above what the agent is for; in few elements. */
const WHO_AND_WHAT = 'grid grid-cols-[auto_minmax(0,max-content)_minmax(0,1fr)] items-center gap-x-2';
const AVATAR = 'size-10 max-sm:size-7';
const CELL = 'overflow-hidden border-line border-t px-3';
const ROW = 'relative h-19 scroll-mt-28 scroll-mb-4 hover:bg-base-200/60';
/** On a phone the state stands below the name, which has its column's room; its own column has no width. */
const STATE =
  'max-sm:absolute max-sm:start-25 max-sm:end-15 max-sm:bottom-2.5 max-sm:truncate max-sm:border-0 max-sm:p-0 max-sm:leading-none sm:leading-7';

/** What can be done from a row or a card; none of it changes while the list is scrolled. */
export interface AgentActs {
  /** Undefined for who may only look. */
  onTick: ((agent: Agent) => void) | undefined;
  onMenu: (agent: Agent, button: HTMLElement, byKey: boolean) => void;
}

/**
 * How many conversations an agent had in the last week: a number, or in words where it is told what stands between them
 * and the words before.
 */
export type WeekOf = (botKey: string, after?: string) => ReactNode;

interface AgentRowProps extends AgentActs {
  agent: Agent;
  /** Its place among those that match, counted from 0. */
  index: number;
  /** Its place in the table, the header and the creator included. */
  rowIndex: number;
  /** Undefined: not asked for yet. */
  weekOf: WeekOf | undefined;
  ticked: boolean;
  /** Whether the menu is open for it; undefined when it was last open for another one. */
  menuOpen: boolean | undefined;
}

/** An agent in a row of the table. */
export const AgentRow = memo(function AgentRow({
  agent,
  index,
  rowIndex,
  weekOf,
  ticked,
  menuOpen,
  onTick,
  onMenu,
}: AgentRowProps) {
  const t = useI18nContext().LL.agents;
  const { summary, updated } = useAgentLines(agent);
  return (
    <tr data-row={index} aria-rowindex={rowIndex} className={clsx(ROW, ticked && 'bg-primary/6')}>
      <td className="border-line border-t ps-1">
        {onTick && <AgentTick agent={agent} ticked={ticked} onTick={onTick} />}
      </td>
      <td className={`${CELL} max-sm:align-top`}>
        <div className={WHO_AND_WHAT}>
          <AgentAvatar agent={agent} className={`${AVATAR} row-span-2 sm:me-1`} />
          <Link
            to="/{-$locale}/dashboard/agents/$keyBot"
            params={{ keyBot: agent.botKey }}
            className="truncate font-medium hover:underline max-sm:leading-11"
          >
            {agent.name}
          </Link>
          <TagChips
            tags={agent.tags}
            most={1}
            className="max-w-[min(8rem,100%)] justify-self-start max-sm:hidden"
          />
          <p className="col-span-2 col-start-2 line-clamp-2 text-[0.8125rem] text-quiet leading-snug max-sm:hidden">
            {summary}
          </p>
        </div>
      </td>
      <td className={`${CELL} ${STATE}`}>
        {agent.status === undefined ? <Unknown /> : <AgentBadges agent={agent} />}
      </td>
      <td className={`${CELL} max-xl:hidden`}>
        <AgentChannels channels={agent.channels} narrow />
      </td>
      <td className={`${CELL} text-end tabular-nums max-xl:hidden`}>{weekOf?.(agent.botKey)}</td>
      <td className={`${CELL} whitespace-nowrap max-lg:hidden`}>{updated ?? <Unknown />}</td>
      <td className="border-line border-t pe-3 text-end whitespace-nowrap">
        <Link
          to="/{-$locale}/dashboard/agents/$keyBot/test-agent"
          params={{ keyBot: agent.botKey }}
          aria-label={t.ofAgent({ action: t.test(), name: agent.name })}
          className={`${buttonClass({ variant: 'secondary', size: 'sm' })} me-1 max-lg:hidden`}
        >
          {t.test()}
        </Link>
        <AgentMenuButton agent={agent} open={menuOpen} onMenu={onMenu} />
      </td>
    </tr>
  );
});

/** The agent that builds agents, pinned above all others. */
export function CreatorRow({ agent }: { agent: Agent }) {
  const { summary } = useAgentLines(agent);
  return (
    <tr aria-rowindex={2} className={ROW}>
      <td className="border-line border-t" />
      {/* What it is for reaches over the columns that say nothing of it. */}
      <td className={`${CELL} max-sm:align-top sm:overflow-visible`}>
        <div className={WHO}>
          <AgentAvatar agent={agent} className={AVATAR} />
          <div className="min-w-0 grow">
            <div className="flex items-center gap-2">
              <CreatorName agent={agent} className="max-w-[70%] shrink-0 truncate font-medium" />
              <CreatorBadge agent={agent} />
            </div>
            <p className="whitespace-nowrap text-[0.8125rem] text-quiet leading-snug max-sm:hidden">
              {summary}
            </p>
          </div>
        </div>
      </td>
      {/* It is there at all times, and answers no visitor. */}
      <td className={`${CELL} ${STATE}`} />
      <td className={`${CELL} max-xl:hidden`} />
      <td className={`${CELL} max-xl:hidden`} />
      <td className={`${CELL} max-lg:hidden`} />
      <td className="border-line border-t pe-3 text-end">
        <BuildLink agent={agent} className="max-lg:hidden" />
      </td>
    </tr>
  );
}
