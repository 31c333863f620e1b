import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useMedia } from './use-media';

/** Rows `first` up to, without, `end`; an end at infinity moves on with every row that comes. */
interface Span {
  first: number;
  end: number;
}

/** One row to draw, and the height of those left out before it. */
interface DrawnRow {
  index: number;
  skipped: number;
}

/** How high a row is thought to be until it was seen. */
const ROW_PX = 96;
/** What is rendered beyond each edge of what is seen; when less than half of it is left, the window moves on. */
const MARGIN_PX = 900;
/** Up to so many rows all of them stand in the page, where the browser's own search finds them. */
const WHOLE_UP_TO = 60;
const SMALL_MOVE_PX = 150;
const FIRST_ROWS = 6;
const MOST_ROWS = 100;

function inBounds({ first, end }: Span, count: number): Span {
  if (count <= WHOLE_UP_TO) return { first: 0, end: count };
  const last = Math.min(end, count);
  return { first: Math.max(0, Math.min(first, count - FIRST_ROWS), last - MOST_ROWS), end: last };
}

/** The rows that meet the stretch between two heights. */
function spanBetween(from: number, to: number, count: number, heightOf: (index: number) => number): Span {
  let top = 0;
  let first = 0;
  for (; first < count - 1 && top + heightOf(first) < from; first += 1) top += heightOf(first);
  let end = first;
  for (; end < count && top < to; end += 1) top += heightOf(end);
  return { first, end: end === count ? Number.POSITIVE_INFINITY : end };
}

/**
 * Which rows of a long list stand in the page; they carry their place in `data-index`. They stay in its flow, so that one
 * may grow as it likes; those left out are as high as they were when last seen. It begins at the end.
 */
export function useRowWindow(scroller: RefObject<HTMLElement | null>, count: number) {
  const [span, setSpan] = useState<Span>({ first: count - FIRST_ROWS, end: Number.POSITIVE_INFINITY });
  const [focused, setFocused] = useState<number>();
  const [heights] = useState<number[]>(() => []);
  const held = useRef<{ index: number; top: number } | undefined>(undefined);
  const lookedAt = useRef(Number.NEGATIVE_INFINITY);
  const heightOf = useCallback((index: number) => heights[index] ?? ROW_PX, [heights]);

  // On paper there is nothing to scroll to.
  const isPrinted = useMedia('print');
  const { first, end } = isPrinted ? { first: 0, end: count } : inBounds(span, count);
  /** Draws what can be seen by now, and a margin; to be called whenever the box was scrolled. */
  const look = useCallback(() => {
    const box = scroller.current;
    if (!box || box.clientHeight === 0 || count <= WHOLE_UP_TO) return;
    // The margins bear a small move.
    if (Math.abs(box.scrollTop - lookedAt.current) < SMALL_MOVE_PX) return;
    lookedAt.current = box.scrollTop;
    const boxTop = box.getBoundingClientRect().top;
    held.current = undefined;
    for (const row of box.querySelectorAll('[data-index]')) {
      const index = Number(row.getAttribute('data-index'));
      const { top, bottom, height } = row.getBoundingClientRect();
      heights[index] = height;
      if (bottom > boxTop) held.current ??= { index, top };
    }
    const from = box.scrollTop;
    const to = from + box.clientHeight;
    const needed = spanBetween(from - MARGIN_PX / 2, to + MARGIN_PX / 2, count, heightOf);
    const wished = spanBetween(from - MARGIN_PX, to + MARGIN_PX, count, heightOf);
    const covered = first <= needed.first && end >= Math.min(needed.end, count);
    if (covered && end - first <= 2 * (Math.min(wished.end, count) - wished.first)) return;
    setSpan(wished);
  }, [scroller, count, heights, heightOf, first, end]);

  useLayoutEffect(() => {
    // Most browsers hold on to what is read by themselves; here is one that does not.
    const box = scroller.current;
    const before = held.current;
    if (!box || !before || span.first === 0 || CSS.supports('overflow-anchor', 'auto')) return;
    const row = box.querySelector(`[data-index="${before.index}"]`);
    if (row) box.scrollTop += row.getBoundingClientRect().top - before.top;
  }, [scroller, span]);

  // The newest is always there, it may be growing or be spoken; so is the one that has the focus.
  const wanted = new Set([focused ?? -1, count - 1]);
  for (let index = first; index < end; index += 1) wanted.add(index);
  const drawn: DrawnRow[] = [];
  let skipped = 0;
  for (let index = 0; index < count; index += 1) {
    if (!wanted.has(index)) skipped += heightOf(index);
    else {
      drawn.push({ index, skipped });
      skipped = 0;
    }
  }
  return { drawn, look, setFocused };
}
