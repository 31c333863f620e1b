import * as z from 'zod/mini';

// Every page loads this with the map of routes: what a filter may be is looked at where it is used.
const text = z.catch(z.optional(z.string()), undefined);

const AnalyticsSearch = z.object({
  /** Which view of the page; the figures where none is named. */
  view: z.catch(z.optional(z.enum(['conversations', 'monitors'])), undefined),
  /** The key of an agent. */
  agent: text,
  channel: text,
  language: text,
  version: text,
  outcome: text,
  rating: text,
  topic: text,
  reason: text,
  /** Days as `2026-11-21`, by the clock of `zone`. */
  from: text,
  to: text,
  zone: text,
  /** A range by its name, such as `30d`; `custom` where `from` and `to` say it. */
  preset: text,
  /** `none`: nothing is compared. */
  compare: text,
  /** `table`: the days as a table. */
  days: text,
  /** `day` or `week`: by what the chart is drawn. */
  by: text,
  /** The unanswered question that is open, to be answered. */
  question: text,
  /** Of the conversations: `open`, `all` or `review`; where it is left out, all that match a filter, else the open ones. */
  show: text,
  /** Words that were said, or a visitor's name. */
  q: text,
  /** The first conversation of the page, counted from 0. */
  after: z.catch(z.optional(z.coerce.number()), undefined),
  /** The conversation that is open, and the answer that is explained. */
  chat: text,
  why: text,
  visitor: text,
});

/** Which conversations are meant, and how they are shown, as a link carries it. */
export type AnalyticsSearch = z.output<typeof AnalyticsSearch>;

/** Reads what a link carries; what is not understood is left out. */
export function analyticsSearch(search: Record<string, unknown>): AnalyticsSearch {
  return AnalyticsSearch.parse(search);
}
