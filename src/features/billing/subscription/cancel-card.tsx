import { useI18nContext } from '@i18n/i18n-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCancelPlan } from '@/api/generated/subscription/subscription';
import { useAccountId } from '@/shared/account/use-account-id';
import { FailureNotice } from '@/shared/failures/failure-notice';
import { invalidateAfter } from '@/shared/queries/invalidate-after';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { showToast } from '@/ui/toast/toast-queue';

interface CancelCardProps {
  /** The day on which the plan would renew. */
  renews: string;
  /** What is said of that day. */
  text: string;
  onCanceled: () => void;
}

/** Ends the plan with its period, saying what happens and when. */
export function CancelCard({ renews, text, onCanceled }: CancelCardProps) {
  const t = useI18nContext().LL.subscription.cancel;
  const accountId = useAccountId();
  const queryClient = useQueryClient();
  const cancel = useCancelPlan();
  const [asking, setAsking] = useState(false);

  const end = async () => {
    await cancel.mutateAsync({ accountId });
    onCanceled();
    await invalidateAfter(queryClient, 'cancelPlan');
    setAsking(false);
    showToast({ title: t.done({ date: renews }) });
  };

  return (
    <Card title={t.title()} text={text}>
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
        </ul>
        <p className="mt-2">{t.back({ date: renews })}</p>
        <FailureNotice error={cancel.error} />
      </ConfirmDialog>
    </Card>
  );
}
