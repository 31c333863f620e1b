import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Drawing } from './drawing';

interface EmptyStateProps {
  drawing?: ComponentProps<typeof Drawing>['name'] | undefined;
  /** For what is not an empty list. */
  icon?: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
  /** There is a box around it already. */
  boxed?: boolean | undefined;
}

/** Says why there is nothing here and what to do about it. */
export function EmptyState({ drawing, icon, title, text, action, boxed }: EmptyStateProps) {
  return (
    <div
      className={clsx(
        'flex flex-col items-center gap-3 text-center',
        !boxed && 'rounded-box border border-line bg-base-100 px-6 py-10',
      )}
    >
      {drawing && <Drawing name={drawing} />}
      {icon && (
        <div
          aria-hidden="true"
          className="grid size-11 place-items-center rounded-box bg-primary/10 text-primary"
        >
          {icon}
        </div>
      )}
      <div className="max-w-md text-balance">
        <h2 className="font-semibold text-base">{title}</h2>
        {text && <p className="mt-1 text-quiet">{text}</p>}
      </div>
      {action && <div className="flex max-w-full flex-wrap justify-center gap-2">{action}</div>}
    </div>
  );
}
