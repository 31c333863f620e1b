import type { StoredUser } from '@mocks/auth/store';
import type { Db } from '@mocks/core/db';
import { refuseInvalid } from '@mocks/core/refuse';
import type { State } from '@mocks/core/state';
import { clockOf, dayAfter, rangeOf } from '@mocks/inbox/days';
import { filterRecords } from '@mocks/inbox/list-inbox';
import { recordsOf } from '@mocks/inbox/records';
import type { ConversationRecord } from '@mocks/inbox/store';
import { topicNamed } from '@mocks/inbox/topics';
import { seesAgent } from '@mocks/roles/check-role';
import type { FigureDay, Figures, FiguresParams, FigureTotals } from '@/api/generated/schemas';

const MOST_DAYS = 366;

type Tally = { conversations: number; resolved: number; person: number; unanswered: number };
const nothing = (): Tally => ({ conversations: 0, resolved: 0, person: 0, unanswered: 0 });

function count(into: Tally, { outcome }: ConversationRecord): void {
  into.conversations += 1;
  if (outcome) into[outcome] += 1;
}

function median(values: number[]): number | null {
  if (values.length === 0) return null;
  values.sort((a, b) => a - b);
  const [low = 0, high = 0] = [values[(values.length - 1) >> 1], values[values.length >> 1]];
  return (low + high) / 2;
}

const average = (sum: number, many: number): number | null => (many === 0 ? null : sum / many);

type Group<Of> = Of & Tally;

/** What is found under a key, or made for it. */
function inGroup<Of>(groups: Map<string | null, Group<Of>>, key: string | null, make: () => Of): Group<Of> {
  const group = groups.get(key) ?? { ...nothing(), ...make() };
  groups.set(key, group);
  return group;
}

const byMost = (a: Tally, b: Tally) => b.conversations - a.conversations;

/** The days of a range, and which of them a time belongs to. */
function daysIn(from: string, to: string, timeZone: string) {
  const clock = clockOf(timeZone);
  const days: string[] = [];
  for (let day = from; day <= to && days.length <= MOST_DAYS; day = dayAfter(day)) days.push(day);
  if (days.length > MOST_DAYS) refuseInvalid([{ path: 'to', code: 'too_long' }]);
  const starts = days.map((day) => clock.startOf(day));
  return {
    days,
    /** The last day that has begun by then: a day that a zone left out gets nothing. */
    indexOf: (time: number): number => {
      let [low, high] = [0, starts.length];
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((starts[middle] ?? 0) <= time) low = middle + 1;
        else high = middle;
      }
      return low - 1;
    },
  };
}

type Counted = Pick<Figures, 'totals' | 'days'>;

/** Counts the records of a range, each once. */
function countRange(records: readonly ConversationRecord[], from: string, to: string, zone: string): Counted {
  const { days, indexOf } = daysIn(from, to, zone);
  const perDay = days.map((day) => ({ day, ...nothing(), scores: 0, ratings: 0 }));
  const totals = { ...nothing(), scores: 0, ratings: 0, tokens: 0, cost: 0 };
  const firstAnswers: number[] = [];
  for (const record of records) {
    const day = perDay[indexOf(record.startedAt)];
    if (!day) continue;
    count(day, record);
    count(totals, record);
    for (const tally of record.rating ? [day, totals] : []) {
      tally.scores += record.rating?.score ?? 0;
      tally.ratings += 1;
    }
    const [first] = record.answers;
    if (first) firstAnswers.push(first.firstWordMs);
    for (const { tokens, cost } of record.answers) {
      totals.tokens += tokens;
      totals.cost += cost;
    }
  }
  const { scores, ...told } = totals;
  const shown: FigureTotals = {
    ...told,
    open: told.conversations - told.resolved - told.person - told.unanswered,
    firstAnswerMs: median(firstAnswers),
    rating: average(scores, told.ratings),
  };
  return {
    totals: shown,
    days: perDay.map(({ scores: sum, ...day }): FigureDay => ({ ...day, rating: average(sum, day.ratings) })),
  };
}

