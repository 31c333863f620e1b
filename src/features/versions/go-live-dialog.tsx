import { useI18nContext } from '@i18n/i18n-react';
import type { AgentDetail } from '@/api/generated/schemas/agentDetail.zod';
import type { AgentVersionHead } from '@/api/generated/schemas/agentVersionHead.zod';
import { goLive, useGoLive } from '@/api/generated/versions/versions';
import { versionNumber } from '@/shared/agent-draft/version-number';
import { FailureNotice } from '@/shared/failures/failure-notice';
import { useFailureToast } from '@/shared/failures/use-failure-toast';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { showToast } from '@/ui/toast/toast-queue';
import { useRefreshVersions } from './use-refresh-versions';

interface GoLiveDialogProps {
  agent: AgentDetail;
  version: AgentVersionHead;
  onClose: () => void;
}

/** Asks before visitors talk to another version; Undo in the toast goes back to the one before. */
export function GoLiveDialog({ agent, version, onClose }: GoLiveDialogProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.versions.goLive;
  const refresh = useRefreshVersions(agent.botKey);
  const showFailure = useFailureToast();
  const { mutateAsync, isPending, error } = useGoLive();
  const { botKey, live: before } = agent;
  const n = versionNumber(version, locale);

  const undo = async (versionId: string) => {
    try {
      const live = await goLive(botKey, versionId);
      refresh(live ? { live } : undefined);
    } catch (failure) {
      showFailure(failure);
    }
  };

  const confirm = async () => {
    try {
      const live = await mutateAsync({ botKey, versionId: version.versionId });
      refresh(live ? { live } : undefined);
    } catch {
      // The dialog shows it.
      return refresh();
    }
    showToast({
      title: t.done({ n }),
      ...(before && { action: { label: t.undo(), onClick: () => void undo(before.versionId) } }),
    });
    onClose();
  };

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t.title({ n })}
      description={[
        before && t.text({ n, before: versionNumber(before, locale) }),
        agent.status === 'paused' && t.paused(),
      ]
        .filter(Boolean)
        .join(' ')}
      confirmLabel={t.confirm({ n })}
      cancelLabel={t.cancel()}
      busy={isPending}
      onConfirm={() => void confirm()}
    >
      {error && <FailureNotice error={error} />}
    </ConfirmDialog>
  );
}
