import type { Db } from '@mocks/core/db';
import { DAY, HOUR, MINUTE } from '@mocks/core/duration';
import type { State } from '@mocks/core/state';
import { CHANNELS, type Held, heldTalk, TALKS, versionAt } from './held-talk';
import type { PastTalk } from './past-talks';
import type { ConversationRecord } from './store';
import { visitorIdOf } from './visitor-id';

const DAYS = 365;
const VISITORS = 20_000;
const ID = /^con_many-(\d{1,7})$/;
/** How long an answer takes depends on the minute: it is the same again after so many. */
const MINUTES = 7;

type RecordOf = (db: Db<State>, held: Held) => ConversationRecord | undefined;

/** Whether an id is that of one of the many. */
export const isOneOfMany = (conversationId: string) => ID.test(conversationId);

/** A number that looks like any other, always the same for the same two. */
function mixed(number: number, salt: number): number {
  let hash = Math.imul(number ^ (salt * 0x9e3779b1), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

type Planned = { talk: PastTalk; score: number | undefined; of: Parameters<typeof heldTalk>[1] };

/** How the talk of a number was held: the first one is the oldest. */
function plannedTalk({ count, until }: NonNullable<State['many']>, number: number): Planned | undefined {
  const talk = TALKS[mixed(number, 1) % TALKS.length];
  if (!talk || number < 1 || number > count) return undefined;
  const day = Math.floor(until / DAY) * DAY - Math.floor(((count - number) * DAYS) / count) * DAY;
  const minute = (7 * HOUR) / MINUTE + (mixed(number, 2) % ((14 * HOUR) / MINUTE));
  const latest = Math.floor((until - 2 * HOUR) / MINUTE) * MINUTE;
  const startedAt = Math.min(day + minute * MINUTE, latest);
  const channels = CHANNELS[talk.botKey];
  return {
    talk,
    score: talk.scores[mixed(number, 3) % (4 * talk.scores.length)],
    of: {
      id: `many-${number}`,
      visitorKey: `vis_many-${mixed(number, 4) % VISITORS}`,
      channel: channels[mixed(number, 5) % channels.length] ?? 'widget',
      versionId: versionAt(talk.botKey, until - startedAt),
      startedAt,
    },
  };
}

function ratingOf(score: number | undefined): Held['visit']['rating'] {
  return score === undefined ? null : { score, reasons: score < 3 ? ['unsolved'] : ['clear'] };
}

/** The talk of an id with all that was said in it, where it is one of the many. */
export function manyHeld(db: Db<State>, conversationId: string): Held | undefined {
  const { many } = db.state;
  const number = ID.exec(conversationId)?.[1];
  const planned = many && number ? plannedTalk(many, Number(number)) : undefined;
  if (!many || !planned) return undefined;
  const held = heldTalk(planned.talk, planned.of);
  held.visit.isOpen = false;
  held.visit.rating = ratingOf(planned.score);
  if (held.visit.rating) held.visit.ratedAfter = held.stored.conversation.messages.at(-1)?.messageId ?? null;
  return held;
}

/** What was said in one of the many. */
export function manySaid(db: Db<State>, conversationId: string): readonly string[] {
  const { many } = db.state;
  const number = ID.exec(conversationId)?.[1];
  return (many && number && plannedTalk(many, Number(number))?.talk.turns.flat()) || [];
}

/** Stores one of the many, as it is opened: from then on it is like any other. */
export function keepMany(db: Db<State>, conversationId: string): void {
  const { conversations, visits, visitors, erased } = db.state;
  if (conversations[conversationId] || erased.some((one) => one.conversationId === conversationId)) return;
  const held = manyHeld(db, conversationId);
  if (!held) return;
  const { stored, visit } = held;
  const arrivedAt = Date.parse(stored.conversation.createdAt);
  conversations[conversationId] = stored;
  visits[conversationId] = visit;
  visitors[visit.visitorKey] ??= {
    widgetId: visit.widgetId,
    fields: {},
    externalId: null,
    arrivedAt,
    agreedAt: visit.widgetId === null ? null : arrivedAt,
    saidAt: [],
  };
}

/** Stores all of the many that one visitor had. */
export function keepManyOf(db: Db<State>, visitorId: string, recordOf: RecordOf): void {
  const { many } = db.state;
  if (!many) return;
  for (const record of manyRecords(db, many.accountId, recordOf))
    if (record.visitorId === visitorId) keepMany(db, record.conversationId);
}

/** What all talks of a kind that begin in the same minute have in common: nothing is written for each of them. */
function samples(
  db: Db<State>,
  recordOf: RecordOf,
): (talk: PastTalk, startedAt: number) => Sample | undefined {
  const known = new Map<PastTalk, (Sample | undefined)[]>();
  return (talk, startedAt) => {
    const list = known.get(talk) ?? [];
    known.set(talk, list);
    const minute = (startedAt / MINUTE) % MINUTES;
    list[minute] ??= recordOf(db, {
      ...heldTalk(talk, {
        id: 'many-0',
        visitorKey: '',
        channel: 'widget',
        versionId: 'ver_0',
        startedAt: minute * MINUTE,
      }),
    });
    return list[minute];
  };
}
type Sample = ConversationRecord;

const made = new WeakMap<Db<State>, { of: State['many']; records: readonly ConversationRecord[] }>();

/** The many of an account, as lists and figures count them. */
export function manyRecords(
  db: Db<State>,
  accountId: string,
  recordOf: RecordOf,
): readonly ConversationRecord[] {
  const { many } = db.state;
  if (many?.accountId !== accountId) return [];
  const kept = made.get(db);
  if (kept?.of?.until === many.until && kept.of.count === many.count) return kept.records;
  const sampleOf = samples(db, recordOf);
  const visitorIds = new Map<string, string>();
  const records: ConversationRecord[] = [];
  for (let number = many.count; number > 0; number -= 1) {
    const planned = plannedTalk(many, number);
    const sample = planned && sampleOf(planned.talk, planned.of.startedAt);
    if (!planned || !sample) continue;
    const { startedAt, visitorKey, channel, versionId } = planned.of;
    const visitorId = visitorIds.get(visitorKey) ?? visitorIdOf(visitorKey);
    visitorIds.set(visitorKey, visitorId);
    const later = startedAt - sample.startedAt;
    records.push({
      ...sample,
      conversationId: `con_${planned.of.id}`,
      accountId,
      channel,
      versionId,
      visitorId,
      startedAt,
      updatedAt: sample.updatedAt + later,
      state: 'closed',
      outcome: planned.talk.outcome,
      rating: ratingOf(planned.score),
      answers: sample.answers.map((answer) => ({ ...answer, at: answer.at + later })),
    });
  }
  // Newest first, as they are asked for each time.
  records.sort((a, b) => b.updatedAt - a.updatedAt);
  made.set(db, { of: { ...many }, records });
  return records;
}
