import { INACTIVITY_LIMIT_MS, INACTIVITY_WARNING_MS, idleMs, noteActivity } from './activity';
import { expireSession } from './session';

// Mouse, key, scroll, touch and click (specification §4 Inactivity).
const SIGNS_OF_LIFE = ['mousemove', 'keydown', 'scroll', 'touchstart', 'click'] as const;
const LOOK_AGAIN_MS = 60_000;

const listeners = new Set<() => void>();
let warning = false;
let timer: ReturnType<typeof setTimeout> | undefined;

function warn(next: boolean): void {
  if (warning === next) return;
  warning = next;
  for (const tell of listeners) tell();
}

/** The warning flag (specification §4 Inactivity), as React subscribes to it. */
export const inactivityWarning = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  getSnapshot: (): boolean => warning,
};

/** How many milliseconds are left before the session ends. */
export function inactivityLeftMs(): number {
  return Math.max(0, INACTIVITY_LIMIT_MS - idleMs());
}

/**
 * Ends the session after 120 minutes in which nobody did anything in any tab, and warns 5 minutes before (specification
 * §4 Inactivity). `applies` says whether somebody is signed in, elsewhere than at login. Timers of hidden tabs are slow
 * and stand still during sleep, so each look goes by the clocks, and every return to the page looks.
 */
export function watchInactivity(applies: () => boolean): void {
  const look = () => {
    clearTimeout(timer);
    if (!applies()) {
      warn(false);
      timer = setTimeout(look, LOOK_AGAIN_MS);
      return;
    }
    const left = inactivityLeftMs();
    if (left === 0) {
      warn(false);
      expireSession('inactive');
      return;
    }
    warn(left <= INACTIVITY_WARNING_MS);
    const next = warning ? left : left - INACTIVITY_WARNING_MS;
    timer = setTimeout(look, Math.min(Math.ceil(next), LOOK_AGAIN_MS));
  };
  const onSign = () => {
    if (!applies()) return;
    // Who comes back after the end has come too late.
    if (inactivityLeftMs() > 0) noteActivity();
    if (warning || inactivityLeftMs() === 0) look();
  };
  for (const kind of SIGNS_OF_LIFE) window.addEventListener(kind, onSign, { capture: true, passive: true });
  for (const kind of ['pageshow', 'focus', 'storage'] as const) window.addEventListener(kind, look);
  document.addEventListener('visibilitychange', look);
  look();
}
