import { useRef, useState } from 'react';
import { useUnmount } from '@/lib/use-unmount';

/** How far a change of many has come: their names are looked up first, then they are changed. */
export interface AgentProgress {
  doing: 'finding' | 'changing';
  done: number;
  of: number;
}

/** One piece of work after the other: an Undo comes after what it undoes. What is running can be stopped. */
export function useWorkQueue() {
  const [busy, setBusy] = useState(false);
  const [progress, setProgress] = useState<AgentProgress>();
  const stopping = useRef<AbortController>(undefined);
  const line = useRef<Promise<unknown>>(Promise.resolve());

  // What has not been sent when the list is left stays as it is.
  useUnmount(() => stopping.current?.abort());

  const enqueue = <Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result> => {
    const turn = line.current.then(async () => {
      const controller = new AbortController();
      stopping.current = controller;
      setBusy(true);
      try {
        return await work(controller.signal);
      } finally {
        setBusy(false);
        setProgress(undefined);
      }
    });
    line.current = turn.catch(() => undefined);
    return turn;
  };

  return { enqueue, busy, progress, setProgress, stop: () => stopping.current?.abort() };
}
