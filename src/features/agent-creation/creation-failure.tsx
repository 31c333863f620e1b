import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import { ApiError } from '@/api/api-error';
import { FailureNotice } from '@/shared/failures/failure-notice';
import { buttonClass } from '@/ui/button-class';

/** Why an agent was not made; at the limit of the plan with the way to the plans, at the spending cap to where it is set. */
export function CreationFailure({ error }: { error: unknown }) {
  const { LL } = useI18nContext();
  if (!error) return null;
  const code = error instanceof ApiError ? error.code : undefined;
  return (
    <div className="flex flex-col items-start gap-3">
      <div className="w-full">
        <FailureNotice error={error} />
      </div>
      {code === 'SPEND_CAP_REACHED' && (
        <Link
          to="/{-$locale}/dashboard/settings"
          search={{ section: 'plan' }}
          className={buttonClass({ variant: 'secondary' })}
        >
          {LL.creation.spendCap()}
        </Link>
      )}
      {code === 'BOT_LIMIT_REACHED' && (
        <Link to="/{-$locale}/onboarding/pricing" className={buttonClass({ variant: 'secondary' })}>
          {LL.creation.plans()}
        </Link>
      )}
    </div>
  );
}
