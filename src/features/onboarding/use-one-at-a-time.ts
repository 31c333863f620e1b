import { useRef } from 'react';

/** Lets one call run at a time: a second click while it is running does nothing. */
export function useOneAtATime<Args extends unknown[]>(
  run: (...args: Args) => Promise<void>,
): (...args: Args) => Promise<void> {
  const inProgress = useRef(false);
  return async (...args) => {
    if (inProgress.current) return;
    inProgress.current = true;
    try {
      await run(...args);
    } finally {
      inProgress.current = false;
    }
  };
}
