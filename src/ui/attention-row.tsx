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

/**
 * On a phone the words have no room beside a button: all of the row leads where the link below them says. A button moves
 * while it is pressed and would take the row's share of it along: this one stays.
 */
const ACTION =
  'max-sm:col-start-2 max-sm:[&>a]:translate-none max-sm:[&>a]:h-auto! max-sm:[&>a]:min-h-0! max-sm:[&>a]:border-0! max-sm:[&>a]:bg-transparent! max-sm:[&>a]:p-0! max-sm:[&>a]:text-primary! max-sm:[&>a]:after:absolute max-sm:[&>a]:after:inset-0';

/** One entry in a list of what needs somebody. */
export function AttentionRow({ Icon, tone, detail, action, children }: AttentionRowProps) {
  return (
    <li className="relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 py-3 max-sm:gap-y-1.5 max-sm:grid-cols-[auto_minmax(0,1fr)] max-sm:items-start">
      <span
        aria-hidden="true"
        className={clsx('grid size-8 shrink-0 place-items-center rounded-field', TONES[tone])}
      >
        <Icon size={16} />
      </span>
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p>{children}</p>
        {detail && <p className="text-[0.8125rem] text-quiet">{detail}</p>}
      </div>
      <div className={ACTION}>{action}</div>
    </li>
  );
}
