import { useSyncExternalStore } from 'react';
import { savedTheme, type Theme } from './theme';
import { listenToTheme } from './use-theme';

/** The look that was chosen; undefined while the system decides. */
export function useSavedTheme(): Theme | undefined {
  return useSyncExternalStore(listenToTheme, savedTheme);
}
