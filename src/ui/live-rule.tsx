import clsx from 'clsx';
import { Circle, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';

interface LiveRuleProps {
  met: boolean;
  /** Announced when the rule is met, by screen readers only. */
  metLabel: string;
  children: ReactNode;
}

/** A rule of a field that ticks itself off while one types; until then it is only a hint. */
export function LiveRule({ met, metLabel, children }: LiveRuleProps) {
  const Icon = met ? CircleCheck : Circle;
  return (
    <span className={clsx('inline-flex items-center gap-1.5', met && 'text-success')}>
      <Icon size={14} aria-hidden="true" className="shrink-0" />
      {children}
      <span className="sr-only" aria-live="polite">
        {met && metLabel}
      </span>
    </span>
  );
}
