import { useRef } from 'react';

/** Lets one call run at a time: a second click while it is under way does nothing. */
export function useOneAtATime<Args extends unknown[]>(
  run: (...args: Args) => Promise<void>,
): (...args: Args) => Promise<void> {
  const underWay = useRef(false);
  return async (...args) => {
    if (underWay.current) return;
    underWay.current = true;
    try {
      await run(...args);
    } finally {
      underWay.current = false;
    }
  };
}