function topicsOf(records: readonly ConversationRecord[]): Figures['topics'] {
  const groups = new Map<string | null, Group<{ topic: ReturnType<typeof topicNamed> }>>();
  for (const record of records)
    count(
      inGroup(groups, record.topicId, () => ({ topic: topicNamed(record.topicId) })),
      record,
    );
  const rest = groups.get(null);
  groups.delete(null);
  return [...[...groups.values()].sort(byMost), ...(rest ? [rest] : [])];
}

function handoffsOf(records: readonly ConversationRecord[]): Figures['handoffs'] {
  const many = new Map<string, number>();
  for (const { handoffReason, outcome } of records)
    if (handoffReason && outcome === 'person') many.set(handoffReason, (many.get(handoffReason) ?? 0) + 1);
  return [...many]
    .sort(([, a], [, b]) => b - a)
    .map(([reason, conversations]) => ({ reason, conversations }));
}

/** What agents used, by agent and version. */
function agentUseOf(db: Db<State>, records: readonly ConversationRecord[]): Figures['use'] {
  type Use = {
    botKey: string;
    versionId: string | null;
    answers: number;
    tokens: number;
    cost: number;
    waits: number[];
  };
  const groups = new Map<string | null, Group<Use>>();
  for (const record of records) {
    const { botKey, versionId } = record;
    const use = inGroup(groups, JSON.stringify([botKey, versionId]), () => ({
      botKey,
      versionId,
      answers: 0,
      tokens: 0,
      cost: 0,
      waits: [],
    }));
    count(use, record);
    for (const { tokens, cost, firstWordMs } of record.answers) {
      use.answers += 1;
      use.tokens += tokens;
      use.cost += cost;
      use.waits.push(firstWordMs);
    }
  }
  return [...groups.values()]
    .sort(byMost)
    .map(({ botKey, versionId, conversations, answers, tokens, cost, waits }) => ({
      botKey,
      agentName: db.state.agents[botKey]?.agent.name ?? '',
      versionId,
      version: db.state.versions[botKey]?.find((one) => one.versionId === versionId)?.number ?? null,
      conversations,
      answers,
      tokens,
      cost,
      firstAnswerMs: median(waits),
    }));
}

/** What was published in a range, the oldest first. */
function publishedIn(db: Db<State>, who: StoredUser, asked: FiguresParams): Figures['versions'] {
  const { since, before } = rangeOf(asked);
  const clock = clockOf(asked.timeZone);
  return Object.values(db.state.agents)
    .filter(({ accountId, agent }) => accountId === asked.accountId && !agent.isCreator)
    .filter(({ agent: { botKey } }) => (asked.botKey ?? botKey) === botKey && seesAgent(who, botKey))
    .flatMap(({ agent: { botKey, name } }) =>
      (db.state.versions[botKey] ?? [])
        .filter(({ kind }) => kind === 'published')
        .map(({ versionId, number, savedAt }) => ({
          botKey,
          name,
          versionId,
          number,
          at: Date.parse(savedAt),
        })),
    )
    .filter(({ at }) => at >= since && at < before)
    .sort((a, b) => a.at - b.at)
    .map(({ at, name, number, ...version }) => ({
      ...version,
      agentName: name,
      version: number,
      day: clock.dayOf(at),
    }));
}

/** The figures of a range, from the conversations of visitors with agents that one may see; a test chat has no visit. */
export function figuresOf(db: Db<State>, who: StoredUser, asked: FiguresParams): Figures {
  const { accountId, from, to, timeZone, compareFrom, compareTo, ...which } = asked;
  // Refused before anything is counted.
  rangeOf({ from, to, timeZone });
  daysIn(from, to, timeZone);
  const all = recordsOf(db, accountId).filter(({ botKey }) => seesAgent(who, botKey));
  const records = filterRecords(all, { ...which, from, to, timeZone });
  const compared =
    compareFrom === undefined || compareTo === undefined
      ? undefined
      : countRange(
          filterRecords(all, { ...which, from: compareFrom, to: compareTo, timeZone }),
          compareFrom,
          compareTo,
          timeZone,
        );
  return {
    currency: 'EUR',
    ...countRange(records, from, to, timeZone),
    before: compared?.totals ?? null,
    daysBefore: compared?.days ?? [],
    versions: publishedIn(db, who, asked),
    topics: topicsOf(records),
    handoffs: handoffsOf(records),
    use: agentUseOf(db, records),
  };
}
