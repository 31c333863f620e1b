import { useI18nContext } from '@i18n/i18n-react';
import { ErrorState } from '@/ui/error-state';
import { useFailureWords } from './use-failure-words';

interface FailurePanelProps {
  error: unknown;
  onRetry?: (() => void) | undefined;
}

/** A whole panel that failed, with its reference and a way to try again. */
export function FailurePanel({ error, onRetry }: FailurePanelProps) {
  const { LL } = useI18nContext();
  const words = useFailureWords()(error);
  return (
    <ErrorState
      {...words}
      referenceLabel={LL.common.reference()}
      copyLabel={LL.common.copy()}
      copiedLabel={LL.common.copied()}
      retryLabel={LL.common.retry()}
      onRetry={onRetry}
    />
  );
}
