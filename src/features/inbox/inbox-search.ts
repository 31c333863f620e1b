/** Which conversations are shown, and which of them is open, as the link carries it. */
export interface InboxSearch {
  /** `open`, `all` or `review`; where it is left out, all that match a filter, and without one those that are open. */
  show?: string | undefined;
  q?: string | undefined;
  agent?: string | undefined;
  channel?: string | undefined;
  language?: string | undefined;
  version?: string | undefined;
  outcome?: string | undefined;
  rating?: string | undefined;
  topic?: string | undefined;
  reason?: string | undefined;
  visitor?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  zone?: string | undefined;
  /** The place of the page's first conversation. */
  after?: number | undefined;
  /** The conversation that is open, and the answer of it that is explained. */
  chat?: string | undefined;
  why?: string | undefined;
}

/** What every part of the page needs to change what is shown. */
export interface InboxPartProps {
  search: InboxSearch;
  /** Goes to the same page with this changed. */
  onChange: (change: InboxSearch) => void;
}

/** The same page without any filter. */
export const NO_FILTERS: InboxSearch = {
  agent: undefined,
  channel: undefined,
  language: undefined,
  version: undefined,
  outcome: undefined,
  rating: undefined,
  topic: undefined,
  reason: undefined,
  visitor: undefined,
  from: undefined,
  to: undefined,
  q: undefined,
  after: undefined,
};

/** All that one visitor ever said. */
export const allOfVisitor = (visitorId: string): InboxSearch => ({
  visitor: visitorId,
  show: 'all',
  q: undefined,
  after: undefined,
});

/** How many filters a link carries. */
export function filtersIn(search: InboxSearch): number {
  const { agent, channel, language, version, outcome, rating, topic, reason, visitor, from, to } = search;
  const all = [agent, channel, language, version, outcome, rating, topic, reason, visitor, from, to];
  return all.filter((one) => one !== undefined).length;
}

export const INBOX_VIEWS = ['open', 'all', 'review'] as const;

/** Which of the conversations are listed. */
export function viewOf(search: InboxSearch): (typeof INBOX_VIEWS)[number] {
  const asked = INBOX_VIEWS.find((view) => view === search.show);
  return asked ?? (filtersIn(search) > 0 ? 'all' : 'open');
}
