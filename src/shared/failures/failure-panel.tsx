import { isUnavailable } from '@/api/api-error';
import { ErrorState } from '@/ui/error-state';
import { useFailureWords } from './use-failure-words';
import { useFallbackWords } from './use-fallback-words';

interface FailurePanelProps {
  error: unknown;
  onRetry?: (() => void) | undefined;
}

/** A whole panel that failed, with its reference and a way to try again. */
export function FailurePanel({ error, onRetry }: FailurePanelProps) {
  const { common } = useFallbackWords();
  const words = useFailureWords()(error);
  return (
    <ErrorState
      tone={isUnavailable(error) ? 'info' : 'error'}
      {...words}
      referenceLabel={common.reference()}
      copyLabel={common.copy()}
      copiedLabel={common.copied()}
      retryLabel={common.retry()}
      onRetry={onRetry}
    />
  );
}
