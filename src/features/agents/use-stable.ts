import { useCallback, useLayoutEffect, useRef } from 'react';

/** One function for the whole life of a component that calls the newest one, so that rows need not be rendered again. */
export function useStable<Arguments extends unknown[]>(
  work: (...given: Arguments) => void,
): (...given: Arguments) => void {
  const newest = useRef(work);
  useLayoutEffect(() => {
    newest.current = work;
  });
  return useCallback((...given) => newest.current(...given), []);
}
