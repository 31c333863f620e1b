import { scaleLinear, scalePoint } from 'd3-scale';
import { line } from 'd3-shape';
import type { DayRow } from './per-day';

/** How large the chart is drawn; it is shown as wide as there is room. */
export interface ChartSize {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const GRID_LINES = 4;

/** Where each day and each count stands; counts begin at zero. */
export function scalesOf(rows: readonly DayRow[], { width, height, left, right, top, bottom }: ChartSize) {
  const most = Math.max(
    1,
    ...rows.map(({ resolved, person, unanswered, before = 0 }) =>
      Math.max(resolved, person, unanswered, before),
    ),
  );
  const days = scalePoint<number>()
    .domain(rows.map((_, index) => index))
    .range([left, width - right]);
  const counts = scaleLinear()
    .domain([0, most])
    .nice(GRID_LINES)
    .range([height - bottom, top]);
  const x = (index: number) => days(index) ?? left;
  const y = (count: number) => counts(count);
  return {
    x,
    y,
    ticks: counts.ticks(GRID_LINES).filter((tick) => Number.isInteger(tick)),
    /** The line of a count from one day to another. */
    pathOf: (of: (row: DayRow) => number | undefined, from: number, to: number): string =>
      line<DayRow>()
        .defined((row) => of(row) !== undefined)
        .x((_, index) => x(from + index))
        .y((row) => y(of(row) ?? 0))(rows.slice(from, to + 1)) ?? '',
    /** The day that is nearest to a place, in parts of the whole width. */
    nearest: (part: number): number => {
      const inner = (part * width - left) / (width - left - right);
      return Math.min(rows.length - 1, Math.max(0, Math.round(inner * (rows.length - 1))));
    },
  };
}

/** Moves labels apart that would stand on one another, none of them beyond the last place. */
export function apart<Label extends { y: number }>(
  labels: readonly Label[],
  gap: number,
  last: number,
): Label[] {
  const sorted = labels.toSorted((a, b) => a.y - b.y);
  let below = last + gap;
  const fromBelow = sorted.toReversed().map((label) => {
    below = Math.min(label.y, below - gap);
    return { ...label, y: below };
  });
  return fromBelow.reverse();
}
