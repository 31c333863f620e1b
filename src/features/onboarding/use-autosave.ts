import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useWindowEvent } from '@/lib/use-window-event';

/** How long after the last change it is saved. */
export const AUTOSAVE_AFTER_MS = 800;

interface AutosaveOptions<Value> {
  /** What is to be saved; undefined while it is not complete. */
  value: Value | undefined;
  /** What the server has; undefined when it has nothing yet. */
  saved: Value | undefined;
  save: (value: Value) => Promise<void>;
  /** Nothing is begun meanwhile. */
  held: boolean;
}

/** How far the saving is. */
export interface Autosave {
  state: 'clean' | 'saving' | 'saved' | 'failed';
  error: unknown;
  /** Whether something is written that the server does not have. */
  unsaved: boolean;
  retry: () => void;
  /** Ends when nothing is on its way any more. */
  settled: () => Promise<void>;
}

/** Saves what is written a moment after it was; one save at a time, so the last one written is the last one saved. */
export function useAutosave<Value>({ value, saved, save, held }: AutosaveOptions<Value>): Autosave {
  const text = value === undefined ? undefined : JSON.stringify(value);
  const [savedText, setSavedText] = useState(saved === undefined ? undefined : JSON.stringify(saved));
  const [failed, setFailed] = useState<{ text: string; error: unknown }>();
  const [saving, setSaving] = useState(false);
  const [everSaved, setEverSaved] = useState(false);
  const inProgress = useRef<Promise<void>>(Promise.resolve());

  const run = useEffectEvent(async () => {
    if (value === undefined || text === undefined) return;
    setSaving(true);
    try {
      await save(value);
      setSavedText(text);
      setFailed(undefined);
      setEverSaved(true);
    } catch (error) {
      setFailed({ text, error });
    } finally {
      setSaving(false);
    }
  });

  const due = text !== undefined && text !== savedText && text !== failed?.text;
  useEffect(() => {
    if (!due || saving || held || text === undefined) return;
    const timer = setTimeout(() => {
      inProgress.current = run();
    }, AUTOSAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [due, saving, held, text]);

  useWindowEvent('online', () => setFailed(undefined));

  const hasFailed = failed !== undefined && failed.text === text && !saving;
  return {
    state: hasFailed
      ? 'failed'
      : saving || due
        ? 'saving'
        : everSaved && text === savedText
          ? 'saved'
          : 'clean',
    error: hasFailed ? failed.error : undefined,
    unsaved: text !== undefined && text !== savedText,
    retry: () => setFailed(undefined),
    settled: () => inProgress.current,
  };
}
