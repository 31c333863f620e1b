import { useI18nContext } from '@i18n/i18n-react';
import { ApiError } from '@/api/api-error';
import { FailureNotice } from '@/shared/failures/failure-notice';
import { Notice } from '@/ui/notice';
import { CardProblem } from './card';

/** Why a payment did not go through, beside its form; what the fields themselves say is not said twice. */
export function PaymentFailure({ error }: { error: unknown }) {
  const t = useI18nContext().LL.onboarding.pay;
  if (error instanceof CardProblem) {
    if (error.kind === 'incomplete') return null;
    return (
      <Notice tone="error" title={t[error.kind]()}>
        {error.says ?? t.nothingCharged()}
      </Notice>
    );
  }
  const isDeclined = error instanceof ApiError && error.code === 'CARD_DECLINED';
  if (isDeclined)
    return (
      <Notice tone="error" title={t.declined()}>
        {t.declinedText()}
      </Notice>
    );
  const isVerification = error instanceof ApiError && error.code === 'REQUIRES_ACTION';
  return isVerification ? null : <FailureNotice error={error} />;
}
