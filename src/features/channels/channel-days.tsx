import { useI18nContext } from '@i18n/i18n-react';
import clsx from 'clsx';
import { formatNumber } from '@/lib/format';

interface ChannelDaysProps {
  /** Messages a day, today at the end. */
  daily: readonly number[];
  quiet: boolean;
}

const HEIGHT = 30;
const STEP = 14;
/** A day without messages is a line, not a gap. */
const LEAST = 1.5;

/** Two weeks of a channel as bars; the numbers in words for who does not see them. */
export function ChannelDays({ daily, quiet }: ChannelDaysProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.channels.facts;
  if (daily.length === 0) return null;
  const most = Math.max(...daily, 1);
  const bars = daily.map((count, index) => {
    const height = Math.max(LEAST, (count / most) * HEIGHT);
    return { id: `day-${index}`, x: index * STEP, height, today: index === daily.length - 1 };
  });
  const total = daily.reduce((sum, count) => sum + count, 0);
  const list = daily.map((count) => formatNumber(locale, count)).join(', ');
  return (
    <div className="mt-3 flex flex-col gap-1.5 text-quiet text-xs">
      <span>{t.days({ n: total, count: formatNumber(locale, total), days: daily.length })}</span>
      <svg
        role="img"
        aria-label={t.daysAlt({ n: daily.length, list })}
        viewBox={`0 0 ${14 * STEP} ${HEIGHT}`}
        className="h-7.5 w-full max-w-49"
        preserveAspectRatio="xMinYMax meet"
      >
        {bars.map(({ id, x, height, today }) => (
          <rect
            key={id}
            x={x}
            y={HEIGHT - height}
            width={STEP - 2}
            height={height}
            rx={1}
            className={clsx(quiet ? 'fill-secondary' : 'fill-primary', !today && 'opacity-40')}
          />
        ))}
      </svg>
    </div>
  );
}
