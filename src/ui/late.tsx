import { type ReactNode, Suspense, useLayoutEffect, useReducer } from 'react';
import { onPartArrival } from '@/lib/load-part';

interface LateProps {
  /** Stands in their place meanwhile. */
  fallback?: ReactNode;
  /** Parts of the page whose code or texts come later. */
  children: ReactNode;
}

/**
 * Suspense that shows its parts as soon as they are there. Left to itself React waits until 300 ms have passed since any
 * fallback was shown, and a page that loads its parts in steps would stand still as long at every step.
 */
export function Late({ fallback, children }: LateProps) {
  const [, renderAgain] = useReducer((times: number) => times + 1, 0);
  return <Suspense fallback={<Waiting onArrival={renderAgain}>{fallback}</Waiting>}>{children}</Suspense>;
}

function Waiting({ onArrival, children }: { onArrival: () => void; children: ReactNode }) {
  useLayoutEffect(() => onPartArrival(onArrival), [onArrival]);
  return children;
}
