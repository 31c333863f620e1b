import { LockKeyhole } from 'lucide-react';
import { isForbidden, isUnavailable } from '@/api/api-error';
import { Skeleton } from '@/ui/skeleton';
import { FailurePanel } from './failure-panel';
import { useFailureTexts } from './use-failure-texts';

interface PartFailureProps {
  error: unknown;
  onRetry: () => void;
}

/** A part of a page that could not be read; where it is not there, or not for this person, nothing went wrong. */
export function PartFailure({ error, onRetry }: PartFailureProps) {
  const wordsOf = useFailureTexts();
  // It is asked for again.
  if (!error) return <Skeleton className="h-5 w-40" />;
  const { title, text } = wordsOf(error);
  if (isUnavailable(error)) return <p className="text-quiet">{title}</p>;
  if (isForbidden(error))
    return (
      <p className="flex items-start gap-2 text-quiet">
        <LockKeyhole size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
        <span>{text ? `${title}. ${text}` : title}</span>
      </p>
    );
  return <FailurePanel error={error} onRetry={onRetry} />;
}
