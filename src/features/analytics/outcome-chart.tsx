import { useI18nContext } from '@i18n/i18n-react';
import { type KeyboardEvent, useState } from 'react';
import { formatNumber } from '@/lib/format';
import { usePhone } from '@/ui/use-phone';
import { formatDay } from './calendar';
import { ChartLegend } from './chart-legend';
import { apart, type ChartSize, scalesOf } from './chart-scales';
import { LABELS, LINES, Marker, SERIES } from './chart-series';
import { type DayRow, readingOf } from './per-day';
import { VersionMarkers } from './version-markers';

const DESK: ChartSize = { width: 934, height: 260, left: 30, right: 132, top: 44, bottom: 26 };
const PHONE: ChartSize = { width: 326, height: 230, left: 30, right: 14, top: 44, bottom: 26 };
const LABEL_GAP = 15;
/** So many days have a name, at most. */
const NAMED = 5;

interface OutcomeChartProps {
  rows: readonly DayRow[];
  /** How many days the range has; a row may be a week of them. */
  days: number;
  /** What it shows, for who does not see it. */
  label: string;
}

/** Which days of many are named: evenly, the last one always. */
function someOf(many: number, most: number): number[] {
  const step = Math.max(1, Math.ceil((many - 1) / (most - 1)));
  const some: number[] = [];
  for (let index = many - 1; index >= 0; index -= step) some.unshift(index);
  return some;
}

/** How conversations ended, day by day; pointer and arrow keys put one day's numbers into the legend. */
export function OutcomeChart({ rows, days, label }: OutcomeChartProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.analytics.perDay;
  const phone = usePhone();
  const [chosen, setChosen] = useState<number>();
  const last = rows.length - 1;
  // A day that is not over yet would read as a fall: no line leads to it, and another one is read first.
  const hasOpen = rows.length > 1 && rows[last]?.isOpen === true;
  const whole = hasOpen ? last - 1 : last;
  const index = Math.min(chosen ?? whole, last);
  const row = rows[index];
  if (!row) return null;
  const size = phone ? PHONE : DESK;
  const { x, y, ticks, pathOf, nearest } = scalesOf(rows, size);
  const floor = size.height - size.bottom;
  const isCompared = rows.some(({ before }) => before !== undefined);
  const dayName = (at: number) => formatDay(locale, rows[at]?.day ?? '', { day: 'numeric', month: 'short' });

  const move = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 };
    const step = steps[event.key];
    const to =
      event.key === 'Home' ? 0 : event.key === 'End' ? last : step === undefined ? undefined : index + step;
    if (to === undefined) return;
    event.preventDefault();
    setChosen(Math.min(last, Math.max(0, to)));
  };

  const end = rows[whole];
  const n = (value: number | undefined) => formatNumber(locale, value ?? 0);
  const labels = [
    { series: 'resolved' as const, y: y(end?.resolved ?? 0), text: t.shortResolved({ n: n(end?.resolved) }) },
    { series: 'person' as const, y: y(end?.person ?? 0), text: t.shortPerson({ n: n(end?.person) }) },
    {
      series: 'unanswered' as const,
      y: y(end?.unanswered ?? 0),
      text: t.shortUnanswered({ n: n(end?.unanswered) }),
    },
    ...(end?.before === undefined
      ? []
      : [{ series: 'before' as const, y: y(end.before), text: t.shortBefore({ n: n(end.before) }) }]),
  ];

  return (
    <>
      <ChartLegend row={row} days={days} compared={isCompared} />
      <div
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={index}
        aria-valuetext={readingOf(t, locale, row)}
        className="mt-2 rounded-field [touch-action:pan-y]"
        onKeyDown={move}
        onPointerMove={({ currentTarget, clientX }) => {
          const { left, width } = currentTarget.getBoundingClientRect();
          if (width > 0) setChosen(nearest((clientX - left) / width));
        }}
      >
        <svg
          viewBox={`0 0 ${size.width} ${size.height}`}
          className="block w-full select-none fill-quiet text-[12px]"
          aria-hidden="true"
        >
          {ticks.map((tick) => (
            <g key={tick}>
              <path className="stroke-line" d={`M${size.left} ${y(tick)}H${size.width - size.right}`} />
              <text x={size.left - 8} y={y(tick) + 4} textAnchor="end">
                {formatNumber(locale, tick)}
              </text>
            </g>
          ))}
          {someOf(rows.length, phone ? 3 : NAMED).map((at) => (
            <text
              key={at}
              x={x(at)}
              y={size.height - 6}
              textAnchor={at === 0 ? 'start' : phone && at === last ? 'end' : 'middle'}
            >
              {dayName(at)}
            </text>
          ))}
          <VersionMarkers rows={rows} x={x} top={size.top} floor={floor} right={size.width - size.right} />
          {isCompared && <path className={LINES.before} d={pathOf(({ before }) => before, 0, last)} />}
          {SERIES.map((series) => (
            <path key={series} className={LINES[series]} d={pathOf((one) => one[series], 0, whole)} />
          ))}
          <path className="stroke-base-content" d={`M${x(index)} ${size.top}V${floor}`} />
          {/* The day whose numbers are in the legend; fainter where it is not over yet. */}
          <g className={index > whole ? 'opacity-50' : undefined}>
            {SERIES.map((series) => (
              <Marker key={series} series={series} x={x(index)} y={y(row[series])} />
            ))}
          </g>
          {!phone &&
            apart(labels, LABEL_GAP, floor).map((label) => (
              <text
                key={label.series}
                className={LABELS[label.series]}
                x={size.width - size.right + 12}
                y={label.y + 4}
              >
                {label.text}
              </text>
            ))}
        </svg>
      </div>
    </>
  );
}
