import type { Db } from '@mocks/core/db';
import { refuse } from '@mocks/core/refuse';
import * as z from 'zod/mini';
import { AccountId, AgentKey, UserId } from '@/api/generated/schemas';

const StoredRequest = z.object({
  requestId: z.string(),
  accountId: AccountId,
  botKey: AgentKey,
  revision: z.string(),
  notes: z.string(),
  /** Why it is to be published although tests stand in the way. */
  overrideReason: z.optional(z.string()),
  userId: UserId,
  name: z.string(),
  askedAt: z.number(),
});
export type StoredRequest = z.infer<typeof StoredRequest>;

/** What is remembered of publishing with a second person. */
export const PublishingState = z.object({
  /** The companies that want it. */
  needApproval: z._default(z.array(AccountId), []),
  /** What waits, at most one for each agent. */
  publishRequests: z._default(z.array(StoredRequest), []),
});
export type PublishingState = z.infer<typeof PublishingState>;

/** Whether a company wants a second person to approve what is published. */
export function needsApproval({ state }: Db<PublishingState>, accountId: string): boolean {
  return state.needApproval.includes(accountId);
}

/** 409: a second person has to approve it; ends the call. */
export function refuseUnapproved(db: Db<PublishingState>, accountId: string): void {
  if (!needsApproval(db, accountId)) return;
  refuse({ status: 409, code: 'APPROVAL_NEEDED', message: 'A second person has to approve this' });
}
