import type { AgentSort } from '@/api/generated/schemas/agentSort.zod';
import type { AgentStatus } from '@/api/generated/schemas/agentStatus.zod';
import type { AgentsParams } from '@/api/generated/schemas/agentsParams.zod';
import type { ChannelKind } from '@/api/generated/schemas/channelKind.zod';
import type { SortOrder } from '@/api/generated/schemas/sortOrder.zod';

/** What a link to the list of agents shares. */
export interface AgentsSearch {
  q?: string | undefined;
  status?: AgentStatus | undefined;
  channel?: ChannelKind | undefined;
  /** Only those with unpublished changes. */
  unpublished?: true | undefined;
  /** Only those that have this tag. */
  tag?: string | undefined;
  sort?: AgentSort | undefined;
  order?: SortOrder | undefined;
  /** A table or cards, where that was chosen; or the trash in the place of the list. */
  view?: 'table' | 'cards' | 'trash' | undefined;
}

/** Whether a link asks for some of the agents only. */
export function isFiltered({ q, status, channel, unpublished, tag }: AgentsSearch): boolean {
  return Boolean(q?.trim() || status || channel || unpublished || tag);
}

/** What orders the agents, and which way. */
export function sortingOf({ sort = 'updated', order }: AgentsSearch): { sort: AgentSort; order: SortOrder } {
  return { sort, order: order ?? (sort === 'name' ? 'asc' : 'desc') };
}

/** Another order; what the agents are sorted by already goes the other way. */
export function sortedBy(search: AgentsSearch, sort: AgentSort): Pick<AgentsSearch, 'sort' | 'order'> {
  const now = sortingOf(search);
  return { sort, order: now.sort === sort ? (now.order === 'asc' ? 'desc' : 'asc') : undefined };
}

/** What the provider is asked for; what is usual is left out, so that the list shares the first call of every page. */
export function agentsAskedFor(accountId: string, search: AgentsSearch): AgentsParams {
  const { sort, order } = sortingOf(search);
  const q = search.q?.trim();
  const usual = sortingOf({ sort }).order === order;
  return {
    accountId,
    ...(q && { q }),
    ...(search.status && { status: search.status }),
    ...(search.channel && { channel: search.channel }),
    ...(search.unpublished && { unpublished: true }),
    ...(search.tag && { tag: search.tag }),
    ...(sort !== 'updated' && { sort }),
    ...(!usual && { order }),
  };
}
