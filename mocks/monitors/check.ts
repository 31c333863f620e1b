import type { Db } from '@mocks/core/db';
import { DAY } from '@mocks/core/duration';
import type { State } from '@mocks/core/state';
import { clockOf } from '@mocks/inbox/days';
import { recordsOf } from '@mocks/inbox/records';
import type { ConversationRecord } from '@mocks/inbox/store';
import type { Monitor, MonitorRule } from '@/api/generated/schemas';
import type { StoredMonitor } from './store';

/** Fewer conversations, calls or answers than that say nothing; of ratings this many are enough. */
const FEWEST = 30;
const FEWEST_RATINGS = 10;
const ALL = 100;

type Measured = { part: number; of: number };

const MEASURES: Record<MonitorRule, (record: ConversationRecord) => Measured> = {
  resolved_below: ({ outcome }) => ({ part: outcome === 'resolved' ? ALL : 0, of: outcome ? 1 : 0 }),
  rating_below: ({ rating }) => ({ part: rating?.score ?? 0, of: rating ? 1 : 0 }),
  cost_above: ({ answers }) => ({ part: answers.reduce((sum, { cost }) => sum + cost, 0), of: 1 }),
  tool_failing: ({ answers }) => ({
    part: answers.reduce((sum, { failedCalls }) => sum + failedCalls, 0) * ALL,
    of: answers.reduce((sum, { calls }) => sum + calls, 0),
  }),
  language_mismatch: ({ answers }) => ({
    part: answers.filter(({ otherLanguage }) => otherLanguage).length * ALL,
    of: answers.length,
  }),
};

const isBelow = (rule: MonitorRule) => rule === 'resolved_below' || rule === 'rating_below';

function measure(db: Db<State>, { accountId, botKey, rule, days }: StoredMonitor): Measured {
  // The days that analytics count: whole ones by the company's clock, and today.
  const { timeZone } = db.state.accounts[accountId]?.account.settings ?? {};
  const clock = clockOf(timeZone);
  const today = Date.parse(`${clock.dayOf(db.now())}T00:00:00Z`);
  const since = clock.startOf(new Date(today - (days - 1) * DAY).toISOString().slice(0, 10));
  const sum = { part: 0, of: 0 };
  for (const record of recordsOf(db, accountId)) {
    if (record.startedAt < since || (botKey !== null && record.botKey !== botKey)) continue;
    const { part, of } = MEASURES[rule](record);
    sum.part += part;
    sum.of += of;
  }
  return sum;
}

function mailTeam(db: Db<State>, accountId: string): void {
  for (const { user, accountId: theirs } of Object.values(db.state.users)) {
    if (theirs !== accountId) continue;
    db.post({
      to: user.email,
      language: 'en',
      path: '/en/dashboard/analytics?view=monitors',
      about: { en: 'See the monitor that fails', es: 'Ver el monitor que falla' },
    });
  }
}

/** Checks a monitor now: when it begins to fail, the people of the company are mailed, once. */
export function checked(db: Db<State>, stored: StoredMonitor): Monitor {
  const { accountId, monitorId, botKey, rule, limit, days, mails } = stored;
  const { part, of } = measure(db, stored);
  const isEnough = of >= (rule === 'rating_below' ? FEWEST_RATINGS : FEWEST);
  const figure = isEnough ? part / of : null;
  const fails = figure !== null && (isBelow(rule) ? figure < limit : figure > limit);
  if (fails && stored.since === null) {
    stored.since = db.now();
    if (mails) mailTeam(db, accountId);
  }
  if (!fails) stored.since = null;
  return {
    monitorId,
    botKey,
    agentName: botKey === null ? '' : (db.state.agents[botKey]?.agent.name ?? ''),
    rule,
    limit,
    days,
    mails,
    state: fails ? 'FAILING' : isEnough ? 'OK' : 'TOO_FEW',
    figure,
    counted: of,
    since: stored.since === null ? null : new Date(stored.since).toISOString(),
    checkedAt: db.iso(),
  };
}
