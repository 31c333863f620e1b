import clsx from 'clsx';
import { CircleAlert, Info, LockKeyhole } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button';

interface ErrorStateProps {
  /**
   * `info`: nothing broke, it is just not there; said quietly. `denied`: nor did it, it is for others. Trying again
   * stands back with both.
   */
  tone?: 'error' | 'info' | 'denied' | undefined;
  title: ReactNode;
  text?: ReactNode;
  /** The request's reference, for the support. */
  reference?: ReactNode;
  retryLabel?: string | undefined;
  onRetry?: (() => void) | undefined;
  action?: ReactNode;
}

const SIGNS = {
  error: { icon: CircleAlert, color: 'tint-error text-error' },
  info: { icon: Info, color: 'tint-info text-info' },
  denied: { icon: LockKeyhole, color: 'bg-base-300 text-quiet' },
} as const;

/** A failure in the place of the content, with a way on. */
export function ErrorState({
  tone = 'error',
  title,
  text,
  reference,
  retryLabel,
  onRetry,
  action,
}: ErrorStateProps) {
  const quiet = tone === 'info';
  const { icon: Icon, color } = SIGNS[tone];
  return (
    <div
      role={quiet ? 'status' : 'alert'}
      // In a card there is a box around it already.
      className="flex flex-col items-center gap-3 rounded-box border border-line bg-base-100 px-6 py-10 text-center [section.rounded-box_&]:border-0 [section.rounded-box_&]:py-6"
    >
      <span aria-hidden="true" className={clsx('grid size-11 place-items-center rounded-box', color)}>
        <Icon size={20} />
      </span>
      <div className="max-w-md text-balance">
        <h2 className="font-semibold text-base">{title}</h2>
        {text && <p className="mt-1 text-quiet">{text}</p>}
      </div>
      {(onRetry && retryLabel) || action ? (
        <div className="flex flex-wrap justify-center gap-2">
          {onRetry && retryLabel && (
            <Button variant={tone === 'error' ? 'secondary' : 'ghost'} onClick={onRetry}>
              {retryLabel}
            </Button>
          )}
          {action}
        </div>
      ) : null}
      {reference}
    </div>
  );
}
