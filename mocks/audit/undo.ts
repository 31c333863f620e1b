import { changeAgent, changeRefusal } from '@mocks/agents/change-agents';
import type { StoredAgent } from '@mocks/agents/store';
import { inTrash } from '@mocks/agents/store';
import type { StoredUser } from '@mocks/auth/store';
import { agentLimit, agentsComing, agentsUsed } from '@mocks/billing/agent-limit';
import type { Db } from '@mocks/core/db';
import { refuse } from '@mocks/core/refuse';
import type { State } from '@mocks/core/state';
import { findVersion, makeLive, versionsOf } from '@mocks/versions/store';
import { note, type StoredEntry } from './store';

function agentOf(db: Db<State>, { botKey, accountId }: StoredEntry): StoredAgent | undefined {
  const stored = botKey === null ? undefined : db.state.agents[botKey];
  return stored?.accountId === accountId ? stored : undefined;
}

/** Whether what an entry changed still stands as it was left, so that it can be taken back. */
export function canUndo(db: Db<State>, entry: StoredEntry): boolean {
  const stored = agentOf(db, entry);
  if (!stored || !entry.inverse) return false;
  const { agent } = stored;
  const { inverse } = entry;
  const trashed = inTrash(db, agent.botKey);
  if (inverse.to === 'rename') return !trashed && agent.name === inverse.from;
  if (inverse.to === 'live') {
    const versions = versionsOf(db, agent.botKey);
    const isThere = versions.some(({ versionId }) => versionId === inverse.versionId);
    return !trashed && isThere && agent.live?.versionId === inverse.from;
  }
  if (inverse.change === 'restore') return trashed;
  return !trashed && agent.status === (inverse.change === 'resume' ? 'paused' : 'live');
}

const ACTION = { pause: 'agent_paused', resume: 'agent_resumed', restore: 'agent_restored' } as const;

/** Takes a change back, and writes that down; ends the call where it cannot be. */
export function undo(db: Db<State>, who: StoredUser, entry: StoredEntry): StoredEntry {
  const stored = agentOf(db, entry);
  const { inverse, kind, botKey } = entry;
  if (!stored || !inverse || !canUndo(db, entry)) {
    return refuse({ status: 409, code: 'CHANGED_SINCE', message: 'It was changed since' });
  }
  const { agent } = stored;
  const done = { kind, botKey, subject: agent.name, inverse: null };
  if (inverse.to === 'rename') {
    agent.name = inverse.name;
    const changes = [{ field: 'name', before: inverse.from, after: inverse.name }];
    return note(db, who, { ...done, subject: inverse.name, action: 'agent_renamed', changes });
  }
  if (inverse.to === 'live') {
    const before = agent.live?.number;
    const version = findVersion(db, agent.botKey, inverse.versionId);
    makeLive(db, agent, version);
    const number = (value: unknown) => (typeof value === 'number' ? String(value) : null);
    const changes = [{ field: 'live', before: number(before), after: number(version.number) }];
    return note(db, who, { ...done, action: 'version_live', changes });
  }
  const { accountId } = stored;
  const account = db.state.accounts[accountId]?.account;
  const limit = account ? agentLimit(db, account) : { most: 0, code: 'BOT_LIMIT_REACHED' as const };
  const room = limit.most - agentsUsed(db, accountId) - agentsComing(db, accountId);
  const code = changeRefusal(db, stored, inverse.change, { room, full: limit.code });
  if (code !== undefined) return refuse({ status: 409, code, message: 'It cannot be taken back' });
  const before = inverse.change === 'restore' ? 'trash' : agent.status;
  changeAgent(db, stored, inverse.change);
  const changes = [{ field: 'status', before, after: agent.status }];
  return note(db, who, { ...done, action: ACTION[inverse.change], changes });
}
