import { ApiError } from '@/api/api-error';
import type { StoredDraft } from '@/api/generated/schemas/storedDraft.zod';
import { isOpen } from '@/api/is-open';
import {
  DRAFT_RETRY_MS,
  DRAFT_SAVED_AFTER_MS,
  type DraftEffect,
  type DraftEvent,
  type DraftState,
  type DraftStep,
  type Edit,
  invalidPaths,
  MOST_REBASES,
} from './draft-state';
import {
  type ConflictChoices,
  type ContentConflict,
  confirmedBase,
  mergeContent,
  sameValue,
} from './merge-content';

const nothing = (state: DraftState): DraftStep => [state, []];

/** There is something to save: in a moment, or when it is mended. */
function edited(state: DraftState, edit: Edit, ms: number = DRAFT_SAVED_AFTER_MS): DraftStep {
  const isValid = invalidPaths(edit).length === 0;
  return [
    { ...state, phase: isValid ? 'waiting' : 'invalid', edit, conflict: undefined },
    [{ type: 'keep', edit }, isValid ? { type: 'wait', ms } : { type: 'stopWaiting' }],
  ];
}

/** All is saved as `server` has it. */
function clean(state: DraftState, server: StoredDraft): DraftStep {
  return [
    {
      ...state,
      phase: 'clean',
      server,
      edit: undefined,
      conflict: undefined,
      failure: undefined,
      attempts: 0,
    },
    [{ type: 'keep', edit: undefined }, { type: 'stopWaiting' }],
  ];
}

function startSaving(state: DraftState, { sent: _sent, ...own }: Edit): DraftStep {
  const edit = { ...own, sent: own.mine };
  return [
    { ...state, phase: 'saving', edit },
    [{ type: 'stopWaiting' }, { type: 'keep', edit }, { type: 'save', edit }],
  ];
}

const READ: readonly DraftEffect[] = [{ type: 'stopWaiting' }, { type: 'read' }];

function startReading(state: DraftState): DraftStep {
  return [{ ...state, phase: 'rereading' }, READ];
}

function wait(state: DraftState, error: unknown): DraftStep {
  const ms = DRAFT_RETRY_MS[Math.min(state.attempts, DRAFT_RETRY_MS.length - 1)] ?? 0;
  return [
    { ...state, phase: 'unsure', failure: error, attempts: state.attempts + 1 },
    [{ type: 'wait', ms }],
  ];
}

/** It was not saved, and would not be by the same again. */
function refuse(state: DraftState, { sent: _sent, ...edit }: Edit, error: unknown): DraftStep {
  return [
    { ...state, phase: 'refused', edit, failure: error },
    [{ type: 'keep', edit }, { type: 'stopWaiting' }],
  ];
}

/** Goes on from what the server has by now. */
function rebase(
  state: DraftState,
  edit: Edit,
  theirs: StoredDraft,
  choices: ConflictChoices = {},
): DraftStep {
  const { sent, ...own } = edit;
  // Where the server has what was sent from here, that was saved: nobody conflicts with themselves.
  const base = sent ? confirmedBase(own.base, sent, theirs.content) : own.base;
  const { merged, conflicts } = mergeContent(base, own.mine, theirs.content, choices);
  const mine = { ...own, base };
  const open = conflicts.filter(({ path }) => !(path in choices));
  if (open.length > 0) {
    return [
      { ...state, phase: 'conflict', edit: mine, conflict: { theirs, conflicts: open }, failure: undefined },
      [{ type: 'keep', edit: mine }, { type: 'stopWaiting' }],
    ];
  }
  const isMerged = !sameValue(base, theirs.content) && conflicts.length === 0;
  const next = {
    ...state,
    server: theirs,
    failure: undefined,
    rebases: state.rebases + 1,
    mergedWith: isMerged ? { by: theirs.savedBy ?? undefined, at: theirs.savedAt } : state.mergedWith,
  };
  if (sameValue(merged, theirs.content)) return clean(next, theirs);
  const rebased = { revision: theirs.revision, base: theirs.content, mine: merged };
  return edited(next, rebased);
}

function isChanged(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'DRAFT_CHANGED';
}

function afterFailedSave(state: DraftState, edit: Edit, error: unknown): DraftStep {
  if (isChanged(error))
    return state.rebases < MOST_REBASES ? startReading(state) : refuse(state, edit, error);
  if (!(error instanceof ApiError)) return refuse(state, edit, error);
  if (error.status === 429) {
    const { sent: _sent, ...own } = edit;
    const [waiting, effects] = edited(state, own, (error.retryAfter ?? 1) * 1000);
    return [{ ...waiting, failure: error }, effects];
  }
  return isOpen(error) ? wait(state, error) : refuse(state, edit, error);
}

