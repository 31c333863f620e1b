import { hashKey, useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { getAgentsQueryOptions } from '@/api/generated/agents/agents';
import type { Agent } from '@/api/generated/schemas/agent.zod';
import type { AgentsParams } from '@/api/generated/schemas/agentsParams.zod';
import { useDebounced } from '@/lib/use-debounced';
import { useFoundAgents } from '@/shared/agents/use-found-agents';

/** A row of the list: the agent, or why there is none. */
export type AgentAt = Agent | 'loading' | 'failed' | 'unreadable';

/** As many as a page has where no limit is asked for. */
const ROWS_A_PAGE = 50;
/** So many rows before a page begins it is asked for. */
const ROWS_AHEAD = 15;
/** Pages that fly by while somebody drags the scroll bar are not asked for. */
const REST_MS = 80;

/**
 * The first page of the agents asked for. Until its answer is there, the list that was shown before stays: `shown` says
 * what that list was asked for, `searching` that another one is on its way. The last one asked for wins.
 */
export function useFirstPage(asked: AgentsParams) {
  const first = useFoundAgents(asked);
  const [shown, setShown] = useState(asked);
  if (!first.isPlaceholderData && hashKey([shown]) !== hashKey([asked])) setShown(asked);
  return { first, shown, searching: first.isPlaceholderData };
}

/** The pages that hold the rows in view, fetched as they come into it. */
export function useAgentPages(
  { first, shown }: Pick<ReturnType<typeof useFirstPage>, 'first' | 'shown'>,
  view: { first: number; last: number },
  busy: boolean,
) {
  const total = first.data?.total ?? 0;
  // A provider that knows no pages gives all agents at once.
  const whole = first.data && first.data.items.length >= total ? first.data.items : undefined;
  const lastPage = Math.floor(Math.max(0, Math.min(total - 1, view.last + ROWS_AHEAD)) / ROWS_A_PAGE);
  const firstPage = Math.min(Math.floor(Math.max(0, view.first) / ROWS_A_PAGE), lastPage);
  const pages = Array.from({ length: lastPage - firstPage + 1 }, (_, at) => firstPage + at).filter(
    (page) => page > 0 && !whole,
  );
  const wanted = useDebounced(pages.join(), REST_MS).split(',').map(Number);
  const answers = useQueries({
    queries: pages.map((page) => ({
      ...getAgentsQueryOptions({ ...shown, cursor: String(page * ROWS_A_PAGE) }),
      enabled: wanted.includes(page),
    })),
  });
  const pageOf = (index: number) => {
    const page = Math.floor(index / ROWS_A_PAGE);
    return page === 0 ? first : answers[pages.indexOf(page)];
  };

  const agentAt = (index: number): AgentAt => {
    const page = pageOf(index);
    const agent = whole ? whole[index] : page?.data?.items[index % ROWS_A_PAGE];
    if (agent) return agent;
    if (!page || page.isFetching || busy) return 'loading';
    if (page.data) return 'unreadable';
    return page.isError ? 'failed' : 'loading';
  };
  /** The agents around one that could not be fetched either: where they begin, and how many they are. */
  const failedAround = (index: number) => {
    let from = index;
    let to = index;
    while (agentAt(from - 1) === 'failed') from -= 1;
    while (to + 1 < total && agentAt(to + 1) === 'failed') to += 1;
    return { first: from, count: to - from + 1 };
  };
  const unreadable = [
    { page: 0, answer: first },
    ...answers.map((answer, at) => ({ page: pages[at] ?? 0, answer })),
  ]
    .filter(({ answer }) => answer.data && !answer.isFetching && !busy)
    .reduce((sum, { page, answer }) => {
      // A page ends where the next one begins: what a provider keeps for a later one was not received here.
      const end = Number(answer.data?.nextCursor ?? total);
      const from = page * ROWS_A_PAGE;
      const received = whole ? total : Math.max(0, Math.min(ROWS_A_PAGE, total - from, end - from || 0));
      return sum + Math.max(0, received - (answer.data?.items.length ?? 0));
    }, 0);

  return {
    total,
    agentAt,
    failedAround,
    /** How many agents in sight broke the contract. */
    unreadable,
    /** Asks again for all that could not be fetched around an agent. */
    retry: (index: number) => {
      const { first: from, count } = failedAround(index);
      const failed = pages.filter(
        (page) => page * ROWS_A_PAGE < from + count && (page + 1) * ROWS_A_PAGE > from,
      );
      for (const page of failed) void pageOf(page * ROWS_A_PAGE)?.refetch();
    },
  };
}
