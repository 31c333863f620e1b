import { useI18nContext } from '@i18n/i18n-react';
import type { TranslationFunctions } from '@i18n/i18n-types';
import { ApiError } from '@/api/api-error';
import { FailureNotice } from '@/shared/failures/failure-notice';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';

interface UploadFailureProps {
  error: unknown;
  onRetry: () => void;
  onDismiss: () => void;
}

type Words = TranslationFunctions['profile']['failures'];

function hasWords(words: Words, code: string | undefined): code is keyof Words {
  return code !== undefined && Object.hasOwn(words, code);
}

/** An upload that failed: what happened at the host in its own words, everything else in the catalogue's, and the ways on. */
export function UploadFailure({ error, onRetry, onDismiss }: UploadFailureProps) {
  const { LL } = useI18nContext();
  const words = LL.profile;
  const code = error instanceof ApiError ? error.code : undefined;
  return (
    <div className="flex flex-col gap-3">
      {hasWords(words.failures, code) ? (
        <Notice tone="error" title={words.failures[code].title()}>
          {words.failures[code].text()}
        </Notice>
      ) : (
        <FailureNotice error={error} />
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={onRetry}>
          {words.retry()}
        </Button>
        <Button variant="ghost" onClick={onDismiss}>
          {words.dismiss()}
        </Button>
      </div>
    </div>
  );
}
