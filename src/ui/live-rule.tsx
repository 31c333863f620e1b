import clsx from 'clsx';
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';

interface LiveRuleProps {
  met: boolean;
  /** Announced when the rule is met, by screen readers only. */
  metLabel: string;
  children: ReactNode;
}

/** A rule of a field that ticks itself off while one types; until then it is only a hint, or nothing. */
export function LiveRule({ met, metLabel, children }: LiveRuleProps) {
  return (
    <span className={clsx('inline-flex min-h-5 items-center gap-1.5', met && 'text-success')}>
      {met && <CircleCheck size={14} aria-hidden="true" className="shrink-0" />}
      {children}
      <span className="sr-only" aria-live="polite">
        {met && metLabel}
      </span>
    </span>
  );
}
