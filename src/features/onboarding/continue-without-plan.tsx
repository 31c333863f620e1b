import { useI18nContext } from '@i18n/i18n-react';
import { useMutation } from '@tanstack/react-query';
import type { WelcomeProcess } from '@/api/generated/schemas/welcomeProcess.zod';
import { FailureNotice } from '@/shared/failures/failure-notice';
import { Button } from '@/ui/button';
import { advanceFrom } from './advance-from';

interface ContinueWithoutPlanProps {
  accountId: string;
  /** There is no other way on. */
  leading?: boolean | undefined;
  onDone: (process: WelcomeProcess) => void | Promise<void>;
}

/** The way on where no plan can be chosen, tried or paid for: nobody is locked out for it. */
export function ContinueWithoutPlan({ accountId, leading, onDone }: ContinueWithoutPlanProps) {
  const words = useI18nContext().LL.onboarding.withoutPlan;
  const skip = useMutation({
    mutationFn: async () => onDone(await advanceFrom(accountId, 'subscription_settings')),
  });
  return (
    <div className="flex flex-col gap-3">
      <p className="text-quiet">{words.text()}</p>
      <FailureNotice error={skip.error} />
      <Button variant={leading ? 'primary' : 'secondary'} busy={skip.isPending} onClick={() => skip.mutate()}>
        {words.action()}
      </Button>
    </div>
  );
}
