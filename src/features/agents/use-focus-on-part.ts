import { useEffect } from 'react';
import { focusTitle } from '@/lib/focus-title';
import { focusWhenThere } from '@/lib/focus-when-there';
import { openAndFocus } from './open-and-focus';

/** Puts the focus into a part of an agent; false while it is not there. */
function focusOn(part: string): boolean {
  const box = document.querySelector(`[data-block="${part}"], [data-item="${part}"]`);
  if (!openAndFocus(box)) return false;
  // The window may not move with the focus as far as is needed to see what it is in.
  box?.scrollIntoView?.({ block: 'center' });
  return true;
}

/** Brings a part of an agent into sight and puts the focus into it, once it is there; what is gone leaves the heading. */
export function useFocusOnPart(part: string | undefined, ready: boolean): void {
  useEffect(() => {
    if (part === undefined || !ready) return;
    return focusWhenThere(() => focusOn(part), focusTitle);
  }, [part, ready]);
}
