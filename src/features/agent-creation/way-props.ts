import type { ComponentType, ReactNode } from 'react';
import type { CreationSearch } from './creation-search';

/** A link to a fixed place, handed in by the route. */
export type PlaceLink = ComponentType<{ className?: string; children: ReactNode }>;

/** A link to this page, at another way or another choice. */
export type WayLink = ComponentType<{
  search: CreationSearch;
  /** Where the person is already. */
  isChosen?: boolean;
  className?: string;
  children: ReactNode;
}>;

/** What every way to a new agent needs. */
export interface WayProps {
  accountId: string;
  /** It has begun, with a job where one was named; `drafts` are the names under which what was typed is kept. */
  onStarted: (jobId: string | undefined, drafts: readonly string[]) => void;
  /** What the new agent costs, where it costs something. */
  cost: string | undefined;
  CancelLink: PlaceLink;
  PlansLink: PlaceLink;
}
