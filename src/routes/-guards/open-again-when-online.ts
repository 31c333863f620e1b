import type { AnyRouter } from '@tanstack/react-router';

/** A page that failed to open is opened again as soon as there is a network again. */
export function openAgainWhenOnline(router: AnyRouter): void {
  window.addEventListener('online', () => {
    if (router.state.matches.some(({ status }) => status === 'error')) void router.invalidate();
  });
}
