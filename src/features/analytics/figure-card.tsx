import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { AnalyticsSearch } from './analytics-search';

interface FigureCardProps {
  name: string;
  /** The days that it counts; of what is open now there are none. */
  period?: string;
  /** Where the link behind its name leads. */
  search: AnalyticsSearch;
  hash?: string;
  value?: ReactNode;
  unit?: ReactNode;
  picture?: ReactNode;
  /** Its direction in words. */
  direction?: ReactNode;
  /** There is nothing yet to count. */
  dashed?: boolean;
  /** Stands in the place of all of it: it comes, or it failed. */
  instead?: ReactNode;
}

/** A figure of the first page: name, value, a picture of the last weeks and its direction. */
export function FigureCard({
  name,
  period,
  search,
  hash,
  value,
  unit,
  picture,
  direction,
  dashed = false,
  instead,
}: FigureCardProps) {
  return (
    <li
      className={clsx(
        'flex min-w-0 flex-col rounded-box border px-4.5 py-4 max-sm:px-3.5 max-sm:py-2.5',
        dashed ? 'border-edge/60 border-dashed' : 'border-line bg-base-100',
      )}
    >
      <p className="flex flex-wrap items-baseline justify-between gap-x-2 text-[0.8125rem] max-sm:grow max-sm:flex-col">
        <Link
          to="/{-$locale}/dashboard/analytics"
          search={search}
          {...(hash !== undefined && { hash })}
          className="font-medium hover:text-primary hover:underline max-sm:py-2"
        >
          {name}
        </Link>
        <span className="text-quiet text-xs">{period}</span>
      </p>
      {instead ?? (
        <>
          <div className="mt-1 flex items-end justify-between gap-3">
            <p className="whitespace-nowrap font-semibold text-[1.625rem] tabular-nums leading-8.5 tracking-tight">
              {value}
              {unit && (
                <span className="ms-1.5 font-normal text-[0.8125rem] text-quiet leading-none">{unit}</span>
              )}
            </p>
            {/* Two stand beside one another on a phone: there the direction in words is enough. */}
            {picture && <span className="max-sm:hidden">{picture}</span>}
          </div>
          <p className="mt-1 flex min-h-4.5 flex-wrap items-center gap-x-1.5 text-quiet text-xs">
            {direction}
          </p>
        </>
      )}
    </li>
  );
}
