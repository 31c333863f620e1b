import { useI18nContext } from '@i18n/i18n-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteVisitor } from '@/api/generated/inbox/inbox';
import type { DeletionReceipt } from '@/api/generated/schemas/deletionReceipt.zod';
import { download } from '@/lib/download';
import { formatMoment } from '@/lib/format';
import { FailureNotice } from '@/shared/failures/failure-notice';
import { invalidateAfter } from '@/shared/queries/invalidate-after';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { Dialog } from '@/ui/dialog';

interface DeleteVisitorProps {
  visitorId: string;
  name: string;
  onClose: () => void;
  /** The conversation is gone. */
  onDeleted: () => void;
}

/** Asks before a visitor is deleted for good, and shows the receipt. */
export function DeleteVisitor({ visitorId, name, onClose, onDeleted }: DeleteVisitorProps) {
  const { LL } = useI18nContext();
  const t = LL.inbox.remove;
  const queryClient = useQueryClient();
  const remove = useMutation({
    mutationFn: () => deleteVisitor(visitorId),
    onSuccess: (receipt) => {
      void invalidateAfter(queryClient, 'deleteVisitor');
      if (!receipt) onDeleted();
    },
  });
  if (remove.data) return <Receipt receipt={remove.data} onClose={onDeleted} />;
  return (
    <ConfirmDialog
      danger
      open
      onOpenChange={onClose}
      title={t.title()}
      description={t.text({ name })}
      confirmLabel={t.confirm()}
      cancelLabel={LL.common.cancel()}
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
    >
      <FailureNotice error={remove.error} />
    </ConfirmDialog>
  );
}

function Receipt({ receipt, onClose }: { receipt: DeletionReceipt; onClose: () => void }) {
  const { LL, locale } = useI18nContext();
  const t = LL.inbox.remove;
  const { receiptId = '', conversations, messages, deletedAt, deletedBy } = receipt;
  const save = () =>
    download(
      `${receiptId || 'receipt'}.json`,
      new Blob([JSON.stringify(receipt, null, 2)], { type: 'application/json' }),
    );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t.receipt()}
      description={t.receiptText({
        conversations,
        messages,
        date: formatMoment(locale, deletedAt) ?? LL.common.unknown(),
        name: deletedBy,
      })}
      closeLabel={LL.common.close()}
      footer={
        <>
          <Button variant="secondary" onClick={save}>
            {t.download()}
          </Button>
          <Button onClick={onClose}>{t.close()}</Button>
        </>
      }
    >
      {receiptId && (
        <p>
          {t.number()}: <code>{receiptId}</code>
        </p>
      )}
    </Dialog>
  );
}
