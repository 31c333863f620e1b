import type { ReactNode } from 'react';
import { ApiError } from '@/api/api-error';
import { FailurePanel } from '@/shared/failures/failure-panel';
import { useFallbackTexts } from '@/shared/failures/use-fallback-texts';
import { Button } from '@/ui/button';
import { ErrorState } from '@/ui/error-state';

interface CrashScreenProps {
  error: unknown;
  onRetry: () => void;
  onSignOut?: (() => void) | undefined;
  /** Another page, where there is one to go to. */
  action?: ReactNode;
}

/** A page that could not be loaded or rendered: what happened, trying again, and a way out. */
export function CrashScreen({ error, onRetry, onSignOut, action }: CrashScreenProps) {
  const t = useFallbackTexts();
  return (
    <section aria-labelledby="page-title" className="mx-auto flex w-full max-w-2xl flex-col gap-4 p-4 sm:p-8">
      <h1 id="page-title" tabIndex={-1} className="sr-only">
        {t.shell.crashHeading()}
      </h1>
      {error instanceof ApiError ? (
        <FailurePanel error={error} onRetry={onRetry} action={action} />
      ) : (
        <ErrorState
          title={t.shell.crashTitle()}
          text={t.shell.crashText()}
          retryLabel={t.common.retry()}
          onRetry={onRetry}
          action={action}
        />
      )}
      {onSignOut && (
        <div className="text-center">
          <Button variant="ghost" onClick={onSignOut}>
            {t.common.logout()}
          </Button>
        </div>
      )}
    </section>
  );
}
