import type { ReactNode } from 'react';

/** A page, an agent, an action: what can be chosen in the palette. */
export interface PaletteEntry {
  /** Its name among those of its source, the same in each visit. */
  id: string;
  label: string;
  hint?: string | undefined;
  icon?: ReactNode;
  /** Other words that find it. */
  keywords?: readonly string[] | undefined;
  onSelect: () => void;
}

/** A group of entries. Each feature makes its own; the palette's page lists them. */
export interface PaletteSource {
  /** Its name, the same in each visit: with an entry's it says what was chosen lately. */
  id: string;
  heading: string;
  entries: readonly PaletteEntry[];
  /** The entries were found for what is typed, and are shown although their labels may not hold it. */
  found?: boolean | undefined;
  /** Why there may be more than is shown, in words and as it was refused, and how to ask again. */
  failure?: { title: string; error: unknown; retry: () => void } | undefined;
  /** Its entries for what is typed are on their way. */
  searching?: boolean | undefined;
  /** Makes an entry that was chosen lately, and is not among the present ones, from what was kept of it. */
  recall?: ((kept: { id: string; label: string }) => PaletteEntry) | undefined;
}
