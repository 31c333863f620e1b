import { useState } from 'react';
import { useWindowEvent } from '@/lib/use-window-event';
import { singleKeysOn } from '@/session/single-keys';

/** What the keyboard opens over any page. */
export type CommandLayer = 'palette' | 'shortcuts';

const SINGLE_KEYS: Partial<Record<string, CommandLayer>> = { '?': 'shortcuts', '/': 'palette' };

/** Whether a key press is meant for a field, or for the window that lies over the page. */
function isMeantElsewhere(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  const typesInto =
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.matches('textarea, select, input:not([type="checkbox"], [type="radio"], [type="button"])'));
  return typesInto || document.querySelector('[aria-modal="true"], [role="menu"], dialog[open]') !== null;
}

/** Which layer is open: ⌘K and Ctrl+K open and close the palette; `/` opens it, and `?` opens the list of shortcuts. */
export function useCommandKeys(): [CommandLayer | undefined, (open: CommandLayer | undefined) => void] {
  const [layer, setLayer] = useState<CommandLayer>();
  useWindowEvent('keydown', (event) => {
    const { key, metaKey, ctrlKey, altKey } = event;
    if (key.toLowerCase() === 'k' && (metaKey || ctrlKey)) {
      event.preventDefault();
      setLayer(layer === 'palette' ? undefined : 'palette');
      return;
    }
    const opened = SINGLE_KEYS[key];
    if (!opened || metaKey || ctrlKey || altKey || event.isComposing || event.defaultPrevented) return;
    if (isMeantElsewhere(event) || !singleKeysOn()) return;
    // The palette's own field would get the key, too.
    event.preventDefault();
    setLayer(opened);
  });
  return [layer, setLayer];
}
