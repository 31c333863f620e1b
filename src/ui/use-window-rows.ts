import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';

const OVERSCAN = 1;
const USUAL_ROOT_PX = 16;
const CONTROLS = 'a[href], button, input';

function rootPx(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || USUAL_ROOT_PX;
}

function rowIn(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
}

interface WindowRowsOptions {
  count: number;
  /** The height of each row, in rem; all have the same, so that any of them can be gone to at once. */
  rowRem: number;
  /** How many things stand side by side in a row; each has its own `data-row`, counted from 0. */
  perRow?: number;
}

/** A piece of the list: a row that is rendered, or the empty space of those that are not. */
export type RowPiece = { index: number } | { index?: undefined; above: number; height: number };

/**
 * Draws only those rows of a long list that are in the window. The row that holds the focus stays; the arrow keys go
 * from a control to the same one of the next row.
 */
export function useWindowRows<List extends HTMLElement>({ count, rowRem, perRow = 1 }: WindowRowsOptions) {
  const list = useRef<List>(null);
  // Half a window, until it is measured: from 0 on, more rows would be rendered than are seen.
  const [above, setAbove] = useState(() => window.innerHeight / 2);
  const [focused, setFocused] = useState<number>();
  const [height] = useState(() => rowRem * rootPx());
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => height,
    overscan: OVERSCAN,
    scrollMargin: above,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    rangeExtractor: (range) => {
      const seen = defaultRangeExtractor(range);
      if (focused === undefined) return seen;
      const held = [focused - 1, focused, focused + 1].filter((row) => row >= 0 && row < count);
      return [...new Set([...held, ...seen])].sort((a, b) => a - b);
    },
  });

  // What stands above the list grows and shrinks: a notice, the bar of the selection.
  useLayoutEffect(() => {
    const top = list.current ? Math.round(list.current.getBoundingClientRect().top + window.scrollY) : 0;
    if (top !== above) setAbove(top);
  });

  const pieces: RowPiece[] = [];
  let next = 0;
  for (const { index } of virtualizer.getVirtualItems()) {
    if (index > next) pieces.push({ above: next, height: (index - next) * height });
    pieces.push({ index });
    next = index + 1;
  }
  if (next < count) pieces.push({ above: next, height: (count - next) * height });

  const { startIndex = 0, endIndex = 0 } = virtualizer.range ?? {};
  return {
    list,
    pieces,
    /** The first and the last row in the window. */
    view: { first: startIndex, last: endIndex },
    keys: {
      onFocus: ({ target }: FocusEvent) => {
        const row = rowIn(target);
        setFocused(row ? Math.floor(Number(row.dataset.row) / perRow) : undefined);
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setFocused(undefined);
      },
      onKeyDown: (event: KeyboardEvent) => {
        const { key, target, currentTarget } = event;
        if ((key !== 'ArrowDown' && key !== 'ArrowUp') || event.defaultPrevented) return;
        const row = rowIn(target);
        // A menu has its own arrows.
        if (!row || !(target instanceof Element) || target.closest('[role="menu"], [aria-haspopup]')) return;
        const index = Number(row.dataset.row) + (key === 'ArrowDown' ? perRow : -perRow);
        const other = currentTarget.querySelector<HTMLElement>(`[data-row="${index}"]`);
        const at = [...row.querySelectorAll(CONTROLS)].indexOf(target);
        const controls = other?.querySelectorAll<HTMLElement>(CONTROLS);
        const control = controls?.[at] ?? controls?.[0];
        if (!other || !control) return;
        event.preventDefault();
        control.focus({ preventScroll: true });
        other.scrollIntoView({ block: 'nearest' });
      },
    },
  };
}
