import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { ApiError } from '@/api/api-error';
import { saveDraft } from '@/api/generated/drafts/drafts';
import {
  getBotQueryKey,
  getBotQueryOptions,
  getBotsQueryKey,
  useBot,
} from '@/api/generated/projects/projects';
import type { BotContent } from '@/api/generated/schemas/botContent.zod';
import type { BotDetail } from '@/api/generated/schemas/botDetail.zod';
import type { BotDraft } from '@/api/generated/schemas/botDraft.zod';
import { DraftChange } from '@/api/generated/schemas/draftChange.zod';
import type { MomentText } from '@/lib/moment';
import { useOnline } from '@/lib/use-online';
import { dropDraft } from '@/session/drafts';
import { useDraftCopies } from '@/session/use-draft-copies';
import { LooseContent } from './loose-content';
import { type ConflictChoices, type ContentConflict, mergeContent, sameValue } from './merge-content';
import { overRevision } from './over-revision';

/** How long after the last change it is saved. */
export const DRAFT_SAVED_AFTER_MS = 800;

/** What somebody makes of a draft, and what it was made of. */
const Edit = z.object({ revision: z.string(), base: LooseContent, mine: LooseContent });
type Edit = z.output<typeof Edit>;

/** Somebody else saved the same fields meanwhile; by whom and when, where the provider tells it. */
export interface DraftConflict {
  by: string | undefined;
  at: MomentText;
  conflicts: readonly ContentConflict[];
}

/** How far a draft's saving is. */
export type DraftState = 'saved' | 'waiting' | 'saving' | 'invalid' | 'failed' | 'offline' | 'conflict';

/** The draft of one agent as it is being worked on. */
export interface BotDraftEdit {
  bot: BotDetail | undefined;
  /** Why the agent could not be loaded. */
  error: unknown;
  reload: () => void;
  /** What is on the screen: the draft with all that is not saved yet. */
  content: BotContent | undefined;
  change: (work: (content: BotContent) => BotContent) => void;
  state: DraftState;
  /** Why the last saving failed. */
  failure: unknown;
  /** The paths that the contract or the provider does not take, as they stand in the content sent. */
  refused: readonly string[];
  /** Saves what is not saved yet; says whether all of it is. */
  saveNow: () => Promise<boolean>;
  conflict: DraftConflict | undefined;
  /** Ends a conflict: by path, whose value stays; mine where nothing is said. */
  resolve: (choices: ConflictChoices) => void;
  /** Whose changes were put together with these, without a conflict. */
  mergedWith: { by: string | undefined; at: MomentText } | undefined;
  /** Whether changes from before a reload were put back. */
  restored: boolean;
}

/** The parts of the content that are not as they were. */
function changedParts({ base, mine }: Edit): Partial<BotContent> {
  return Object.fromEntries(
    Object.entries(mine).filter(([name, value]) => !sameValue(value, Reflect.get(base, name))),
  );
}

function refusedPaths(edit: Edit | undefined, failure: unknown): readonly string[] {
  if (!edit) return [];
  const read = DraftChange.safeParse(changedParts(edit));
  if (!read.success) return read.error.issues.map(({ path }) => path.map(String).join('.'));
  return failure instanceof ApiError ? failure.fields.map(({ path }) => path) : [];
}

/**
 * Works on an agent's draft: saved by itself a moment after each change, one save at a time; kept in the browser until
 * then, over reloads and expiries; put together with what others save meanwhile, field by field.
 */
