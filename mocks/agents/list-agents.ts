import { isReachable } from '@mocks/channels/is-reachable';
import type { Db } from '@mocks/core/db';
import type { State } from '@mocks/core/state';
import {
  type AgentCounts,
  type AgentList,
  type AgentsParamsOutput,
  ChannelKind,
} from '@/api/generated/schemas';
import type { Agent } from './schemas';
import { inTrash } from './store';
import { fold, isSameTag, tagsOf } from './tags';

/** How many agents a page has where it is not said. */
const PAGE_SIZE = 50;

/** Names in the order people expect: "2" before "10", whatever the case and the accents. */
function byName(name: string): string {
  return fold(name).replace(/\d+/g, (digits) => digits.padStart(12, '0'));
}

function inOrder(found: Agent[], { sort = 'updated', order }: AgentsParamsOutput): Agent[] {
  const sign = (order ?? (sort === 'name' ? 'asc' : 'desc')) === 'asc' ? 1 : -1;
  return found
    .map((agent) => ({ agent, by: sort === 'name' ? byName(agent.name) : agent.updatedAt }))
    .sort((a, b) => (a.by === b.by ? 0 : a.by < b.by ? -sign : sign))
    .map(({ agent }) => agent);
}

/** Whether visitors can talk to an agent, on the channels that are open. */
const isTalkedTo = ({ status, channels }: Agent, open: readonly ChannelKind[]) =>
  status === 'live' && channels.some((kind) => open.includes(kind));

function countsOf(own: readonly Agent[], open: readonly ChannelKind[]): AgentCounts {
  const counts = {
    all: own.length,
    live: 0,
    draft: 0,
    paused: 0,
    error: 0,
    unpublished: 0,
    withChannel: 0,
    reachable: 0,
  };
  for (const agent of own) {
    counts[agent.status] += 1;
    if (agent.unpublishedChanges) counts.unpublished += 1;
    if (agent.channels.length > 0) counts.withChannel += 1;
    if (isTalkedTo(agent, open)) counts.reachable += 1;
  }
  return counts;
}

/** A page of an account's agents that match and that the person may see, with what is known of all of them. */
export function listAgents(
  db: Db<State>,
  asked: AgentsParamsOutput,
  sees: (botKey: string) => boolean,
): AgentList {
  const { accountId, cursor = '0', limit = PAGE_SIZE, q = '', status, channel, unpublished, tag } = asked;
  const all = Object.values(db.state.agents)
    .filter(
      ({ accountId: owner, agent }) =>
        owner === accountId && !inTrash(db, agent.botKey) && (agent.isCreator || sees(agent.botKey)),
    )
    .map(({ agent }) => agent);
  const own = all.filter((agent) => !agent.isCreator);
  const open = ChannelKind.options.filter((kind) => isReachable(db, accountId, kind));
  const words = fold(q.trim());
  const found = own.filter(
    (agent) =>
      (words === '' || fold(`${agent.name}\n${agent.summary.en}\n${agent.summary.es}`).includes(words)) &&
      (status === undefined || agent.status === status) &&
      (channel === undefined || agent.channels.includes(channel)) &&
      (unpublished === undefined || agent.unpublishedChanges === unpublished) &&
      (tag === undefined || agent.tags.some((one) => isSameTag(one, tag))),
  );
  const start = Number(cursor);
  const end = start + limit;
  return {
    items: inOrder(found, asked)
      .slice(start, end)
      .map((agent) => ({ ...agent, reachable: isTalkedTo(agent, open) })),
    nextCursor: end < found.length ? String(end) : null,
    total: found.length,
    botCreator: all.find((agent) => agent.isCreator) ?? null,
    counts: countsOf(own, open),
    tags: tagsOf(own),
  };
}
