import { useSyncExternalStore } from 'react';

/** A time that has to go by: from when (milliseconds since 1970), and how many seconds. */
export interface Wait {
  sentAt: number;
  waitSeconds: number;
}

const TICK_MS = 250;

/** How many seconds of a wait are left by the wall clock; a clock set back before its beginning ends it. */
export function secondsLeft({ sentAt, waitSeconds }: Wait, now: number): number {
  const passed = Math.floor((now - sentAt) / 1000);
  return passed < 0 ? 0 : Math.max(0, waitSeconds - passed);
}

function tick(tell: () => void): () => void {
  const timer = setInterval(tell, TICK_MS);
  return () => clearInterval(timer);
}

/** The same, counting down on the page. */
export function useSecondsLeft(wait: Wait | undefined): number {
  return useSyncExternalStore(tick, () => (wait ? secondsLeft(wait, Date.now()) : 0));
}
