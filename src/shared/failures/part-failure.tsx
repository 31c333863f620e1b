import { CircleAlert, LockKeyhole } from 'lucide-react';
import { useState } from 'react';
import { ApiError, isForbidden, isGone, isUnavailable } from '@/api/api-error';
import { Button } from '@/ui/button';
import { Skeleton } from '@/ui/skeleton';
import { FailureReference } from './failure-reference';
import { useFailureTexts } from './use-failure-texts';
import { useFallbackTexts } from './use-fallback-texts';

interface PartFailureProps {
  error: unknown;
  /** What could not be read, where the heading above it does not say it; a refusal says itself that nothing failed. */
  title?: string;
  onRetry: () => void;
}

/** Its title says no more than that something was not loaded. */
const isMismatch = (error: unknown) => error instanceof ApiError && error.kind === 'mismatch';

/**
 * A part of a page that could not be read, said in a row: the rest of the page is there. Where it is not there, or not
 * for this person, nothing went wrong.
 */
export function PartFailure({ error: now, title: what, onRetry }: PartFailureProps) {
  const { common } = useFallbackTexts();
  const wordsOf = useFailureTexts();
  // While it is asked for again it stays said.
  const [last, setLast] = useState(now);
  if (now && now !== last) setLast(now);
  const error = now ?? last;
  if (!error) return <Skeleton className="h-5 w-40" />;
  const { title, text, reference } = wordsOf(error);
  if (isUnavailable(error)) return <p className="text-quiet">{title}</p>;
  const isRefused = isForbidden(error);
  return (
    <div role={isRefused ? undefined : 'alert'} className="flex items-baseline gap-2 py-1">
      <span className="shrink-0 text-quiet">
        {isRefused ? (
          <LockKeyhole size={16} className="inline" />
        ) : (
          <CircleAlert size={16} className="inline text-error" />
        )}
      </span>
      {/* What has no room beside the words comes below them, not below the icon. */}
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="min-w-0 grow basis-60 text-quiet">
          {[!isRefused && what, (!what || !isMismatch(error)) && title, text].filter(Boolean).join('. ')}
        </p>
        {/* Neither what is gone nor what is refused comes by asking again. */}
        {!isGone(error) && !isRefused && (
          <Button variant="secondary" size="sm" busy={!now} onClick={onRetry}>
            {common.retry()}
          </Button>
        )}
        {!isRefused && <FailureReference reference={reference} className="basis-full" />}
      </div>
    </div>
  );
}
