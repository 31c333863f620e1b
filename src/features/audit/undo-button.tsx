import { useI18nContext } from '@i18n/i18n-react';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@/api/api-error';
import { useUndoChange } from '@/api/generated/audit/audit';
import type { AuditEntry } from '@/api/generated/schemas/auditEntry.zod';
import { useAccountId } from '@/shared/account/use-account-id';
import { useFailureToast } from '@/shared/failures/use-failure-toast';
import { invalidateAfter } from '@/shared/queries/invalidate-after';
import { Button } from '@/ui/button';
import { showToast } from '@/ui/toast/toast-queue';
import { useAuditWords } from './use-audit-words';

/** Takes a change back, while that can be done. */
export function UndoButton({ entry }: { entry: AuditEntry }) {
  const { LL } = useI18nContext();
  const t = LL.audit;
  const accountId = useAccountId();
  const queryClient = useQueryClient();
  const showFailure = useFailureToast();
  const words = useAuditWords();
  const { mutateAsync, isPending } = useUndoChange();
  if (!entry.undo) return null;
  const what = words.what(entry);

  const undo = async () => {
    try {
      await mutateAsync({ accountId, entryId: entry.entryId });
      showToast({ title: t.undone(), text: what });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'CHANGED_SINCE')
        showToast({ type: 'error', title: t.changedSince() });
      else showFailure(error);
    }
    await invalidateAfter(queryClient, 'undoChange');
  };

  return (
    <Button
      variant="ghost"
      size="sm"
      busy={isPending}
      aria-label={t.undoName({ what })}
      onClick={() => void undo()}
    >
      {t.undo()}
    </Button>
  );
}
