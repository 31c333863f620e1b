import * as z from 'zod/mini';
import type { AgentContent } from '@/api/generated/schemas/agentContent.zod';
import { DraftChange } from '@/api/generated/schemas/draftChange.zod';
import type { StoredDraft } from '@/api/generated/schemas/storedDraft.zod';
import type { MomentText } from '@/lib/moment';
import { LooseContent } from './loose-content';
import { type ConflictChoices, type ContentConflict, sameValue } from './merge-content';

/** How long after the last change it is saved. */
export const DRAFT_SAVED_AFTER_MS = 800;
/** How long to wait before each new attempt to learn what became of a save; the last one repeats. */
export const DRAFT_RETRY_MS = [2000, 5000, 15_000, 60_000] as const;
/** So many rebases in a row without a save that goes through: somebody has to look at it. */
export const MOST_REBASES = 3;

/** What somebody makes of a draft, and what it was made of: what the browser keeps until it is saved. */
export const Edit = z.object({
  revision: z.string(),
  base: LooseContent,
  mine: LooseContent,
  /** What was sent, while nobody knows whether it was saved. */
  sent: z.optional(LooseContent),
});
export type Edit = z.output<typeof Edit>;

/** Who saved the draft meanwhile, and when, where the provider says so. */
export interface SavedBy {
  by: string | undefined;
  at: MomentText;
}

/**
 * Where the editing of a draft is. `unsure`: nobody knows whether the last save was done. `refused`: it was not, and the
 * same again would not be either.
 */
export type DraftPhase =
  | 'loading'
  | 'clean'
  | 'waiting'
  | 'invalid'
  | 'saving'
  | 'unsure'
  | 'rereading'
  | 'refused'
  | 'conflict';

/** All there is to know of the editing of one draft. */
export interface DraftState {
  phase: DraftPhase;
  /** The draft as the server last answered. */
  server: StoredDraft | undefined;
  /** What is not saved; undefined while loading and clean. */
  edit: Edit | undefined;
  conflict: { theirs: StoredDraft; conflicts: readonly ContentConflict[] } | undefined;
  /** Why the last save failed. */
  failure: unknown;
  /** Whose changes were merged with these, without a conflict. */
  mergedWith: SavedBy | undefined;
  /** Whether changes of a page that is gone were put back. */
  restored: boolean;
  /** Attempts to learn what became of a save, in a row. */
  attempts: number;
  /** Rebases since the last save that went through. */
  rebases: number;
}

/** What can happen to a draft. */
export type DraftEvent =
  /** The server answered with the draft, at first or again. */
  | { type: 'loaded'; draft: StoredDraft }
  /** A page that is gone left this. */
  | { type: 'found'; copy: Edit }
  | { type: 'changed'; content: AgentContent }
  /** The time to wait is over. */
  | { type: 'due' }
  /** Now, without the pause: somebody asks for it, leaves, or hides the page. */
  | { type: 'save' }
  /** The page is back: from sleep, from the back/forward cache, online. */
  | { type: 'woke' }
  | { type: 'saved'; draft: StoredDraft }
  | { type: 'notSaved'; error: unknown }
  | { type: 'read'; draft: StoredDraft }
  | { type: 'notRead'; error: unknown }
  /** By path, whose value stays; mine where nothing is said. They hold for the conflicts that were shown. */
  | { type: 'resolved'; choices: ConflictChoices; shown: readonly ContentConflict[] };

/** What is to be done after an event. */
export type DraftEffect =
  /** Keep the edit in the browser, or forget it. */
  | { type: 'keep'; edit: Edit | undefined }
  /** Wait so long until `due`; a wait before is over. */
  | { type: 'wait'; ms: number }
  | { type: 'stopWaiting' }
  | { type: 'save'; edit: Edit }
  | { type: 'read' }
  /** Everybody who shows the draft shall see this one. */
  | { type: 'show'; draft: StoredDraft };

/** What comes next, and what is to be done for it. */
export type DraftStep = readonly [state: DraftState, effects: readonly DraftEffect[]];

/** Before anything is known. */
export const NEW_DRAFT_STATE: DraftState = {
  phase: 'loading',
  server: undefined,
  edit: undefined,
  conflict: undefined,
  failure: undefined,
  mergedWith: undefined,
  restored: false,
  attempts: 0,
  rebases: 0,
};

/** The parts of the content that are not as they were. */
export function changedParts({ base, mine }: Edit): Partial<AgentContent> {
  return Object.fromEntries(
    Object.entries(mine).filter(([name, value]) => !sameValue(value, Reflect.get(base, name))),
  );
}

/** The paths that the contract does not take, as they stand in the content; none when it can be sent. */
export function invalidPaths(edit: Edit): readonly string[] {
  const read = DraftChange.safeParse(changedParts(edit));
  return read.success ? [] : read.error.issues.map(({ path }) => path.map(String).join('.'));
}
