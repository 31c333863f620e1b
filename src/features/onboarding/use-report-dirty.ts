import { useEffect, useEffectEvent } from 'react';

/** Tells whether leaving would lose something, so that the route can ask first. */
export function useReportDirty(dirty: boolean, onDirty: (dirty: boolean) => void): void {
  const tell = useEffectEvent(onDirty);
  useEffect(() => {
    tell(dirty);
  }, [dirty]);
}
