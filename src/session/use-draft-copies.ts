import { useEffect, useEffectEvent, useState } from 'react';
import { newId } from '@/lib/new-id';
import { draftNames, dropDraft, flushDrafts, keepDraft, readDraft } from './drafts';

interface DraftCopiesOptions {
  /** What this page is writing; undefined when there is nothing worth keeping. */
  value: unknown;
  /** Whether what is found can be taken in already. */
  ready: boolean;
  /** Takes in what another page kept; false leaves it where it is, for the next opening. Its shape is for the taker to check. */
  onFound: (kept: unknown) => boolean;
}

/**
 * Keeps what somebody is writing, a copy for each open page, so that two tabs do not overwrite each other's. A page that
 * opens takes in the copies that lie there; they are forgotten once its own is written. Returns the name of its own.
 */
export function useDraftCopies(name: string, { value, ready, onFound }: DraftCopiesOptions): string {
  const [own] = useState(() => `${name}#${newId()}`);
  const [taken, setTaken] = useState<readonly string[]>([]);
  const take = useEffectEvent(onFound);
  useEffect(() => {
    if (!ready) return;
    let here = true;
    void (async () => {
      const found: string[] = [];
      for (const copy of await draftNames(`${name}#`)) {
        if (copy === own) continue;
        const kept = await readDraft(copy);
        if (!here) return;
        if (kept === undefined || take(kept)) found.push(copy);
      }
      if (found.length > 0) setTaken(found);
    })();
    return () => {
      here = false;
    };
  }, [name, own, ready]);
  useEffect(() => {
    if (value === undefined) void dropDraft(own);
    else keepDraft(own, value);
  }, [own, value]);
  useEffect(() => {
    if (taken.length === 0) return;
    // First the own copy, then the others: whenever the page is closed in between, nothing is lost.
    void flushDrafts().then(() => Promise.all(taken.map((copy) => dropDraft(copy))));
  }, [taken]);
  return own;
}
