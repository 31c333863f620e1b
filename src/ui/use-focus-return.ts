import { useRef } from 'react';

/** What has the focus; for an entry of a menu, which is about to close, the button that opened the menu. */
function focusedForGood(): Element | null {
  const focused = document.activeElement;
  const menu = focused?.closest('[role="menu"]');
  return menu ? document.querySelector(`[aria-controls="${menu.id}"]`) : focused;
}

/** Gives the focus back to where it was before a dialog without a trigger of its own; Radix only knows triggers. */
export function useFocusReturn() {
  const before = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      before.current = focusedForGood();
    },
    onCloseAutoFocus: (event: Event) => {
      if (!(before.current instanceof HTMLElement) || !before.current.isConnected) return;
      event.preventDefault();
      // Who was led elsewhere by what the dialog did stays there.
      if (document.activeElement && document.activeElement !== document.body) return;
      before.current.focus();
    },
  };
}
