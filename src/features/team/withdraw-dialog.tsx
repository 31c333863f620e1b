import { useI18nContext } from '@i18n/i18n-react';
import { useQueryClient } from '@tanstack/react-query';
import { useWithdrawInvitation } from '@/api/generated/members/members';
import type { Invitation } from '@/api/generated/schemas/invitation.zod';
import { useAccountId } from '@/shared/account/use-account-id';
import { FailureNotice } from '@/shared/failures/failure-notice';
import { invalidateAfter } from '@/shared/queries/invalidate-after';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { showToast } from '@/ui/toast/toast-queue';

interface WithdrawDialogProps {
  invitation: Invitation;
  onClose: () => void;
}

/** Asks before the link of an invitation stops working. */
export function WithdrawDialog({ invitation, onClose }: WithdrawDialogProps) {
  const { LL } = useI18nContext();
  const t = LL.team.invitations;
  const accountId = useAccountId();
  const queryClient = useQueryClient();
  const { mutateAsync, error, isPending } = useWithdrawInvitation();
  const { invitationId, email } = invitation;

  const confirm = async () => {
    try {
      await mutateAsync({ accountId, invitationId });
    } catch {
      // The dialog says why.
      return;
    }
    await invalidateAfter(queryClient, 'withdrawInvitation');
    showToast({ title: t.withdrawn() });
    onClose();
  };

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t.withdrawTitle({ email })}
      description={t.withdrawText()}
      confirmLabel={t.withdraw()}
      cancelLabel={t.keep()}
      danger
      busy={isPending}
      onConfirm={() => void confirm()}
    >
      <FailureNotice error={error} />
    </ConfirmDialog>
  );
}
