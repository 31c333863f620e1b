import clsx from 'clsx';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

interface StepperProps {
  label: string;
  steps: readonly {
    id: string;
    label: ReactNode;
    state: 'done' | 'current' | 'todo';
    /** The state in words, for a screen reader. */
    stateLabel: string;
  }[];
}

/** Where one stands in a row of steps; on a phone only the current one shows its name. */
export function Stepper({ label, steps }: StepperProps) {
  return (
    <nav aria-label={label}>
      <ol className="flex items-center gap-2">
        {steps.map((step, index) => (
          <li
            key={step.id}
            aria-current={step.state === 'current' ? 'step' : undefined}
            className={clsx(
              'flex items-center gap-2 not-last:after:h-px not-last:after:min-w-2 not-last:after:grow not-last:after:bg-edge',
              index < steps.length - 1 && 'min-w-0 flex-auto',
            )}
          >
            <span
              aria-hidden="true"
              className={clsx(
                'grid size-6 shrink-0 place-items-center rounded-full border font-semibold text-xs',
                step.state === 'done' && 'border-primary bg-primary text-primary-content',
                step.state === 'current' && 'border-primary text-primary ring-2 ring-primary/25',
                step.state === 'todo' && 'border-edge text-quiet',
              )}
            >
              {step.state === 'done' ? <Check size={14} /> : index + 1}
            </span>
            <span
              className={clsx(
                'truncate text-[0.8125rem]',
                step.state === 'current' ? 'font-semibold' : 'text-quiet max-md:sr-only',
              )}
            >
              {step.label}
            </span>
            <span className="sr-only">{step.stateLabel}</span>
          </li>
        ))}
      </ol>
    </nav>
  );
}
