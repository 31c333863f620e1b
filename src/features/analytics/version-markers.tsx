import type { DayRow } from './per-day';

const LETTER_WIDTH = 6.6;
const LINE_HEIGHT = 13;
const ROWS = 2;

interface VersionMarkersProps {
  rows: readonly DayRow[];
  x: (index: number) => number;
  top: number;
  floor: number;
  /** Where the days end. */
  right: number;
}

/** A dotted line where a version was published, with its name; one that would stand on another has a row of its own. */
export function VersionMarkers({ rows, x, top, floor, right }: VersionMarkersProps) {
  const ends = Array.from({ length: ROWS }, () => Number.NEGATIVE_INFINITY);
  const marks = rows.flatMap(({ day, published }, index) => {
    if (published.length === 0) return [];
    const name = published.join(', ');
    const width = name.length * LETTER_WIDTH;
    const at = x(index);
    const start = Math.max(0, Math.min(at - width / 2, right - width));
    const row = ends.findIndex((end) => end + 8 < start);
    // Where there is no room the name is in the legend, once that day is chosen.
    if (row >= 0) ends[row] = start + width;
    return [{ day, name, at, middle: start + width / 2, row }];
  });
  return marks.map(({ day, name, at, middle, row }) => (
    <g key={day}>
      <path
        className="stroke-edge [stroke-dasharray:2_3]"
        d={`M${at} ${row < 0 ? top : top - 16 - row * LINE_HEIGHT}V${floor}`}
      />
      {row >= 0 && (
        <text
          x={middle}
          y={top - 20 - row * LINE_HEIGHT}
          textAnchor="middle"
          className="fill-base-content font-semibold"
        >
          {name}
        </text>
      )}
    </g>
  ));
}
