import { useI18nContext } from '@i18n/i18n-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '@/api/api-error';
import { useUndoChange } from '@/api/generated/audit/audit';
import type { AuditEntry } from '@/api/generated/schemas/auditEntry.zod';
import { useAccountId } from '@/shared/account/use-account-id';
import { useFailureToast } from '@/shared/failures/use-failure-toast';
import { invalidateAfter } from '@/shared/queries/invalidate-after';
import { Button } from '@/ui/button';
import { LateConfirmDialog } from '@/ui/late-confirm-dialog';
import { showToast } from '@/ui/toast/toast-queue';
import { useAuditWords } from './use-audit-words';

/** Takes a change back, while that can be done; asks first where visitors get another version by it. */
export function UndoButton({ entry }: { entry: AuditEntry }) {
  const { LL } = useI18nContext();
  const t = LL.audit;
  const accountId = useAccountId();
  const queryClient = useQueryClient();
  const showFailure = useFailureToast();
  const words = useAuditWords();
  const { mutateAsync, isPending } = useUndoChange();
  const [isAsked, setAsked] = useState<boolean>();
  if (!entry.undo) return null;
  const what = words.what(entry);
  const version = entry.changes.find(({ field }) => field === 'live')?.before;

  const undo = async () => {
    try {
      await mutateAsync({ accountId, entryId: entry.entryId });
      showToast({ title: t.undone(), text: t.undoneText({ what }) });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'CHANGED_SINCE')
        showToast({ type: 'error', title: t.changedSince() });
      else showFailure(error);
    }
    setAsked(false);
    await invalidateAfter(queryClient, 'undoChange');
  };

  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        busy={isPending}
        aria-label={t.undoName({ what })}
        onClick={() => (version ? setAsked(true) : void undo())}
      >
        {t.undo()}
      </Button>
      {version && isAsked !== undefined && (
        <LateConfirmDialog
          open={isAsked}
          onOpenChange={setAsked}
          title={t.goBack.title({ version })}
          description={t.goBack.text({ subject: entry.subject, version })}
          confirmLabel={t.goBack.confirm()}
          cancelLabel={t.goBack.cancel()}
          busy={isPending}
          onConfirm={() => void undo()}
        />
      )}
    </>
  );
}
