import { useEffect, useEffectEvent, useState } from 'react';
import { dropDraft, keepDraft, readDraft } from './drafts';

interface DraftOptions {
  /** What is being written; undefined when there is nothing worth keeping. */
  value: unknown;
  /** Takes what was kept before, once, when the page is opened anew; its shape is for the taker to check. */
  onKept: (kept: unknown) => void;
}

/** Keeps what somebody is writing under a name until it is saved, so that no reload or expiry loses it. */
export function useDraft(name: string, { value, onKept }: DraftOptions): void {
  const [looked, setLooked] = useState<string>();
  const take = useEffectEvent(onKept);
  useEffect(() => {
    let here = true;
    void readDraft(name).then((kept) => {
      if (!here) return;
      if (kept !== undefined) take(kept);
      setLooked(name);
    });
    return () => {
      here = false;
    };
  }, [name]);
  useEffect(() => {
    if (looked !== name) return;
    if (value === undefined) void dropDraft(name);
    else keepDraft(name, value);
  }, [looked, name, value]);
}
