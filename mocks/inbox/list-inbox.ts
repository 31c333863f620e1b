import type { StoredUser } from '@mocks/auth/store';
import type { Db } from '@mocks/core/db';
import { DAY } from '@mocks/core/duration';
import type { State } from '@mocks/core/state';
import { seesAgent } from '@mocks/roles/check-role';
import { fold } from '@mocks/understanding/fold';
import type { InboxList, InboxParamsOutput } from '@/api/generated/schemas';
import { rangeOf } from './days';
import { manyHeld, manySaid } from './many-conversations';
import { recordsOf, type Visited } from './records';
import { shownInInbox } from './show-conversation';
import type { ConversationRecord } from './store';
import { DELETED_VISITOR } from './visitor-id';

const REVIEWED_WITHIN = 14 * DAY;
/** Of the conversations that nothing speaks against, one of so many is looked at. */
const SAMPLED_OF = 12;

function isSampled(conversationId: string): boolean {
  let sum = 0;
  for (const letter of conversationId) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return sum % SAMPLED_OF === 0;
}

/** Whether a conversation of the last two weeks waits for somebody to say whether the agent was right. */
export function isToReview(db: Db<State>, record: ConversationRecord): boolean {
  const { conversationId, state, rating, outcome, updatedAt } = record;
  const verdict = db.state.reviews[conversationId]?.verdict;
  if (state !== 'closed' || verdict === 'right' || verdict === 'fixed') return false;
  if (verdict === 'wrong') return true;
  if (updatedAt < db.now() - REVIEWED_WITHIN) return false;
  return (rating !== null && rating.score <= 2) || outcome === 'unanswered' || isSampled(conversationId);
}

function isRatedSo(wanted: InboxParamsOutput['rating'], { rating }: ConversationRecord): boolean {
  if (wanted === undefined) return true;
  if (rating === null) return wanted === 'none';
  return wanted === 'good' ? rating.score >= 4 : wanted === 'bad' && rating.score <= 2;
}

const MEANT = [
  'botKey',
  'channel',
  'language',
  'versionId',
  'outcome',
  'topicId',
  'handoffReason',
  'visitorId',
] as const;

/** The records that match, whatever was said in them. */
export function filterRecords(
  records: readonly ConversationRecord[],
  asked: Partial<InboxParamsOutput>,
): ConversationRecord[] {
  const { since, before } = rangeOf(asked);
  const wanted = MEANT.filter((key) => asked[key] !== undefined);
  return records.filter(
    (record) =>
      record.startedAt >= since &&
      record.startedAt < before &&
      wanted.every((key) => asked[key] === record[key]) &&
      isRatedSo(asked.rating, record),
  );
}

function hasWords(db: Db<State>, { conversationId }: ConversationRecord, words: string): boolean {
  const stored = db.state.conversations[conversationId];
  const visit = db.state.visits[conversationId];
  if (!stored || !visit) return manySaid(db, conversationId).some((text) => fold(text).includes(words));
  const name = db.state.visitors[visit.visitorKey]?.fields.name ?? '';
  const said = [...stored.conversation.messages, ...visit.team].map(({ text }) => text);
  return [name, ...said].some((text) => fold(text).includes(words));
}

/** A page of the conversations that match: who waits for a person first, the longest first, then the newest. */
export function listInbox(db: Db<State>, who: StoredUser, asked: InboxParamsOutput): InboxList {
  const all = recordsOf(db, asked.accountId).filter(({ botKey }) => seesAgent(who, botKey));
  const open = all.filter(({ state }) => state !== 'closed');
  const toReview = all.filter((record) => isToReview(db, record));
  const inView = asked.view === 'open' ? open : asked.view === 'review' ? toReview : all;
  const visitedOf = ({ conversationId }: ConversationRecord): Visited | undefined => {
    const stored = db.state.conversations[conversationId];
    const visit = db.state.visits[conversationId];
    return stored && visit ? { stored, visit } : manyHeld(db, conversationId);
  };
  const isThere = ({ visitorId }: ConversationRecord) => visitorId !== DELETED_VISITOR;
  const words = fold(asked.q?.trim() ?? '');
  const found = filterRecords(inView, asked).filter(
    (record) => isThere(record) && (words === '' || hasWords(db, record, words)),
  );
  const waits = ({ state }: ConversationRecord) => (state === 'waiting' ? 0 : 1);
  found.sort((a, b) => waits(a) - waits(b));
  const from = /^\d{1,9}$/.test(asked.cursor ?? '') ? Number(asked.cursor) : 0;
  const next = from + asked.limit;
  return {
    items: found.slice(from, next).flatMap((record) => {
      const visited = visitedOf(record);
      return visited ? [shownInInbox(db, who, visited, record)] : [];
    }),
    nextCursor: next < found.length ? String(next) : null,
    total: found.length,
    counts: {
      open: open.length,
      waiting: open.filter(({ state }) => state === 'waiting').length,
      review: toReview.length,
    },
  };
}
