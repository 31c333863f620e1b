import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/** Where a button disappears under the person who pressed it, the focus goes to `home` instead of nowhere. */
export function useFocusKept(home: RefObject<HTMLElement | null>) {
  const inside = useRef(false);
  useLayoutEffect(() => {
    if (inside.current && document.activeElement === document.body) home.current?.focus();
  });
  return {
    onFocus: () => {
      inside.current = true;
    },
    onBlur: ({ target }: FocusEvent) => {
      if (target.isConnected) inside.current = false;
    },
  };
}
