import { LockKeyhole } from 'lucide-react';
import { isForbidden, isUnavailable } from '@/api/api-error';
import { Button } from '@/ui/button';
import { Skeleton } from '@/ui/skeleton';
import { FailurePanel } from './failure-panel';
import { useFailureTexts } from './use-failure-texts';
import { useFallbackTexts } from './use-fallback-texts';

interface PartFailureProps {
  error: unknown;
  onRetry: () => void;
}

/** A part of a page that could not be read; where it is not there, or not for this person, nothing went wrong. */
export function PartFailure({ error, onRetry }: PartFailureProps) {
  const { common } = useFallbackTexts();
  const wordsOf = useFailureTexts();
  // It is asked for again.
  if (!error) return <Skeleton className="h-5 w-40" />;
  const { title, text } = wordsOf(error);
  if (isUnavailable(error)) return <p className="text-quiet">{title}</p>;
  if (isForbidden(error))
    return (
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1">
        <p className="flex min-w-0 basis-60 items-start gap-2 text-quiet sm:flex-1">
          <LockKeyhole size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
          <span>{text ? `${title}. ${text}` : title}</span>
        </p>
        {/* Access may be given meanwhile. */}
        <Button variant="ghost" size="sm" onClick={onRetry}>
          {common.retry()}
        </Button>
      </div>
    );
  return <FailurePanel error={error} onRetry={onRetry} />;
}
