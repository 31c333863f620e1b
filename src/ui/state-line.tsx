import clsx from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface StateLineProps {
  Icon: LucideIcon;
  tone: keyof typeof TONES;
  children: ReactNode;
}

const TONES = {
  success: 'text-success',
  warning: 'text-warning',
  error: 'text-error',
  quiet: 'text-quiet',
} as const;

/** How something stands: a sign and a few words below its name. */
export function StateLine({ Icon, tone, children }: StateLineProps) {
  return (
    <span className={clsx('inline-flex items-center gap-1.5 font-medium text-[0.8125rem]', TONES[tone])}>
      <Icon size={14} aria-hidden="true" className="shrink-0" />
      {children}
    </span>
  );
}
