import { useI18nContext } from '@i18n/i18n-react';
import { ApiError } from '@/api/api-error';
import { FailureNotice } from '@/shared/failures/failure-notice';
import { Notice } from '@/ui/notice';

/** Why tests could not be saved. */
export function SaveFailure({ error }: { error: unknown }) {
  const t = useI18nContext().LL.agentTests.form;
  if (!(error instanceof ApiError) || error.code !== 'TOO_MANY_TESTS') return <FailureNotice error={error} />;
  return (
    <Notice tone="error" title={t.tooMany()}>
      {t.tooManyText()}
    </Notice>
  );
}