/** What was written while it was being saved is the next edit. */
function afterSave(state: DraftState, { mine, sent }: Edit, saved: StoredDraft): DraftStep {
  const later = sent && !sameValue(sent, mine);
  const next = { ...state, server: saved, failure: undefined, attempts: 0, rebases: 0 };
  const base = saved.content;
  const merged = later ? mergeContent(sent, mine, base).merged : base;
  const [after, effects] = sameValue(base, merged)
    ? clean(next, saved)
    : edited(next, { revision: saved.revision, base, mine: merged });
  return [after, [{ type: 'show', draft: saved }, ...effects]];
}

function afterChange(state: DraftState, edit: Edit): DraftStep {
  const next = { ...state, failure: undefined, attempts: 0, rebases: 0 };
  switch (state.phase) {
    case 'saving':
    case 'rereading':
      return [{ ...state, edit }, [{ type: 'keep', edit }]];
    case 'unsure':
      return [{ ...state, phase: 'rereading', edit }, [{ type: 'keep', edit }, ...READ]];
    case 'conflict':
      return state.conflict ? rebase(next, edit, state.conflict.theirs) : nothing(state);
    default:
      return state.server && edit.sent === undefined && sameValue(edit.base, edit.mine)
        ? clean(next, state.server)
        : edited(next, edit);
  }
}

function afterLoading(state: DraftState, draft: StoredDraft): DraftStep {
  if (state.phase === 'loading' || state.phase === 'clean')
    return nothing({ ...state, phase: 'clean', server: draft });
  const next = { ...state, server: draft };
  const { edit, conflict } = state;
  if (state.phase === 'conflict' && edit && conflict && conflict.theirs.revision !== draft.revision)
    return rebase(next, edit, draft);
  return nothing(next);
}

/** Whether what a page that is gone left can be taken up: nothing is on its way, and nothing to be decided. */
export function takesCopies({ phase, server }: DraftState): boolean {
  return server !== undefined && ['clean', 'waiting', 'invalid'].includes(phase);
}

/** What a page that is gone left is taken up; together with what was written here since, unless both wrote one field. */
export function withCopy(edit: Edit | undefined, copy: Edit): Edit | undefined {
  if (!edit) return copy;
  const { merged, conflicts } = mergeContent(copy.base, edit.mine, copy.mine);
  return conflicts.length === 0 ? { ...copy, mine: merged } : undefined;
}

function afterFinding(state: DraftState, copy: Edit): DraftStep {
  const { server } = state;
  const edit = takesCopies(state) && withCopy(state.edit, copy);
  if (!server || !edit) return nothing(state);
  const [next, effects] =
    edit.revision === server.revision && !edit.sent ? afterChange(state, edit) : rebase(state, edit, server);
  return [{ ...next, restored: next.edit !== undefined }, effects];
}

/** What an event makes of a draft. Results of work that was not begun in this state are for the caller to drop. */
export function draftStep(state: DraftState, event: DraftEvent): DraftStep {
  const { phase, edit, server } = state;
  if (event.type === 'loaded') return afterLoading(state, event.draft);
  if (event.type === 'found') return afterFinding(state, event.copy);
  if (event.type === 'changed') {
    const from = edit ?? (server && { revision: server.revision, base: server.content });
    return from ? afterChange(state, { ...from, mine: event.content }) : nothing(state);
  }
  if (!edit) return nothing(state);
  switch (event.type) {
    case 'due':
    case 'save':
    case 'woke':
      if (phase === 'unsure') return startReading(state);
      if (phase === 'waiting' && event.type !== 'woke') return startSaving(state, edit);
      if (phase === 'refused' && event.type === 'save')
        return invalidPaths(edit).length === 0
          ? startSaving({ ...state, rebases: 0 }, edit)
          : edited(state, edit);
      return nothing(state);
    case 'saved':
      return afterSave(state, edit, event.draft);
    case 'notSaved':
      return afterFailedSave(state, edit, event.error);
    case 'read':
      return rebase(state, edit, event.draft);
    case 'notRead':
      return event.error instanceof ApiError && isOpen(event.error)
        ? wait(state, event.error)
        : refuse(state, edit, event.error);
    case 'resolved': {
      if (!state.conflict) return nothing(state);
      const { theirs, conflicts } = state.conflict;
      const isShown = (one: ContentConflict) => event.shown.some((other) => sameValue(one, other));
      const choices = Object.fromEntries(
        conflicts.filter(isShown).map(({ path }) => [path, event.choices[path] ?? 'mine']),
      );
      return rebase(state, edit, theirs, choices);
    }
  }
}