export function useBotDraft(botKey: string): BotDraftEdit {
  const queries = useQueryClient();
  const online = useOnline();
  const query = useBot(botKey);
  const server = query.data?.draft;
  const [edit, setEdit] = useState<Edit>();
  const [conflict, setConflict] = useState<{ theirs: BotDraft; conflicts: readonly ContentConflict[] }>();
  const [failure, setFailure] = useState<unknown>(null);
  const [saving, setSaving] = useState(false);
  const [mergedWith, setMergedWith] = useState<BotDraftEdit['mergedWith']>();
  const [restored, setRestored] = useState(false);
  // What the saving goes on from: it must not wait for a drawing.
  const current = useRef<Edit | undefined>(undefined);
  const underWay = useRef<Promise<void> | undefined>(undefined);
  const onItsWay = useRef(false);

  const put = useCallback((next: Edit) => {
    // What is taken back while it is being saved is an edit, too.
    const isEdit = onItsWay.current || !sameValue(next.base, next.mine);
    current.current = isEdit ? next : undefined;
    setEdit(current.current);
  }, []);

  /** Goes on from what the server has now. */
  const rebase = useCallback(
    (own: Edit, theirs: BotDraft, choices?: ConflictChoices) => {
      const { merged, conflicts } = mergeContent(own.base, own.mine, theirs.content, choices);
      if (conflicts.length > 0 && !choices) {
        put(own);
        setConflict({ theirs, conflicts });
        return;
      }
      setConflict(undefined);
      put({ revision: theirs.revision, base: theirs.content, mine: merged });
    },
    [put],
  );

  const ownCopy = useDraftCopies(`bot-draft-${botKey}`, {
    value: edit,
    ready: server !== undefined,
    onFound: (found) => {
      const read = Edit.safeParse(found);
      if (!read.success || !server) return true;
      const kept = read.data;
      const typed = current.current;
      const together = typed ? mergeContent(kept.base, typed.mine, kept.mine) : undefined;
      // What two pages made of one field is asked about when the first of them is saved.
      if (together && together.conflicts.length > 0) return false;
      const own = together ? { ...kept, mine: together.merged } : kept;
      if (own.revision === server.revision) put(own);
      else rebase(own, server);
      setRestored(current.current !== undefined);
      return true;
    },
  });

  const save = useCallback(async (): Promise<void> => {
    const readDraft = async () =>
      (await queries.query({ ...getBotQueryOptions(botKey), staleTime: 0 })).draft;
    const sent = current.current;
    if (!sent) return;
    const change = DraftChange.safeParse(changedParts(sent));
    if (!change.success) return;
    setSaving(true);
    onItsWay.current = true;
    try {
      const answered = await overRevision(botKey, sent.revision, (request) =>
        saveDraft(botKey, change.data, request),
      );
      const saved = answered ?? (await readDraft());
      queries.setQueryData<BotDetail>(getBotQueryKey(botKey), (known) => known && { ...known, draft: saved });
      void queries.invalidateQueries({ queryKey: getBotQueryKey(botKey) });
      void queries.invalidateQueries({ queryKey: getBotsQueryKey() });
      setFailure(null);
      onItsWay.current = false;
      // What was changed while it was being saved is the next edit.
      const now = current.current ?? sent;
      put({
        revision: saved.revision,
        base: saved.content,
        mine: now.mine === sent.mine ? saved.content : now.mine,
      });
      // The page may be gone by now, and with it who forgets the copy.
      if (!current.current) void dropDraft(ownCopy);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      onItsWay.current = false;
      if (error.code !== 'DRAFT_CHANGED') return setFailure(error);
      try {
        const draft = await readDraft();
        setMergedWith({ by: draft.savedBy ?? undefined, at: draft.savedAt });
        setFailure(null);
        if (current.current) rebase(current.current, draft);
      } catch (unread) {
        setFailure(unread);
      }
    } finally {
      onItsWay.current = false;
      setSaving(false);
    }
  }, [botKey, ownCopy, put, queries, rebase]);

  const run = useCallback((): Promise<void> => {
    underWay.current ??= save().finally(() => {
      underWay.current = undefined;
    });
    return underWay.current;
  }, [save]);

  const invalid = edit !== undefined && !DraftChange.safeParse(changedParts(edit)).success;
  const held = saving || invalid || failure !== null || conflict !== undefined || !online;
  useEffect(() => {
    if (!edit || held) return;
    const timer = setTimeout(() => void run(), DRAFT_SAVED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [edit, held, run]);

  const tryAgain = useEffectEvent(() => setFailure(null));
  useEffect(() => {
    const again = () => tryAgain();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);

  // Who leaves the page does not wait for the pause.
  const leave = useEffectEvent(() => void (conflict || run()));
  useEffect(() => () => leave(), []);

  const change = useCallback(
    (work: (content: BotContent) => BotContent) => {
      const draft = queries.getQueryData<BotDetail>(getBotQueryKey(botKey))?.draft;
      const from =
        current.current ?? (draft && { revision: draft.revision, base: draft.content, mine: draft.content });
      if (!from) return;
      setFailure(null);
      put({ ...from, mine: work(from.mine) });
    },
    [botKey, put, queries],
  );

  const saveNow = useCallback(async () => {
    setFailure(null);
    await underWay.current;
    if (current.current) await run();
    return current.current === undefined;
  }, [run]);

  const state: DraftState = conflict
    ? 'conflict'
    : !edit
      ? 'saved'
      : invalid
        ? 'invalid'
        : saving
          ? 'saving'
          : !online
            ? 'offline'
            : failure
              ? 'failed'
              : 'waiting';
  return {
    bot: query.data,
    error: query.error,
    reload: () => void query.refetch(),
    content: edit?.mine ?? server?.content,
    change,
    state,
    failure,
    refused: refusedPaths(edit, failure),
    saveNow,
    conflict: conflict && {
      by: conflict.theirs.savedBy ?? undefined,
      at: conflict.theirs.savedAt,
      conflicts: conflict.conflicts,
    },
    resolve: (choices) => {
      if (conflict && current.current) rebase(current.current, conflict.theirs, choices);
    },
    mergedWith,
    restored,
  };
}
