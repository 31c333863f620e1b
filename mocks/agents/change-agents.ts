import type { Db } from '@mocks/core/db';
import { FAILING_NAME } from '@mocks/core/sentinel';
import type { State } from '@mocks/core/state';
import type { AgentChangeKind, AgentChangeRefusal } from '@/api/generated/schemas';
import { canReturn, inTrash, type StoredAgent } from './store';

/** Why a change of one agent is not made; undefined when it can be, or is so already. */
export function changeRefusal(
  db: Db<State>,
  { agent }: StoredAgent,
  change: AgentChangeKind,
  room: number,
): AgentChangeRefusal | undefined {
  const { botKey, status, isCreator, name } = agent;
  const trashed = inTrash(db, botKey);
  if (trashed && (change !== 'restore' || !canReturn(db, botKey)))
    return change === 'trash' ? undefined : 'NOT_FOUND';
  if (isCreator) return 'IS_CREATOR';
  if (name === FAILING_NAME) return 'FAILED';
  if (change === 'pause' && status !== 'live' && status !== 'paused') return 'NOT_LIVE';
  if (change === 'resume' && status !== 'paused' && status !== 'live') return 'NOT_PAUSED';
  return change === 'restore' && trashed && room <= 0 ? 'BOT_LIMIT_REACHED' : undefined;
}

/** Makes a change of one agent; one that comes back from the trash is paused. */
export function changeAgent(db: Db<State>, { agent }: StoredAgent, change: AgentChangeKind): void {
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
