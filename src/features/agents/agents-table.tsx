import { useI18nContext } from '@i18n/i18n-react';
import clsx from 'clsx';
import type { Agent } from '@/api/generated/schemas/agent.zod';
import type { AgentSort } from '@/api/generated/schemas/agentSort.zod';
import { ariaSort, SortHeader } from '@/ui/sort-header';
import { useWindowRows } from '@/ui/use-window-rows';
import { AGENT_ROW_REM, type AgentActs, AgentRow, CreatorRow, type WeekOf } from './agent-row';
import { type AgentsSearch, isFiltered, sortingOf } from './agents-search';
import { FailedAgents } from './failed-agents';
import { failedBlock } from './failed-block';
import { MissingAgent } from './missing-agent';
import { TickAll } from './tick-all';
import { UnreadableAgents } from './unreadable-agents';
import { useAgentPages, type useFirstPage } from './use-agent-pages';
import type { useAgentSelection } from './use-agent-selection';

/** What a table of agents and cards of them are given. */
export interface AgentsListProps {
  found: ReturnType<typeof useFirstPage>;
  /** The agent that builds agents, when it stands above the others. */
  creator: Agent | undefined;
  search: AgentsSearch;
  onSort: (sort: AgentSort) => void;
  selection: ReturnType<typeof useAgentSelection>;
  weekOf: WeekOf | undefined;
  /** A change is on its way: what is missing will come. */
  busy: boolean;
  acts: AgentActs;
  /** Whether the menu is open for an agent; undefined when it was last open for another one. */
  menuOpenOf: (botKey: string) => boolean | undefined;
}

const HEAD = 'h-11 bg-base-100 px-3 text-start font-semibold text-[0.8125rem]';

/** The cells right of one that says why there is no agent. */
const OTHER_CELLS = (
  <>
    <td className="border-line border-t max-xl:hidden" />
    <td className="border-line border-t max-xl:hidden" />
    <td className="border-line border-t max-lg:hidden" />
    <td className="border-line border-t" />
  </>
);

/** Agents one below the other, those in the window rendered, those scrolled to fetched. */
export function AgentsTable({
  weekOf,
  found,
  creator,
  search,
  onSort,
  selection,
  busy,
  acts,
  menuOpenOf,
}: AgentsListProps) {
  const { LL } = useI18nContext();
  const t = LL.agents;
  const total = found.first.data?.total ?? 0;
  const { list, pieces, view, keys } = useWindowRows<HTMLTableSectionElement>({
    count: total,
    rowRem: AGENT_ROW_REM,
  });
  const { agentAt, failedAround, unreadable, retry } = useAgentPages(found, view, busy);
  const isFailed = (row: number) => agentAt(row) === 'failed';
  const rowsAbove = creator ? 2 : 1;
  const { sort, order } = sortingOf(search);

  const sortable = (column: AgentSort, className: string) => (
    <th
      scope="col"
      aria-sort={ariaSort(sort === column ? order : undefined)}
      className={clsx(HEAD, className)}
    >
      <SortHeader direction={sort === column ? order : undefined} onSort={() => onSort(column)}>
        {t.columns[column]()}
      </SortHeader>
    </th>
  );

  return (
    <>
      <UnreadableAgents missing={unreadable} total={total} />
      <div className="rounded-box border border-line bg-base-100">
        <table
          aria-rowcount={total + rowsAbove}
          aria-busy={found.searching}
          className="w-full table-fixed border-separate border-spacing-0"
          {...keys}
        >
          <caption className="sr-only">{t.list()}</caption>
          <thead className={clsx(selection.count === 0 && 'sticky top-[calc(3.5rem+var(--above))] z-10')}>
            <tr aria-rowindex={1}>
              <td className={clsx(HEAD, 'w-13 rounded-ss-box ps-1 pe-0')}>
                {total > 0 && (
                  <TickAll
                    selected={selection.count}
                    total={total}
                    filtered={isFiltered(search)}
                    onToggle={selection.toggleAll}
                  />
                )}
              </td>
              {sortable('name', '')}
              <th scope="col" className={clsx(HEAD, 'w-0 max-sm:overflow-hidden max-sm:p-0 sm:w-40 lg:w-41')}>
                {t.columns.status()}
              </th>
              <th scope="col" className={clsx(HEAD, 'w-28 max-xl:hidden 2xl:w-42')}>
                {t.columns.channels()}
              </th>
              <th
                scope="col"
                aria-label={t.columns.weekLong()}
                title={t.columns.weekLong()}
                className={clsx(HEAD, 'w-34 max-xl:hidden')}
              >
                <span className="block text-end leading-tight">{t.columns.week()}</span>
              </th>
              {sortable('updated', 'w-30 max-lg:hidden')}
              <th scope="col" className={clsx(HEAD, 'relative w-15 rounded-se-box lg:w-31')}>
                <span className="sr-only">{t.columns.actions()}</span>
              </th>
            </tr>
          </thead>
          {creator && (
            <tbody>
              <CreatorRow agent={creator} />
            </tbody>
          )}
          <tbody ref={list}>
            {pieces.map((piece, at) => {
              if (piece.index === undefined)
                return (
                  <tr key={`above ${piece.above}`}>
                    <td aria-hidden="true" style={{ height: piece.height }} />
                  </tr>
                );
              const { index } = piece;
              const agent = agentAt(index);
              if (typeof agent !== 'string')
                return (
                  <AgentRow
                    key={agent.botKey}
                    agent={agent}
                    index={index}
                    rowIndex={index + rowsAbove + 1}
                    weekOf={weekOf}
                    ticked={selection.has(agent.botKey)}
                    menuOpen={menuOpenOf(agent.botKey)}
                    {...acts}
                  />
                );
              if (agent === 'failed') {
                const { key, rows, count } = failedBlock(pieces, at, failedAround(index), isFailed);
                return (
                  rows > 0 && (
                    <tr
                      key={key}
                      data-row={index}
                      aria-rowindex={index + rowsAbove + 1}
                      style={{ height: `${rows * AGENT_ROW_REM}rem` }}
                    >
                      <td className="border-line border-t" />
                      <td colSpan={2} className="border-line border-t px-3 align-top">
                        <FailedAgents count={count} onRetry={() => retry(index)} />
                      </td>
                      {OTHER_CELLS}
                    </tr>
                  )
                );
              }
              return (
                <tr key={index} data-row={index} aria-rowindex={index + rowsAbove + 1} className="h-19">
                  <td className="border-line border-t" />
                  <td colSpan={2} className="border-line border-t px-3">
                    <MissingAgent why={agent} />
                  </td>
                  {OTHER_CELLS}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </>
  );
}
