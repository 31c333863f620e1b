import type { ReactNode } from 'react';
import { isForbidden, isGone, isUnavailable } from '@/api/api-error';
import { ErrorState } from '@/ui/error-state';
import { FailureReference } from './failure-reference';
import { useFailureTexts } from './use-failure-texts';
import { useFallbackTexts } from './use-fallback-texts';

interface FailurePanelProps {
  error: unknown;
  /** What could not be read; a refusal says more itself. */
  title?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** Another way on. */
  action?: ReactNode;
}

/** A whole panel that failed, with its reference and a way to try again. */
export function FailurePanel({ error, title, onRetry, action }: FailurePanelProps) {
  const { common } = useFallbackTexts();
  const { reference, ...own } = useFailureTexts()(error);
  const isRefused = isUnavailable(error) || isForbidden(error) || isGone(error);
  const t = title && !isRefused ? { ...own, title, text: `${own.title}. ${own.text}` } : own;
  return (
    <ErrorState
      tone={isUnavailable(error) ? 'info' : isForbidden(error) ? 'denied' : 'error'}
      {...t}
      reference={<FailureReference reference={reference} className="justify-center" />}
      retryLabel={common.retry()}
      // What is gone does not come by asking again; access may be given meanwhile.
      onRetry={isGone(error) ? undefined : onRetry}
      action={action}
    />
  );
}
