import { newId } from '@/lib/new-id';
import { draftNames, dropDraft, flushDrafts, keepDraft, readDraft } from './drafts';

/** One page's copy of what is being written under a name: two pages do not overwrite each other's. */
export interface DraftCopy {
  /** Keeps a value that JSON can hold; undefined forgets what was kept. */
  keep: (value: unknown) => void;
  /** Until what was kept is written. */
  kept: () => Promise<void>;
  /**
   * Offers what pages left that are gone, and what those leave that go while this one is open, until `signal` ends it.
   * What `take` accepts is forgotten once this page's own copy is written; the rest stays for the next opening. Its shape
   * is for the taker to check.
   */
  takeOthers: (take: (kept: unknown) => Promise<boolean>, signal: AbortSignal) => Promise<void>;
}

// Typed as always there, which it is not.
const locks = (): LockManager | undefined => navigator.locks;

/** Does something with a copy once the page that wrote it is gone: it may be alive, here or in another tab. */
async function onceGone(copy: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  try {
    const manager = locks();
    if (manager) await manager.request(copy, { signal }, work);
    else await work();
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

/** Marks a copy as that of a page that is alive, until the function it gives is called. */
function holdAlive(copy: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  void locks()
    ?.request(copy, () => promise)
    .catch(() => undefined);
  return resolve;
}

/** This page's copy of what is written under a name. */
export function createDraftCopy(name: string): DraftCopy {
  // Another each time, so that who waits for one to be left never takes what is written after it was forgotten.
  let own: { copy: string; release: () => void } | undefined;
  const begin = () => {
    const copy = `${name}#${newId()}`;
    return { copy, release: holdAlive(copy) };
  };
  return {
    keep: (value) => {
      if (value === undefined) {
        if (own) void dropDraft(own.copy).finally(own.release);
        own = undefined;
        return;
      }
      own ??= begin();
      keepDraft(own.copy, value);
    },
    kept: flushDrafts,
    takeOthers: async (take, signal) => {
      const others = (await draftNames(`${name}#`)).filter((copy) => copy !== own?.copy);
      await Promise.all(
        others.map((copy) =>
          onceGone(copy, signal, async () => {
            const kept = await readDraft(copy);
            if (kept !== undefined && !(await take(kept))) return;
            // First the own copy, then the other: whenever the page is closed in between, nothing is lost.
            await flushDrafts();
            await dropDraft(copy);
          }),
        ),
      );
    },
  };
}
