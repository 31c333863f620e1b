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

type Texts = TranslationFunctions['profile']['failures'];

function hasTexts(t: Texts, code: string | undefined): code is keyof Texts {
  return code !== undefined && Object.hasOwn(t, code);
}

/** An upload that failed: what happened at the host as it says it, everything else from the catalogue, and the ways on. */
export function UploadFailure({ error, onRetry, onDismiss }: UploadFailureProps) {
  const { LL } = useI18nContext();
  const t = LL.profile;
  const code = error instanceof ApiError ? error.code : undefined;
  return (
    <div className="flex flex-col gap-3">
      {hasTexts(t.failures, code) ? (
        <Notice tone="error" title={t.failures[code].title()}>
          {t.failures[code].text()}
        </Notice>
      ) : (
        <FailureNotice error={error} />
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={onRetry}>
          {t.retry()}
        </Button>
        <Button variant="ghost" onClick={onDismiss}>
          {t.dismiss()}
        </Button>
      </div>
    </div>
  );
}
