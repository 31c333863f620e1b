import { useI18nContext } from '@i18n/i18n-react';
import { useMutation } from '@tanstack/react-query';
import { useAccountId } from '@/shared/account/use-account-id';
import { FailureNotice } from '@/shared/failures/failure-notice';
import { advanceFrom } from '@/shared/onboarding/advance-from';
import { useContinueOnboarding } from '@/shared/onboarding/use-continue-onboarding';
import { Button } from '@/ui/button';

interface ContinueWithoutPlanProps {
  /** There is no other way on. */
  leading?: boolean | undefined;
}

/** The way on where no plan can be chosen, tried or paid for: nobody is locked out for it. */
export function ContinueWithoutPlan({ leading }: ContinueWithoutPlanProps) {
  const t = useI18nContext().LL.onboarding.withoutPlan;
  const accountId = useAccountId();
  const continueOnboarding = useContinueOnboarding();
  const skip = useMutation({
    mutationFn: async () => continueOnboarding(await advanceFrom(accountId, 'subscription_settings')),
  });
  return (
    <div className="flex flex-col gap-3">
      <p className="text-quiet">{t.text()}</p>
      <FailureNotice error={skip.error} />
      <Button variant={leading ? 'primary' : 'secondary'} busy={skip.isPending} onClick={() => skip.mutate()}>
        {t.action()}
      </Button>
    </div>
  );
}
