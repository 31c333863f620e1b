import { ApiError } from '@/api/api-error';
import { FailurePanel } from '@/shared/failures/failure-panel';
import { useFallbackWords } from '@/shared/failures/use-fallback-words';
import { Button } from '@/ui/button';
import { ErrorState } from '@/ui/error-state';

interface CrashScreenProps {
  error: unknown;
  onRetry: () => void;
  onSignOut?: (() => void) | undefined;
}

/** A page that could not be loaded or drawn: what happened, trying again, and a way out. */
export function CrashScreen({ error, onRetry, onSignOut }: CrashScreenProps) {
  const words = useFallbackWords();
  return (
    <section aria-labelledby="page-title" className="mx-auto flex w-full max-w-2xl flex-col gap-4 p-4 sm:p-8">
      <h1 id="page-title" tabIndex={-1} className="sr-only">
        {words.shell.crashHeading()}
      </h1>
      {error instanceof ApiError ? (
        <FailurePanel error={error} onRetry={onRetry} />
      ) : (
        <ErrorState
          title={words.shell.crashTitle()}
          text={words.shell.crashText()}
          retryLabel={words.common.retry()}
          onRetry={onRetry}
        />
      )}
      {onSignOut && (
        <div className="text-center">
          <Button variant="ghost" onClick={onSignOut}>
            {words.common.logout()}
          </Button>
        </div>
      )}
    </section>
  );
}
