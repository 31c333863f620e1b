import { useEffect, useEffectEvent } from 'react';

/** Runs once the component is gone: to abort what nobody waits for any more. */
export function useUnmount(onUnmount: () => void): void {
  const run = useEffectEvent(onUnmount);
  useEffect(() => () => run(), []);
}
