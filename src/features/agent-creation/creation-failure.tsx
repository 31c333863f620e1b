import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import { ApiError } from '@/api/api-error';
import { FailureNotice } from '@/shared/failures/failure-notice';
import { buttonClass } from '@/ui/button-class';

/** Why an agent was not made; at the limit of the plan with the way to the plans. */
export function CreationFailure({ error }: { error: unknown }) {
  const { LL } = useI18nContext();
  if (!error) return null;
  const full = error instanceof ApiError && error.code === 'BOT_LIMIT_REACHED';
  return (
    <div className="flex flex-col items-start gap-3">
      <div className="w-full">
        <FailureNotice error={error} />
      </div>
      {full && (
        <Link to="/{-$locale}/onboarding/pricing" className={buttonClass({ variant: 'secondary' })}>
          {LL.creation.plans()}
        </Link>
      )}
    </div>
  );
}
