import clsx from 'clsx';
import { type ReactNode, useId } from 'react';

interface MeterProps {
  label: ReactNode;
  value: number;
  max: number;
  /** The figure in words, "3 of 10". */
  text: string;
}

/** How much of a limit is used. */
export function Meter({ label, value, max, text }: MeterProps) {
  const id = useId();
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex justify-between gap-3">
        <span id={id} className="font-medium">
          {label}
        </span>
        <span className="text-quiet tabular-nums">{text}</span>
      </div>
      {/* Native for a screen reader; styled by hand, since each browser styles it its own way. */}
      <meter
        className="sr-only"
        aria-labelledby={id}
        aria-valuetext={text}
        min={0}
        max={Math.max(max, 1)}
        value={Math.min(value, max)}
      />
      <div aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-base-content/12">
        <div
          className={clsx(
            'h-full rounded-full',
            share >= 1 ? 'bg-error' : share >= 0.8 ? 'bg-warning' : 'bg-primary',
          )}
          style={{ width: `${share * 100}%` }}
        />
      </div>
    </div>
  );
}
