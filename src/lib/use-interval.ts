import { useEffect, useEffectEvent } from 'react';

/** Runs every so many milliseconds; never while they are undefined. */
export function useInterval(onTick: () => void, milliseconds: number | undefined): void {
  const tick = useEffectEvent(onTick);
  useEffect(() => {
    if (milliseconds === undefined) return;
    const timer = setInterval(() => tick(), milliseconds);
    return () => clearInterval(timer);
  }, [milliseconds]);
}
