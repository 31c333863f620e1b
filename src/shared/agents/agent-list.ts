import type { Agent } from '@/api/generated/schemas/agent.zod';
import type { AgentCounts } from '@/api/generated/schemas/agentCounts.zod';
import type { AgentList } from '@/api/generated/schemas/agentList.zod';

/** Whether a list holds all that was asked for, and not the first page of it. */
export function isWhole({ items, total }: Pick<AgentList, 'items' | 'total'>): boolean {
  return items.length >= total;
}

/** The agent, or the creator, that a list has under this key. */
export function agentIn({ items, botCreator }: AgentList, botKey: string): Agent | undefined {
  return [...items, botCreator].find((agent) => agent?.botKey === botKey) ?? undefined;
}

function countedWith(items: readonly Agent[], is: (agent: Agent) => boolean): number {
  return items.filter(is).length;
}

/**
 * How many agents the account has: as the list says, or counted where all of them are in it. States and channels are
 * not counted where no agent tells one.
 */
export function countsOf(list: AgentList | undefined): AgentCounts | undefined {
  if (!list) return undefined;
  if (list.counts) return list.counts;
  const { items } = list;
  if (!isWhole(list)) return { all: list.total };
  if (items.length > 0 && items.every(({ status }) => status === undefined)) return { all: items.length };
  return {
    all: items.length,
    live: countedWith(items, ({ status }) => status === 'live'),
    draft: countedWith(items, ({ status }) => status === 'draft'),
    paused: countedWith(items, ({ status }) => status === 'paused'),
    error: countedWith(items, ({ status }) => status === 'error'),
    unpublished: countedWith(items, ({ unpublishedChanges }) => unpublishedChanges === true),
    ...((items.length === 0 || items.some(({ channels }) => channels)) && {
      withChannel: countedWith(items, ({ channels = [] }) => channels.length > 0),
    }),
  };
}
