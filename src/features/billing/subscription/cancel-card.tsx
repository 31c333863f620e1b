import { useI18nContext } from '@i18n/i18n-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Billing } from '@/api/generated/schemas/billing.zod';
import { useCancelPlan, useResumePlan } from '@/api/generated/subscription/subscription';
import { formatDate } from '@/lib/format';
import { useAccountId } from '@/shared/account/use-account-id';
import { FailureNotice } from '@/shared/failures/failure-notice';
import { invalidateAfter } from '@/shared/queries/invalidate-after';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { Notice } from '@/ui/notice';
import { showToast } from '@/ui/toast/toast-queue';

interface CancelCardProps {
  billing: Pick<Billing, 'endsAt' | 'renewsAt'>;
  timeZone: string | undefined;
}

/** Ends the plan with its period, saying what happens and when; until then it can be resumed. */
export function CancelCard({ billing, timeZone }: CancelCardProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.subscription.cancel;
  const accountId = useAccountId();
  const queryClient = useQueryClient();
  const cancel = useCancelPlan();
  const resume = useResumePlan();
  const [asking, setAsking] = useState(false);
  const dateOf = (moment: Billing['endsAt']) => formatDate(locale, moment, timeZone) ?? LL.common.unknown();
  const renews = dateOf(billing.renewsAt);

  const end = async () => {
    await cancel.mutateAsync({ accountId });
    await invalidateAfter(queryClient, 'cancelPlan');
    setAsking(false);
    showToast({ title: t.done({ date: renews }) });
  };
  const goOn = async () => {
    await resume.mutateAsync({ accountId });
    await invalidateAfter(queryClient, 'resumePlan');
    showToast({ title: t.resumed() });
  };

  if (billing.endsAt) {
    return (
      <>
        <Notice
          tone="warning"
          title={t.ends({ date: dateOf(billing.endsAt) })}
          action={
            // What failed is said below.
            <Button busy={resume.isPending} onClick={() => void goOn().catch(() => undefined)}>
              {t.resume()}
            </Button>
          }
        >
          {t.endsText()}
        </Notice>
        <FailureNotice error={resume.error} />
      </>
    );
  }
  return (
    <Card title={t.title()} text={t.text({ date: renews })}>
      <Button
        variant="secondary"
        onClick={() => {
          cancel.reset();
          setAsking(true);
        }}
      >
        {t.open()}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t.question()}
        description={t.happens({ date: renews })}
        confirmLabel={t.confirm()}
        cancelLabel={t.keep()}
        danger
        busy={cancel.isPending}
        onConfirm={() => void end().catch(() => undefined)}
      >
        <ul className="mt-2 list-disc ps-5">
          <li>{t.agents()}</li>
          <li>{t.data()}</li>
          <li>{t.back()}</li>
        </ul>
        <FailureNotice error={cancel.error} />
      </ConfirmDialog>
    </Card>
  );
}
