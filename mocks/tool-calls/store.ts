import type { Db } from '@mocks/core/db';
import * as z from 'zod/mini';
import * as contract from '@/api/generated/schemas';

/** A call as this provider keeps it. */
const StoredCall = z.extend(contract.LoggedCall, {
  at: z.string(),
  origin: contract.CallOrigin,
  outcome: contract.CallOutcome,
  reason: z.nullable(contract.CallReason),
});
export type StoredCall = z.infer<typeof StoredCall>;

/** Who makes a call: a person who tries it, or an agent in a conversation. */
export type Maker = Pick<StoredCall, 'origin' | 'by' | 'botKey' | 'agentName' | 'conversationId'>;

/** A person who tries a tool. */
export const triedBy = (by: string): Maker => ({
  origin: 'test',
  by,
  botKey: null,
  agentName: '',
  conversationId: null,
});

/** What is remembered of calls. */
export const ToolCallsState = z.object({
  /** By account, the newest first. */
  loggedCalls: z._default(z.record(contract.AccountId, z.array(StoredCall)), {}),
});
export type ToolCallsState = z.infer<typeof ToolCallsState>;

/** So many calls of an account are kept. */
const KEPT = 500;

/** Puts a call at the head of the account's log. */
export function logCall(db: Db<ToolCallsState>, accountId: string, call: StoredCall): StoredCall {
  const before = db.state.loggedCalls[accountId] ?? [];
  db.state.loggedCalls[accountId] = [call, ...before].slice(0, KEPT);
  return call;
}
