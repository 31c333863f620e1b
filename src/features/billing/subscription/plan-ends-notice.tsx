import { useI18nContext } from '@i18n/i18n-react';
import { useQueryClient } from '@tanstack/react-query';
import { useResumePlan } from '@/api/generated/subscription/subscription';
import { focusOnMount } from '@/lib/focus-on-mount';
import { focusWhenThere } from '@/lib/focus-when-there';
import { useAccountId } from '@/shared/account/use-account-id';
import { FailureNotice } from '@/shared/failures/failure-notice';
import { invalidateAfter } from '@/shared/queries/invalidate-after';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { showToast } from '@/ui/toast/toast-queue';
import { focusChangePlan } from './change-plan';

interface PlanEndsNoticeProps {
  /** The day on which the plan ends. */
  date: string;
  /** It was canceled right here: the button for that is gone, and the focus with it. */
  takesFocus: boolean;
}

/** A canceled plan: until when it works, and the way back. */
export function PlanEndsNotice({ date, takesFocus }: PlanEndsNoticeProps) {
  const t = useI18nContext().LL.subscription.cancel;
  const accountId = useAccountId();
  const queryClient = useQueryClient();
  const resume = useResumePlan();
  const goOn = async () => {
    await resume.mutateAsync({ accountId });
    await invalidateAfter(queryClient, 'resumePlan');
    showToast({ title: t.resumed() });
    // This button goes with the notice.
    focusWhenThere(focusChangePlan);
  };
  return (
    <>
      <Notice
        tone="warning"
        title={t.ends({ date })}
        action={
          <Button
            ref={takesFocus ? focusOnMount : undefined}
            busy={resume.isPending}
            // What failed is said below.
            onClick={() => void goOn().catch(() => undefined)}
          >
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
