import clsx from 'clsx';

/** The series of the chart, in the order that they keep everywhere. */
export const SERIES = ['resolved', 'person', 'unanswered'] as const;
export type Series = (typeof SERIES)[number];

/** Each has a colour, a line and a marker of its own: none is told by its colour alone. */
export const LINES: Record<Series | 'before', string> = {
  resolved: 'fill-none stroke-primary stroke-2',
  person: 'fill-none stroke-accent stroke-2 [stroke-dasharray:6_4]',
  unanswered: 'fill-none stroke-secondary stroke-2 [stroke-dasharray:1.5_4] [stroke-linecap:round]',
  before: 'fill-none stroke-edge stroke-[1.25]',
};
export const LABELS: Record<Series | 'before', string> = {
  resolved: 'fill-primary font-semibold',
  person: 'fill-accent font-semibold',
  unanswered: 'fill-secondary font-semibold',
  before: 'fill-quiet',
};
const MARKERS: Record<Series, string> = {
  resolved: 'stroke-primary',
  person: 'stroke-accent',
  unanswered: 'stroke-secondary',
};

interface MarkerProps {
  series: Series;
  x: number;
  y: number;
  size?: number;
}

/** ● of what was resolved, ■ of what a person had, ▲ of what stayed unanswered. */
export function Marker({ series, x, y, size = 4 }: MarkerProps) {
  const look = clsx('fill-base-100 stroke-2', MARKERS[series]);
  if (series === 'resolved') return <circle className={look} cx={x} cy={y} r={size} />;
  if (series === 'person')
    return (
      <rect
        className={look}
        x={x - size + 0.4}
        y={y - size + 0.4}
        width={2 * size - 0.8}
        height={2 * size - 0.8}
      />
    );
  return (
    <path className={look} d={`M${x} ${y - size - 0.6}l${size + 0.6} ${2 * size}h${-2 * size - 1.2}z`} />
  );
}

/** A line with its marker, as the legend shows it. */
export function LegendLine({ series }: { series: Series | 'before' }) {
  return (
    <svg width="28" height="10" aria-hidden="true" className="shrink-0">
      <path className={LINES[series]} d="M1 5H27" />
      {series !== 'before' && <Marker series={series} x={14} y={5} size={3.5} />}
    </svg>
  );
}
