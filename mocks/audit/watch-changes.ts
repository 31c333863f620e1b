import { callerOf, type StoredUser } from '@mocks/auth/store';
import type { Db } from '@mocks/core/db';
import { operationOf } from '@mocks/core/operation-of';
import type { State } from '@mocks/core/state';
import { AUDITED } from './audited';
import type { Seen } from './look';
import { type FieldChange, type Inverse, note } from './store';

/** What is looked at to take something back, and shown to nobody. */
const NOT_SHOWN = 'liveVersionId';
const VALUE_MAX = 1000;

async function bodyOf(request: Request): Promise<Readonly<Record<string, unknown>>> {
  try {
    return Object(await request.clone().json());
  } catch {
    return {};
  }
}

function changesOf(before: Seen | undefined, after: Seen | undefined): FieldChange[] {
  if (!before || !after) return [];
  const names = [...new Set([...Object.keys(before.values), ...Object.keys(after.values)])];
  const text = (value: string | null | undefined) => value?.slice(0, VALUE_MAX) ?? null;
  return names
    .filter((field) => field !== NOT_SHOWN)
    .map((field) => ({ field, before: text(before.values[field]), after: text(after.values[field]) }))
    .filter((change) => change.before !== change.after);
}

function inverseOf(action: string, before: Seen | undefined, after: Seen | undefined): Inverse | null {
  if (!before || !after) return null;
  const live = { from: after.values[NOT_SHOWN], versionId: before.values[NOT_SHOWN] };
  switch (action) {
    case 'agent_paused':
      return { to: 'change', change: 'resume' };
    case 'agent_resumed':
      return { to: 'change', change: 'pause' };
    case 'agent_trashed':
      return { to: 'change', change: 'restore' };
    case 'agent_renamed':
      return { to: 'rename', from: after.subject, name: before.subject };
    case 'version_published':
    case 'version_live':
      return live.from && live.versionId ? { to: 'live', from: live.from, versionId: live.versionId } : null;
    default:
      return null;
  }
}

/**
 * Looks at what a call is about to change. What comes back is called once the call has succeeded, and writes down what
 * became different; undefined where nothing of the call is written down.
 */
export async function watchChanges(db: Db<State>, request: Request): Promise<(() => void) | undefined> {
  const asked = operationOf(request);
  const audited = asked && AUDITED[asked.operationId];
  const who: StoredUser | undefined = callerOf(db, request);
  if (!audited || !who) return undefined;
  const call = { accountId: who.accountId, params: asked.params, body: await bodyOf(request) };
  const action = typeof audited.action === 'string' ? audited.action : audited.action(call);
  const before = audited.look(db, call);
  return () => {
    const after = audited.look(db, call);
    for (const id of new Set([...before, ...after].map((one) => one.id))) {
      const was = before.find((one) => one.id === id);
      const is = after.find((one) => one.id === id);
      const changes = changesOf(was, is);
      if (changes.length === 0 && !audited.always) continue;
      const { subject, botKey } = is ?? was ?? { subject: '', botKey: null };
      note(db, who, {
        kind: audited.kind,
        action,
        subject,
        botKey,
        changes,
        inverse: inverseOf(action, was, is),
      });
    }
  };
}
