import clsx from 'clsx';
import type { ReactNode } from 'react';

interface BadgeProps {
  tone?: 'neutral' | 'info' | 'success' | 'warning' | 'error' | undefined;
  icon?: ReactNode;
  children: ReactNode;
}

const TONE_CLASS = {
  neutral: '',
  info: 'badge-info',
  success: 'badge-success',
  warning: 'badge-warning',
  error: 'badge-error',
} as const;

/** A state in one or two words. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span
      className={clsx(
        'badge badge-soft h-auto min-h-5.5 gap-1 px-2 py-px font-medium text-xs',
        TONE_CLASS[tone],
      )}
    >
      {icon}
      {children}
    </span>
  );
}
