import { CircleAlert, LockKeyhole } from 'lucide-react';
import { isForbidden, isGone, isUnavailable } from '@/api/api-error';
import { Button } from '@/ui/button';
import { Skeleton } from '@/ui/skeleton';
import { FailureReference } from './failure-reference';
import { useFailureTexts } from './use-failure-texts';
import { useFallbackTexts } from './use-fallback-texts';

interface PartFailureProps {
  error: unknown;
  onRetry: () => void;
}

/**
 * A part of a page that could not be read, said in a row: the rest of the page is there. Where it is not there, or not
 * for this person, nothing went wrong.
 */
export function PartFailure({ error, onRetry }: PartFailureProps) {
  const { common } = useFallbackTexts();
  const wordsOf = useFailureTexts();
  // It is asked for again.
  if (!error) return <Skeleton className="h-5 w-40" />;
  const { title, text, reference } = wordsOf(error);
  if (isUnavailable(error)) return <p className="text-quiet">{title}</p>;
  const isRefused = isForbidden(error);
  return (
    <div
      role={isRefused ? undefined : 'alert'}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1"
    >
      <p className="flex min-w-0 basis-60 items-start gap-2 text-quiet sm:flex-1">
        {isRefused ? (
          <LockKeyhole size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
        ) : (
          <CircleAlert size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-error" />
        )}
        <span>{text ? `${title}. ${text}` : title}</span>
      </p>
      {/* Neither what is gone nor what is refused comes by asking again. */}
      {!isGone(error) && !isRefused && (
        <Button variant="secondary" size="sm" onClick={onRetry}>
          {common.retry()}
        </Button>
      )}
      {!isRefused && <FailureReference reference={reference} className="basis-full" />}
    </div>
  );
}
