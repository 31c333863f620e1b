import clsx from 'clsx';
import type { ReactNode } from 'react';

interface FieldFrameProps {
  /** The id of the control; hint and error take `-hint` and `-error` after it. */
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Small text at the end of the hint's line, such as a counter. */
  corner?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** Label, hint and error around one control, the same for every kind of field. */
export function FieldFrame({ id, label, hint, error, corner, className, children }: FieldFrameProps) {
  return (
    <div className={clsx('flex min-w-0 flex-col gap-1.5', className)}>
      <label htmlFor={id} className="w-fit font-medium">
        {label}
      </label>
      {children}
      {(hint || error || corner) && (
        <div className="flex justify-between gap-3 text-[0.8125rem]">
          <div>
            {error && (
              <p id={`${id}-error`} className="text-error">
                {error}
              </p>
            )}
            {hint && (
              <p id={`${id}-hint`} className="text-quiet">
                {hint}
              </p>
            )}
          </div>
          {corner && <p className="shrink-0 text-quiet tabular-nums">{corner}</p>}
        </div>
      )}
    </div>
  );
}
