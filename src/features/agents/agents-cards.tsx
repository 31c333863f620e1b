import { useI18nContext } from '@i18n/i18n-react';
import { useLayoutEffect, useState } from 'react';
import { useWindowRows } from '@/ui/use-window-rows';
import { AGENT_CARD_REM, AgentCard, CARD, CreatorCard } from './agent-card';
import type { AgentsListProps } from './agents-table';
import { FailedAgents } from './failed-agents';
import { failedBlock } from './failed-block';
import { MissingAgent } from './missing-agent';
import { UnreadableAgents } from './unreadable-agents';
import { useAgentPages } from './use-agent-pages';

const CARD_PX = 304;
const GAP_PX = 12;

/** Agents on cards, as many side by side as there is room for. */
export function AgentsCards({
  found,
  creator,
  selection,
  weekOf,
  busy,
  acts,
  menuOpenOf,
}: Omit<AgentsListProps, 'search' | 'onSort'>) {
  const { LL } = useI18nContext();
  const total = found.first.data?.total ?? 0;
  const [perRow, setPerRow] = useState(1);
  const { list, pieces, view, keys } = useWindowRows<HTMLUListElement>({
    count: Math.ceil(total / perRow),
    rowRem: AGENT_CARD_REM,
    perRow,
  });
  const inView = { first: view.first * perRow, last: (view.last + 1) * perRow - 1 };
  const { agentAt, failedAround, unreadable, retry } = useAgentPages(found, inView, busy);
  /** Whether no card of a row could be fetched. */
  const isFailed = (row: number) =>
    row * perRow < total &&
    agentAt(row * perRow) === 'failed' &&
    agentAt(Math.min(total, (row + 1) * perRow) - 1) === 'failed';

  useLayoutEffect(() => {
    const box = list.current;
    if (!box) return;
    const arrange = () => setPerRow(Math.max(1, Math.floor((box.clientWidth + GAP_PX) / (CARD_PX + GAP_PX))));
    arrange();
    const observer = new ResizeObserver(arrange);
    observer.observe(box);
    return () => observer.disconnect();
  }, [list]);

  const cardAt = (index: number) => {
    const agent = agentAt(index);
    if (typeof agent !== 'string')
      return (
        <AgentCard
          key={agent.botKey}
          agent={agent}
          index={index}
          total={total}
          weekOf={weekOf}
          ticked={selection.has(agent.botKey)}
          menuOpen={menuOpenOf(agent.botKey)}
          {...acts}
        />
      );
    const row = Math.floor(index / perRow);
    // Those beside agents that are there; a block of whole rows says it for them, too.
    const saysSo = agent === 'failed' && !isFailed(row - 1) && !isFailed(row + 1);
    if (agent === 'failed' && (!saysSo || agentAt(index - 1) === 'failed'))
      return <li key={index} aria-hidden="true" />;
    return (
      <li key={index} data-row={index} aria-posinset={index + 1} aria-setsize={total} className={CARD}>
        {agent === 'failed' ? (
          <FailedAgents count={failedAround(index).count} onRetry={() => retry(index)} />
        ) : (
          <MissingAgent why={agent} />
        )}
      </li>
    );
  };

  return (
    <>
      <UnreadableAgents missing={unreadable} total={total} />
      {creator && <CreatorCard agent={creator} />}
      <ul
        ref={list}
        aria-label={LL.agents.list()}
        aria-busy={found.searching}
        className="grid gap-x-3"
        style={{ gridTemplateColumns: `repeat(${perRow}, minmax(0, 1fr))` }}
        {...keys}
      >
        {pieces.map((piece, at) => {
          if (piece.index === undefined)
            return (
              <li
                key={`above ${piece.above}`}
                aria-hidden="true"
                className="col-span-full"
                style={{ height: piece.height }}
              />
            );
          const first = piece.index * perRow;
          if (isFailed(piece.index)) {
            const failed = failedAround(first);
            const stretch = { ...failed, first: Math.ceil(failed.first / perRow) };
            const { key, rows, count } = failedBlock(pieces, at, stretch, isFailed);
            return (
              rows > 0 && (
                <li
                  key={key}
                  data-row={first}
                  className="col-span-full mb-3 rounded-box border border-line bg-base-100 px-4"
                  // The space below a card is its own margin.
                  style={{ height: `${rows * AGENT_CARD_REM - 0.75}rem` }}
                >
                  <FailedAgents count={count} onRetry={() => retry(first)} />
                </li>
              )
            );
          }
          const inRow = Math.min(perRow, total - first);
          return Array.from({ length: inRow }, (_, at) => cardAt(first + at));
        })}
      </ul>
    </>
  );
}
