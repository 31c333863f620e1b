import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { ApiError } from '@/api/api-error';
import { useAgent } from '@/api/generated/drafts/drafts';
import type { AgentContent } from '@/api/generated/schemas/agentContent.zod';
import type { AgentDetail } from '@/api/generated/schemas/agentDetail.zod';
import { useOnline } from '@/lib/use-online';
import { draftEditorOf } from './draft-editors';
import { type DraftState, invalidPaths, type SavedBy } from './draft-state';
import type { ConflictChoices, ContentConflict } from './merge-content';

/** How far a draft's saving is, as the screen shows it. */
export type SavingState = 'saved' | 'waiting' | 'saving' | 'invalid' | 'failed' | 'offline' | 'conflict';

/** The draft of one agent as it is being worked on. */
export interface AgentDraft {
  agent: AgentDetail | undefined;
  /** Why the agent could not be loaded. */
  error: unknown;
  reload: () => void;
  /** What is on the screen: the draft with all that is not saved yet. */
  content: AgentContent | undefined;
  change: (work: (content: AgentContent) => AgentContent) => void;
  state: SavingState;
  /** Why the last saving failed. */
  failure: unknown;
  /** The paths that the contract or the provider does not take, as they stand in the content sent. */
  refused: readonly string[];
  /** Saves what is not saved yet; says whether all that is written by now is. */
  saveNow: () => Promise<boolean>;
  /** Somebody else saved the same fields meanwhile: who, when, and which. */
  conflict: (SavedBy & { conflicts: readonly ContentConflict[] }) | undefined;
  /** Ends a conflict: by path, whose value stays; mine where nothing is said. */
  resolve: (choices: ConflictChoices) => void;
  /** Whose changes were merged with these, without a conflict. */
  mergedWith: SavedBy | undefined;
  /** Whether changes from before a reload were put back. */
  restored: boolean;
}

function savingStateOf({ phase, failure }: DraftState, isOnline: boolean): SavingState {
  if (phase === 'loading' || phase === 'clean') return 'saved';
  if (phase === 'conflict' || phase === 'invalid' || phase === 'saving') return phase;
  if (phase === 'rereading') return 'saving';
  if (!isOnline) return 'offline';
  return failure ? 'failed' : 'waiting';
}

function refusedPaths({ phase, edit, failure }: DraftState): readonly string[] {
  if (!edit) return [];
  if (phase === 'invalid') return invalidPaths(edit);
  return failure instanceof ApiError ? failure.fields.map(({ path }) => path) : [];
}

/** Works on an agent's draft, which saves itself: kept in the browser until then, merged with what others save. */
export function useAgentDraft(botKey: string): AgentDraft {
  const queryClient = useQueryClient();
  const isOnline = useOnline();
  const query = useAgent(botKey);
  const editor = () => draftEditorOf(queryClient, botKey).editor;
  const subscribe = useCallback(
    (listener: () => void) => {
      const entry = draftEditorOf(queryClient, botKey);
      entry.start();
      return entry.editor.subscribe(listener);
    },
    [queryClient, botKey],
  );
  const state = useSyncExternalStore(subscribe, () => editor().getSnapshot());
  const change = useCallback<AgentDraft['change']>(
    (work) => draftEditorOf(queryClient, botKey).editor.change(work),
    [queryClient, botKey],
  );
  const saveNow = useCallback(
    () => draftEditorOf(queryClient, botKey).editor.saveNow(),
    [queryClient, botKey],
  );
  const { edit, conflict, failure, mergedWith, restored } = state;
  return {
    agent: query.data,
    error: query.error,
    reload: () => void query.refetch(),
    content: edit?.mine ?? query.data?.draft.content,
    change,
    state: savingStateOf(state, isOnline),
    failure,
    refused: refusedPaths(state),
    saveNow,
    conflict: conflict && {
      by: conflict.theirs.savedBy ?? undefined,
      at: conflict.theirs.savedAt,
      conflicts: conflict.conflicts,
    },
    resolve: (choices) => editor().dispatch({ type: 'resolved', choices, shown: conflict?.conflicts ?? [] }),
    mergedWith,
    restored,
  };
}
