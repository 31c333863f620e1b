import { useI18nContext } from '@i18n/i18n-react';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@/api/api-error';
import { useRemoveMember } from '@/api/generated/members/members';
import type { Member } from '@/api/generated/schemas/member.zod';
import { signOut } from '@/session/session';
import { useAccountId } from '@/shared/account/use-account-id';
import { FailureNotice } from '@/shared/failures/failure-notice';
import { invalidateAfter } from '@/shared/queries/invalidate-after';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { Notice } from '@/ui/notice';
import { showToast } from '@/ui/toast/toast-queue';

interface RemoveMemberDialogProps {
  member: Member;
  onClose: () => void;
}

/** Asks before somebody is taken out of the company, or leaves it. */
export function RemoveMemberDialog({ member, onClose }: RemoveMemberDialogProps) {
  const { LL } = useI18nContext();
  const t = LL.team.removing;
  const accountId = useAccountId();
  const queryClient = useQueryClient();
  const { mutateAsync, error, isPending } = useRemoveMember();
  const { userId, isYou } = member;
  const name = member.name || member.email;
  const isLastOwner = error instanceof ApiError && error.code === 'LAST_OWNER';

  const confirm = async () => {
    try {
      await mutateAsync({ accountId, userId });
    } catch {
      // The dialog says why.
      return;
    }
    if (isYou) return signOut();
    await invalidateAfter(queryClient, 'removeMember');
    showToast({ title: t.done({ name }) });
    onClose();
  };

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={isYou ? t.leaveTitle() : t.title({ name })}
      description={isYou ? t.leaveText() : t.text()}
      confirmLabel={isYou ? t.leave() : t.confirm()}
      cancelLabel={t.cancel()}
      danger
      busy={isPending}
      onConfirm={() => void confirm()}
    >
      {isLastOwner ? (
        <Notice tone="error" assertive>
          {LL.team.editing.lastOwner()}
        </Notice>
      ) : (
        <FailureNotice error={error} />
      )}
    </ConfirmDialog>
  );
}
