import clsx from 'clsx';
import { Check, Circle, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { BusyDots } from './busy-dots';

interface PhaseListProps {
  phases: readonly {
    id: string;
    label: ReactNode;
    state: 'done' | 'running' | 'waiting' | 'failed';
    stateLabel: string;
  }[];
  /** From 0 to 1; a job that has stopped shows no bar, which would look like one that goes on. */
  progress?: number | undefined;
  progressLabel?: string;
}

const STATE = {
  done: { icon: <Check size={14} />, mark: 'bg-success text-success-content', text: '' },
  running: { icon: <BusyDots />, mark: 'bg-primary/12 text-primary', text: 'font-semibold' },
  waiting: { icon: <Circle size={8} />, mark: 'text-quiet', text: 'text-quiet' },
  failed: { icon: <X size={14} />, mark: 'bg-error text-error-content', text: 'font-semibold' },
} as const;

/** The named phases of a long job and how far it is. */
export function PhaseList({ phases, progress, progressLabel }: PhaseListProps) {
  const percent = progress === undefined ? undefined : Math.round(Math.min(1, Math.max(0, progress)) * 100);
  return (
    <div className="flex flex-col gap-4">
      {percent !== undefined && (
        <div
          role="progressbar"
          aria-label={progressLabel}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
          className="h-2 overflow-hidden rounded-full bg-base-content/12"
        >
          <div
            className={clsx(
              'h-full rounded-full transition-[width] duration-300',
              phases.some(({ state }) => state === 'failed') ? 'bg-error' : 'bg-primary',
            )}
            style={{ width: `${percent}%` }}
          />
        </div>
      )}
      <ol className="flex flex-col gap-3">
        {phases.map((phase) => (
          <li key={phase.id} className="flex items-center gap-3">
            <span
              aria-hidden="true"
              className={clsx(
                'grid size-6 shrink-0 place-items-center rounded-full',
                STATE[phase.state].mark,
              )}
            >
              {STATE[phase.state].icon}
            </span>
            <span className={clsx('grow', STATE[phase.state].text)}>{phase.label}</span>
            <span className="text-[0.8125rem] text-quiet">{phase.stateLabel}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
