import type { AgentLimit } from '@mocks/billing/agent-limit';
import type { Db } from '@mocks/core/db';
import { FAILING_NAME } from '@mocks/core/sentinel';
import type { State } from '@mocks/core/state';
import type { AgentChangeKind, AgentChangeRefusal } from '@/api/generated/schemas';
import { canReturn, inTrash, type StoredAgent } from './store';
import { isSameTag } from './tags';

/** As many tags an agent may have. */
const MOST_TAGS = 10;

/** Why a change of one agent is not made; undefined when it can be, or is so already. */
export function changeRefusal(
  db: Db<State>,
  { agent }: StoredAgent,
  change: AgentChangeKind,
  { room, full, tag = '' }: { room: number; full: AgentLimit['code']; tag?: string | undefined },
): AgentChangeRefusal | undefined {
  const { botKey, status, isCreator, name, tags } = agent;
  const trashed = inTrash(db, botKey);
  if (trashed && (change !== 'restore' || !canReturn(db, botKey)))
    return change === 'trash' ? undefined : 'NOT_FOUND';
  if (isCreator) return 'IS_CREATOR';
  if (name === FAILING_NAME) return 'FAILED';
  if (change === 'pause' && status !== 'live' && status !== 'paused') return 'NOT_LIVE';
  if (change === 'resume' && status !== 'paused' && status !== 'live') return 'NOT_PAUSED';
  const hasIt = tags.some((one) => isSameTag(one, tag));
  if (change === 'addTag' && !hasIt && tags.length >= MOST_TAGS) return 'TOO_MANY_TAGS';
  return change === 'restore' && trashed && room <= 0 ? full : undefined;
}

/** Makes a change of one agent, with the tag as it is to be written; one that comes back from the trash is paused. */
export function changeAgent(db: Db<State>, { agent }: StoredAgent, change: AgentChangeKind, tag = ''): void {
  if (change === 'addTag' || change === 'removeTag') {
    const others = agent.tags.filter((one) => !isSameTag(one, tag));
    if (change === 'removeTag') agent.tags = others;
    else if (others.length === agent.tags.length) agent.tags = [...others, tag];
    return;
  }
  if (change === 'trash') {
    db.state.trash[agent.botKey] ??= db.now();
    return;
  }
  if (change === 'restore') {
    delete db.state.trash[agent.botKey];
    if (agent.status === 'live') agent.status = 'paused';
    return;
  }
  agent.status = change === 'pause' ? 'paused' : 'live';
}
