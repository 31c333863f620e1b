import { type RefObject, useRef } from 'react';
import { focusPlace } from '@/lib/keep-place';

/** What has the focus; for an entry of a menu, which is about to close, the button that opened the menu. */
function focusedForGood(): Element | null {
  const focused = document.activeElement;
  const menu = focused?.closest('[role="menu"]');
  return menu ? document.querySelector(`[aria-controls="${menu.id}"]`) : focused;
}

/**
 * Gives the focus back to where it was before a dialog without a trigger of its own; Radix only knows triggers.
 * `instead` is what stands in its place when what was changed in the dialog has rendered it anew; where nothing does,
 * as after removing something, it is what took the place of it.
 */
export function useFocusReturn(instead?: RefObject<HTMLElement | null>) {
  const before = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      before.current = focusedForGood();
    },
    onCloseAutoFocus: (event: Event) => {
      if (!before.current) return;
      event.preventDefault();
      // Who was led elsewhere by what the dialog did stays there.
      if (document.activeElement && document.activeElement !== document.body) return;
      const isThere = before.current.isConnected && before.current !== document.body;
      const opener = isThere ? before.current : instead?.current;
      if (opener instanceof HTMLElement) opener.focus();
      else focusPlace();
    },
  };
}
