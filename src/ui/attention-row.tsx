import clsx from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface AttentionRowProps {
  Icon: LucideIcon;
  tone: keyof typeof TONES;
  /** What is said below, more quietly. */
  detail?: ReactNode;
  /** The one thing to do about it. */
  action: ReactNode;
  children: ReactNode;
}

const TONES = {
  error: 'bg-error/10 text-error',
  warning: 'bg-warning/10 text-warning',
  info: 'bg-info/10 text-info',
} as const;

/** One entry in a list of what needs somebody. */
export function AttentionRow({ Icon, tone, detail, action, children }: AttentionRowProps) {
  return (
    <li className="relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 py-3 max-sm:gap-y-1.5 max-sm:grid-cols-[auto_minmax(0,1fr)] max-sm:items-start">
      <span
        aria-hidden="true"
        className={clsx(
          'grid size-8 shrink-0 place-items-center rounded-field max-sm:row-span-2',
          TONES[tone],
        )}
      >
        <Icon size={16} />
      </span>
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p>{children}</p>
        {detail && <p className="text-[0.8125rem] text-quiet">{detail}</p>}
      </div>
      <div className="leads-row">{action}</div>
    </li>
  );
}
