import clsx from 'clsx';
import { Minus, TrendingDown, TrendingUp } from 'lucide-react';
import type { Change } from './kpis';

const ICONS = { up: TrendingUp, down: TrendingDown, same: Minus } as const;
const TONES = { good: 'text-success', bad: 'text-error', neutral: 'text-quiet' } as const;

/** How a figure changed: an icon, by how much and which way; in color whether that is good. */
export function ChangeLine({ change: { direction, tone, amount, words } }: { change: Change }) {
  const Icon = ICONS[direction];
  return (
    <p className="flex flex-wrap items-center gap-x-1 text-quiet text-xs">
      <span className={clsx('inline-flex items-center gap-1 font-medium', TONES[tone])}>
        <Icon size={13} aria-hidden="true" />
        {amount}
      </span>
      <span>{words}</span>
    </p>
  );
}
