import type { Db } from '@mocks/core/db';
import type { LoggedCallList, LoggedCallsParamsOutput } from '@/api/generated/schemas';
import type { ToolCallsState } from './store';

/** A page of an account's calls that match, the newest first. */
export function listCalls(db: Db<ToolCallsState>, asked: LoggedCallsParamsOutput): LoggedCallList {
  const { accountId, cursor = '0', limit, botKey, conversationId, toolkit, action, outcome, origin } = asked;
  const found = (db.state.loggedCalls[accountId] ?? []).filter(
    (call) =>
      (botKey === undefined || call.botKey === botKey) &&
      (conversationId === undefined || call.conversationId === conversationId) &&
      (toolkit === undefined || call.toolkit === toolkit) &&
      (action === undefined || call.action === action) &&
      (outcome === undefined || call.outcome === outcome) &&
      (origin === undefined || call.origin === origin),
  );
  const from = /^\d{1,9}$/.test(cursor) ? Number(cursor) : 0;
  const next = from + limit;
  const items = found
    .slice(from, next)
    .map(({ message: _message, arguments: _given, request: _request, answer: _answer, ...head }) => head);
  return { items, nextCursor: next < found.length ? String(next) : null, total: found.length };
}
