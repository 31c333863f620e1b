import type { Agent } from '@/api/generated/schemas/agent.zod';
import type { AgentList } from '@/api/generated/schemas/agentList.zod';
import type { AgentsParams } from '@/api/generated/schemas/agentsParams.zod';
import { foldText } from '@/lib/fold-text';
import { timeOf } from '@/lib/moment';
import { countsOf, isWhole } from './agent-list';
import { isSameTag } from './is-same-tag';

/** Whether an agent is among those asked for. */
export function isAskedFor(
  { name, summary, ...agent }: Agent,
  { q = '', status, channel, unpublished, tag }: Omit<AgentsParams, 'accountId'>,
): boolean {
  return (
    foldText(`${name}\n${summary.en}\n${summary.es}`).includes(foldText(q.trim())) &&
    (status === undefined || agent.status === status) &&
    (channel === undefined || agent.channels?.includes(channel) === true) &&
    (unpublished === undefined || agent.unpublishedChanges === unpublished) &&
    (tag === undefined || agent.tags?.some((one) => isSameTag(one, tag)) === true)
  );
}

const byName = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

function inOrder(agents: readonly Agent[], { sort, order }: AgentsParams): readonly Agent[] {
  const sign = order === (sort === 'name' ? 'desc' : 'asc') ? -1 : 1;
  return agents.toSorted((a, b) =>
    sort === 'name'
      ? sign * byName.compare(a.name, b.name)
      : sign * (timeOf(b.updatedAt) - timeOf(a.updatedAt) || 0),
  );
}

/** Whether all agents came, whatever was asked for; a search answers with the counts of all beside them. */
function isUnsearched(list: AgentList): boolean {
  return !list.counts && isWhole(list);
}

/** The agents asked for, looked for here where the provider gives all of them whatever it is asked. */
export function foundAgents(list: AgentList, asked: AgentsParams): AgentList {
  if (!isUnsearched(list)) return list;
  const found = inOrder(
    list.items.filter((agent) => isAskedFor(agent, asked)),
    asked,
  );
  return { ...list, items: found.slice(0, asked.limit), total: found.length, counts: countsOf(list) };
}
