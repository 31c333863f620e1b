import { newId } from '@/lib/new-id';
import { draftNames, dropDraft, flushDrafts, keepDraft, readDraft } from './drafts';

/** One page's copy of what is being written under a name: two pages do not overwrite each other's. */
export interface DraftCopy {
  /** Keeps a value that JSON can hold; undefined forgets what was kept. */
  keep: (value: unknown) => void;
  /** Until what was kept is written. */
  kept: () => Promise<void>;
  /**
   * Offers what pages left that are gone. What `take` accepts is forgotten once this page's own copy is written; the rest
   * stays for the next opening. Its shape is for the taker to check.
   */
  takeOthers: (take: (kept: unknown) => boolean) => Promise<void>;
}

// Typed as always there, which it is not.
const locks = (): LockManager | undefined => navigator.locks;

/** Does something with a copy unless the page that wrote it is alive, here or in another tab. */
async function unlessAlive(copy: string, work: () => Promise<void>): Promise<void> {
  const manager = locks();
  if (manager) await manager.request(copy, { ifAvailable: true }, (lock) => (lock ? work() : undefined));
  else await work();
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
  const own = `${name}#${newId()}`;
  let release: (() => void) | undefined;
  return {
    keep: (value) => {
      if (value === undefined) {
        void dropDraft(own);
        release?.();
        release = undefined;
        return;
      }
      release ??= holdAlive(own);
      keepDraft(own, value);
    },
    kept: flushDrafts,
    takeOthers: async (take) => {
      const taken: string[] = [];
      for (const copy of await draftNames(`${name}#`)) {
        if (copy === own) continue;
        await unlessAlive(copy, async () => {
          const kept = await readDraft(copy);
          if (kept === undefined || take(kept)) taken.push(copy);
        });
      }
      if (taken.length === 0) return;
      // First the own copy, then the others: whenever the page is closed in between, nothing is lost.
      await flushDrafts();
      await Promise.all(taken.map((copy) => dropDraft(copy)));
    },
  };
}
