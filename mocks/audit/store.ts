import { nameOf, type StoredUser } from '@mocks/auth/store';
import type { Db } from '@mocks/core/db';
import { MINUTE } from '@mocks/core/duration';
import * as z from 'zod/mini';
import { AccountId, AgentKey, AuditKind, UserId } from '@/api/generated/schemas';

/** What takes a change back: a call of the dashboard's own, as far as it still fits. */
const Inverse = z.union([
  z.object({ to: z.literal('change'), change: z.enum(['pause', 'resume', 'restore']) }),
  z.object({ to: z.literal('live'), from: z.string(), versionId: z.string() }),
  z.object({ to: z.literal('rename'), from: z.string(), name: z.string() }),
]);
export type Inverse = z.infer<typeof Inverse>;

const FieldChange = z.object({
  field: z.string(),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
});
export type FieldChange = z.infer<typeof FieldChange>;

/** One thing that somebody did. */
export const StoredEntry = z.object({
  entryId: z.string(),
  accountId: AccountId,
  at: z.number(),
  userId: UserId,
  /** As they were called then. */
  name: z.string(),
  kind: AuditKind,
  action: z.string(),
  subject: z.string(),
  botKey: z.nullable(AgentKey),
  changes: z.array(FieldChange),
  inverse: z.nullable(Inverse),
});
export type StoredEntry = z.infer<typeof StoredEntry>;

/** What is remembered of who did what, the oldest first. */
export const AuditState = z.object({
  audit: z._default(z.array(StoredEntry), []),
});
export type AuditState = z.infer<typeof AuditState>;

/** How long the same work of the same person counts as one entry. */
const SAME_WORK = 10 * MINUTE;
const KEPT = 5000;
const TEXT_MAX = 400;

/** Saving a draft again and again while it is being written is one entry. */
function goesOn(before: StoredEntry | undefined, entry: StoredEntry): before is StoredEntry {
  return (
    before !== undefined &&
    entry.action === 'draft_saved' &&
    before.action === entry.action &&
    before.userId === entry.userId &&
    before.botKey === entry.botKey &&
    entry.at - before.at < SAME_WORK
  );
}

/** Writes down what somebody did. */
export function note(
  db: Db<AuditState>,
  who: StoredUser,
  done: Pick<StoredEntry, 'kind' | 'action' | 'subject' | 'botKey' | 'changes' | 'inverse'>,
): StoredEntry {
  const { userId, accountId } = who;
  const entry: StoredEntry = {
    ...done,
    subject: done.subject.slice(0, TEXT_MAX),
    entryId: db.id('aud'),
    accountId,
    at: db.now(),
    userId,
    name: nameOf(who),
  };
  const { audit } = db.state;
  const before = audit.findLast((one) => one.accountId === accountId);
  const others = goesOn(before, entry) ? audit.filter((one) => one !== before) : audit;
  db.state.audit = [...others, entry].slice(-KEPT);
  return entry;
}
