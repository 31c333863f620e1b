import { type ReactNode, type RefObject, useState } from 'react';

interface WindowedProps {
  box: RefObject<HTMLDivElement | null>;
  count: number;
  /** How high a row is, or is thought to be. */
  rowPx: number;
  /** Begins at the last row. */
  atEnd?: boolean;
  children: (index: number) => ReactNode;
}

const MARGIN_ROWS = 8;
const SCREEN_ROWS = 24;

/** The plainest list that draws what can be seen and nothing else. */
export function Windowed({ box, count, rowPx, atEnd = false, children }: WindowedProps) {
  const [first, setFirst] = useState(() => (atEnd ? count - SCREEN_ROWS : 0));
  const from = Math.max(0, Math.min(first, count - SCREEN_ROWS));
  const to = Math.min(count, from + SCREEN_ROWS + MARGIN_ROWS);
  return (
    <div
      ref={box}
      className="box"
      onScroll={({ currentTarget }) => {
        const seen = Math.floor(currentTarget.scrollTop / rowPx) - MARGIN_ROWS / 2;
        if (Math.abs(seen - first) >= MARGIN_ROWS / 2) setFirst(seen);
      }}
    >
      <div style={{ height: from * rowPx }} />
      {Array.from({ length: to - from }, (_, place) => children(from + place))}
      <div style={{ height: (count - to) * rowPx }} />
    </div>
  );
}
