import { useSyncExternalStore } from 'react';
import { currentTheme, type Theme } from './theme';

const SYSTEM_IS_DARK = '(prefers-color-scheme: dark)';

/** Tells of another look, chosen or of the system. */
export function listenToTheme(tell: () => void): () => void {
  const observer = new MutationObserver(tell);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const system = matchMedia(SYSTEM_IS_DARK);
  system.addEventListener('change', tell);
  return () => {
    observer.disconnect();
    system.removeEventListener('change', tell);
  };
}

/** The look that is shown, for what cannot follow it by style alone. */
export function useTheme(): Theme {
  return useSyncExternalStore(listenToTheme, currentTheme);
}
