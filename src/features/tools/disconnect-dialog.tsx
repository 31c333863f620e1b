import { useI18nContext } from '@i18n/i18n-react';
import { useQueryClient } from '@tanstack/react-query';
import type { ToolConnection } from '@/api/generated/schemas/toolConnection.zod';
import { useConnectionImpact, useDisconnect } from '@/api/generated/tools/tools';
import { FailureNotice } from '@/shared/failures/failure-notice';
import { invalidateAfter } from '@/shared/queries/invalidate-after';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { Skeleton } from '@/ui/skeleton';
import { showToast } from '@/ui/toast/toast-queue';
import { AffectedAgents } from './affected-agents';

interface DisconnectDialogProps {
  connection: ToolConnection;
  service: string;
  /** An action of its tool in words. */
  actionName: (action: string) => string;
  onClose: () => void;
}

/** Asks before an account is disconnected, and shows first what stops working then. */
export function DisconnectDialog({ connection, service, actionName, onClose }: DisconnectDialogProps) {
  const { LL } = useI18nContext();
  const t = LL.tools.disconnecting;
  const queryClient = useQueryClient();
  const { connectionId, label, identity } = connection;
  const name = label || identity || service;
  // What is shown has to be true now.
  const impact = useConnectionImpact(connectionId, { query: { staleTime: 0 } });
  const { mutateAsync, error, isPending } = useDisconnect();

  const confirm = async () => {
    try {
      await mutateAsync({ connectionId });
    } catch {
      // The dialog says why.
      return;
    }
    await invalidateAfter(queryClient, 'disconnect');
    showToast({ title: t.done({ name }) });
    onClose();
  };

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t.title({ name })}
      description={t.text({ service })}
      confirmLabel={t.confirm()}
      cancelLabel={t.cancel()}
      danger
      busy={isPending || impact.isPending}
      onConfirm={() => void confirm()}
    >
      <div className="flex flex-col gap-3">
        {impact.data ? (
          <AffectedAgents agents={impact.data.agents} actionName={actionName} />
        ) : impact.error ? (
          <>
            <FailureNotice error={impact.error} />
            <p>{t.unknown()}</p>
          </>
        ) : (
          <div role="status">
            <span className="sr-only">{t.loading()}</span>
            <Skeleton className="h-12 w-full" />
          </div>
        )}
        <FailureNotice error={error} />
      </div>
    </ConfirmDialog>
  );
}
