import { isUnavailable } from '@/api/api-error';
import { Skeleton } from '@/ui/skeleton';
import { FailurePanel } from './failure-panel';
import { useFailureTexts } from './use-failure-texts';

interface PartFailureProps {
  error: unknown;
  onRetry: () => void;
}

/** A part of a page that could not be read; where the provider lacks it, nothing went wrong and nothing can be tried. */
export function PartFailure({ error, onRetry }: PartFailureProps) {
  const wordsOf = useFailureTexts();
  // It is asked for again.
  if (!error) return <Skeleton className="h-5 w-40" />;
  if (isUnavailable(error)) return <p className="text-quiet">{wordsOf(error).title}</p>;
  return <FailurePanel error={error} onRetry={onRetry} />;
}
