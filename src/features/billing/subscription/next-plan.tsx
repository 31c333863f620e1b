import { useI18nContext } from '@i18n/i18n-react';
import { useQueryClient } from '@tanstack/react-query';
import type { BillingPeriod } from '@/api/generated/schemas/billingPeriod.zod';
import { useChangePlan } from '@/api/generated/subscription/subscription';
import { focusWhenThere } from '@/lib/focus-when-there';
import { useAccountId } from '@/shared/account/use-account-id';
import { FailureNotice } from '@/shared/failures/failure-notice';
import { invalidateAfter } from '@/shared/queries/invalidate-after';
import { Button } from '@/ui/button';
import { showToast } from '@/ui/toast/toast-queue';
import { focusChangePlan } from './change-plan';

interface NextPlanProps {
  /** The smaller plan that was chosen, and when it begins, in words. */
  text: string;
  /** The present plan, where it is known how it is paid: it can be kept. */
  present: { planId: string; period: BillingPeriod; name: string } | undefined;
}

/** The smaller plan that was chosen for later, and the way to keep the present one. */
export function NextPlan({ text, present }: NextPlanProps) {
  const t = useI18nContext().LL.subscription.change;
  const accountId = useAccountId();
  const queryClient = useQueryClient();
  const save = useChangePlan();

  const keep = async ({ planId, period, name }: NonNullable<typeof present>) => {
    await save.mutateAsync({ accountId, data: { planId, period } });
    await invalidateAfter(queryClient, 'changePlan');
    showToast({ title: t.kept({ plan: name }) });
    focusWhenThere(focusChangePlan);
  };

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <span>{text}</span>
      {present && (
        <Button
          variant="secondary"
          size="sm"
          busy={save.isPending}
          // What failed is said below.
          onClick={() => void keep(present).catch(() => undefined)}
        >
          {t.keep({ plan: present.name })}
        </Button>
      )}
      <FailureNotice error={save.error} />
    </div>
  );
}
