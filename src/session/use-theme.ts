import { useSyncExternalStore } from 'react';
import { currentTheme, savedTheme, type Theme } from './theme';

const SYSTEM_IS_DARK = '(prefers-color-scheme: dark)';

function listen(tell: () => void): () => void {
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
  return useSyncExternalStore(listen, currentTheme);
}

/** The look that was chosen; undefined while the system decides. */
export function useSavedTheme(): Theme | undefined {
  return useSyncExternalStore(listen, savedTheme);
}
