import { notifyManager, type QueryClient, QueryObserver } from '@tanstack/react-query';
import { getAgentQueryKey, getAgentQueryOptions, saveDraft } from '@/api/generated/drafts/drafts';
import type { AgentDetail } from '@/api/generated/schemas/agentDetail.zod';
import { DraftChange } from '@/api/generated/schemas/draftChange.zod';
import type { StoredDraft } from '@/api/generated/schemas/storedDraft.zod';
import { withLock } from '@/lib/with-lock';
import { createDraftCopy } from '@/session/draft-copies';
import { invalidateAfter } from '@/shared/queries/invalidate-after';
import { DraftEditor } from './draft-editor';
import { changedParts, Edit } from './draft-state';
import { overRevision } from './over-revision';

interface Entry {
  editor: DraftEditor;
  /** Joins it to the page and the cache. Does nothing the second time. */
  start: () => void;
}

const entries = new WeakMap<QueryClient, Map<string, Entry>>();

/** Follows what the cache knows of the draft; ends the editor with the cache entry, which another person may get. */
function followCache(
  queryClient: QueryClient,
  botKey: string,
  editor: DraftEditor,
  end: () => void,
): () => void {
  let last: StoredDraft | undefined;
  const load = (draft: StoredDraft | undefined) => {
    if (!draft || draft === last) return;
    last = draft;
    editor.dispatch({ type: 'loaded', draft });
  };
  const observer = new QueryObserver(queryClient, { ...getAgentQueryOptions(botKey), enabled: false });
  // Together with all that show the cache: nobody sees a new draft beside what else is old.
  const stopObserving = observer.subscribe(notifyManager.batchCalls(({ data }) => load(data?.draft)));
  load(observer.getCurrentResult().data?.draft);
  const [id] = getAgentQueryKey(botKey);
  const stopWatching = queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'removed' && query.queryKey[0] === id) end();
  });
  return () => {
    stopObserving();
    stopWatching();
  };
}

/** Follows the page: leaving it saves, coming back to it looks again. */
function followPage(editor: DraftEditor): () => void {
  const following = new AbortController();
  const { signal } = following;
  const wake = () => editor.wake();
  window.addEventListener('online', wake, { signal });
  window.addEventListener('pageshow', wake, { signal });
  document.addEventListener(
    'visibilitychange',
    () => (document.visibilityState === 'hidden' ? editor.hurry() : editor.wake()),
    { signal },
  );
  return () => following.abort();
}

function createEntry(queryClient: QueryClient, botKey: string, forget: () => void): Entry {
  const queryKey = getAgentQueryKey(botKey);
  const copy = createDraftCopy(`bot-draft-${botKey}`);
  const read = async () => (await queryClient.query({ ...getAgentQueryOptions(botKey), staleTime: 0 })).draft;
  let stop: (() => void) | undefined;

  const end = () => {
    forget();
    editor.dispose();
    stop?.();
  };
  const editor = new DraftEditor({
    read,
    save: (edit) =>
      // Two tabs of one browser save one after the other.
      withLock(`agent-draft-${botKey}`, async () => {
        const change = DraftChange.parse(changedParts(edit));
        const saved = await overRevision(botKey, edit.revision, (request) =>
          saveDraft(botKey, change, request),
        );
        return saved ?? read();
      }),
    show: (draft) => {
      queryClient.setQueryData<AgentDetail>(queryKey, (known) => known && { ...known, draft });
      void invalidateAfter(queryClient, 'saveDraft', botKey);
    },
    keep: copy.keep,
    kept: copy.kept,
    isOnline: () => navigator.onLine,
    onIdle: end,
    // Not by its name alone: a browser refuses to run it as a method of something else.
    report: (error) => reportError(error),
  });
  const takeCopies = (signal: AbortSignal) =>
    copy.takeOthers(async (kept) => {
      const found = Edit.safeParse(kept);
      return !found.success || editor.take(found.data);
    }, signal);

  return {
    editor,
    start: () => {
      if (stop) return;
      const stopCache = followCache(queryClient, botKey, editor, end);
      const stopPage = followPage(editor);
      const taking = new AbortController();
      stop = () => {
        stopCache();
        stopPage();
        taking.abort();
      };
      void editor.loaded().then(() => takeCopies(taking.signal));
    },
  };
}

/** The editor of an agent's draft: one a page, whoever shows it, until nothing is left to save. */
export function draftEditorOf(queryClient: QueryClient, botKey: string): Entry {
  const known = entries.get(queryClient) ?? new Map<string, Entry>();
  entries.set(queryClient, known);
  const entry = known.get(botKey) ?? createEntry(queryClient, botKey, () => known.delete(botKey));
  known.set(botKey, entry);
  return entry;
}
