import { readStored, removeStored, writeStored } from './browser-storage';

/** The two looks; without a choice the system decides. */
export type Theme = 'light' | 'dark';

/** Where the chosen look is kept. */
export const THEME_KEY = 'theme';

/** The chosen look; undefined while the system decides. */
export function savedTheme(): Theme | undefined {
  const saved = readStored(THEME_KEY);
  return saved === 'light' || saved === 'dark' ? saved : undefined;
}

/** The look that is shown now. */
export function currentTheme(): Theme {
  return savedTheme() ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
}

/** Chooses a look, at once and for the next visit; without one the system decides again. */
export function chooseTheme(theme: Theme | undefined): void {
  const { dataset } = document.documentElement;
  if (theme) {
    writeStored(THEME_KEY, theme);
    dataset.theme = theme;
  } else {
    removeStored(THEME_KEY);
    delete dataset.theme;
  }
}
