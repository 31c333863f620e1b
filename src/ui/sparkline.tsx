import clsx from 'clsx';

interface SparklineProps {
  /** In their order; one that is not known leaves a gap. */
  values: readonly (number | undefined)[];
  look?: 'line' | 'bars';
  tone?: keyof typeof TONES;
  /** Whether zero is its ground; else the lowest value. */
  fromZero?: boolean;
  className?: string;
}

const TONES = {
  primary: { line: 'stroke-primary', fill: 'fill-primary' },
  accent: { line: 'stroke-accent', fill: 'fill-accent' },
  secondary: { line: 'stroke-secondary', fill: 'fill-secondary' },
} as const;
const WIDTH = 100;
const HEIGHT = 40;
const EDGE = 4;

/** A small picture of how a figure went; what it says stands in words beside it. */
export function Sparkline({
  values,
  look = 'line',
  tone = 'primary',
  fromZero = false,
  className,
}: SparklineProps) {
  const known = values.flatMap((value, index) => (value === undefined ? [] : [{ value, index }]));
  const last = known.at(-1);
  if (!last) return null;
  const highest = Math.max(...known.map(({ value }) => value));
  const lowest = fromZero ? 0 : Math.min(...known.map(({ value }) => value));
  const step = (WIDTH - 2 * EDGE) / Math.max(1, values.length - 1);
  const x = (index: number) => EDGE + index * step;
  const y = (value: number) =>
    HEIGHT - EDGE - ((value - lowest) / (highest - lowest || 1)) * (HEIGHT - 2 * EDGE);
  const path = known.map(({ value, index }) => `${x(index).toFixed(1)} ${y(value).toFixed(1)}`).join('L');
  const { line, fill } = TONES[tone];
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className={className}>
      {look === 'bars' ? (
        known.map(({ value, index }) => (
          <rect
            key={index}
            x={x(index) - step * 0.38}
            width={step * 0.76}
            y={y(value)}
            height={HEIGHT - y(value)}
            className={clsx(fill, index !== last.index && 'opacity-40')}
          />
        ))
      ) : (
        <>
          <path
            className={clsx(fill, 'opacity-10')}
            d={`M${path}L${x(last.index)} ${HEIGHT}H${x(known[0]?.index ?? 0)}z`}
          />
          <path className={clsx('fill-none stroke-[1.75]', line)} d={`M${path}`} />
          <circle className={fill} cx={x(last.index)} cy={y(last.value)} r={2.5} />
        </>
      )}
    </svg>
  );
}
