import { useI18nContext } from '@i18n/i18n-react';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@/api/api-error';
import { useDecidePublish, usePublishing } from '@/api/generated/publishing/publishing';
import type { PublishDecisionKind } from '@/api/generated/schemas/publishDecisionKind.zod';
import { useAccountId } from '@/shared/account/use-account-id';
import { useMay } from '@/shared/account/use-may';
import { useFailureToast } from '@/shared/failures/use-failure-toast';
import { invalidateAfter } from '@/shared/queries/invalidate-after';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { showToast } from '@/ui/toast/toast-queue';

/** On an agent's page: what waits for a second person, who approves or declines it; one's own can be taken back. */
export function WaitingNotice({ botKey }: { botKey: string }) {
  const { LL } = useI18nContext();
  const t = LL.publishing.waiting;
  const accountId = useAccountId();
  const queryClient = useQueryClient();
  const showFailure = useFailureToast();
  const mayPublish = useMay()('publish');
  const { data } = usePublishing(accountId);
  const { mutateAsync, isPending, variables } = useDecidePublish();
  const waiting = data?.items.find((one) => one.botKey === botKey);
  if (!waiting) return null;
  const { requestId, isOwn, by, notes, overrideReason: reason } = waiting;

  const decide = async (decision: PublishDecisionKind) => {
    try {
      await mutateAsync({ botKey, requestId, data: { decision } });
      const declined = isOwn ? t.takenBack() : t.declined();
      showToast({ title: decision === 'approve' ? t.approved() : declined });
    } catch (error) {
      const code = error instanceof ApiError ? error.code : undefined;
      if (code === 'DRAFT_CHANGED') showToast({ type: 'error', title: t.changed() });
      else if (code === 'ANSWERS_CHANGED') showToast({ type: 'error', title: t.untested() });
      else showFailure(error);
    }
    await invalidateAfter(queryClient, 'decidePublish');
  };
  const isBusy = (decision: PublishDecisionKind) => isPending && variables?.data.decision === decision;

  return (
    <Notice
      tone="info"
      className="mb-4"
      title={t.title()}
      action={
        mayPublish && (
          <div className="flex flex-wrap gap-2">
            {!isOwn && (
              <Button size="sm" busy={isBusy('approve')} onClick={() => void decide('approve')}>
                {t.approve()}
              </Button>
            )}
            <Button
              variant="secondary"
              size="sm"
              busy={isBusy('decline')}
              onClick={() => void decide('decline')}
            >
              {isOwn ? t.takeBack() : t.decline()}
            </Button>
          </div>
        )
      }
    >
      {isOwn ? t.own() : t.other({ name: by.name })} {notes && t.notes({ notes })}
      {reason && <p className="mt-1 font-medium">{t.override({ reason })}</p>}
    </Notice>
  );
}
