import clsx from 'clsx';
import type { Tier } from './usage-tiers';

interface TierBarProps {
  tiers: readonly Tier[];
  used: number;
  /** The name and the figure in words, for who does not see the bar. */
  label: string;
  text: string;
}

/** How much longer than the bounded tiers, or the use, a tier without an end is rendered. */
const OPEN_SHARE = 0.5;
const FULL = 100;

/** Where the bar ends: at the last tier's end, or somewhat beyond what is used of one without an end. */
function barEnd(tiers: readonly Tier[], used: number): number {
  const last = tiers.at(-1);
  if (!last) return Math.max(1, used);
  if (Number.isFinite(last.upTo)) return last.upTo;
  return Math.ceil(Math.max(last.after, used, 1) * (1 + OPEN_SHARE));
}

/** The use drawn tier by tier: the included ones first, then those that cost. */
export function TierBar({ tiers, used, label, text }: TierBarProps) {
  const end = barEnd(tiers, used);
  const drawn = tiers.length > 0 ? tiers : [{ after: 0, upTo: end, unitCost: undefined }];
  return (
    <div>
      {/* Native for a screen reader; styled by hand, since each browser styles it its own way. */}
      <meter
        className="sr-only"
        aria-label={label}
        aria-valuetext={text}
        min={0}
        max={end}
        value={Math.min(used, end)}
      />
      <div aria-hidden="true" className="flex gap-1">
        {drawn.map(({ after, upTo, unitCost }) => {
          const last = Math.min(upTo, end);
          const filled = Math.min(1, Math.max(0, (used - after) / (last - after)));
          // Beyond the included ones each costs; where nothing comes after them, none is left.
          const isFree = unitCost?.value === 0n && (filled < 1 || drawn.length > 1);
          return (
            <div
              key={after}
              className="h-2 min-w-3 overflow-hidden rounded-full bg-base-content/12"
              style={{ flexGrow: last - after, flexBasis: 0 }}
            >
              <div
                className={clsx('h-full rounded-full', isFree ? 'bg-primary' : 'bg-warning')}
                style={{ width: `${filled * FULL}%` }}
              />
            </div>
          );
        })}
      </div>
    </div>
  );
}
