import { useI18nContext } from '@i18n/i18n-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '@/api/api-error';
import { getAgentQueryOptions } from '@/api/generated/drafts/drafts';
import type { AgentDetail } from '@/api/generated/schemas/agentDetail.zod';
import type { AgentVersionHead } from '@/api/generated/schemas/agentVersionHead.zod';
import { getVersionQueryOptions, restoreVersion } from '@/api/generated/versions/versions';
import { formatMoment } from '@/lib/format';
import type { MomentText } from '@/lib/moment';
import { sameValue } from '@/shared/agent-draft/merge-content';
import { overRevision } from '@/shared/agent-draft/over-revision';
import type { AgentDraft } from '@/shared/agent-draft/use-agent-draft';
import { versionNumber } from '@/shared/agent-draft/version-number';
import { FailureNotice } from '@/shared/failures/failure-notice';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { Notice } from '@/ui/notice';
import { showToast } from '@/ui/toast/toast-queue';
import { useRefreshVersions } from './use-refresh-versions';

interface RestoreDialogProps {
  agent: AgentDetail;
  saveNow: AgentDraft['saveNow'];
  version: AgentVersionHead;
  /** The version is what is live: nothing is lost of the draft but its changes. */
  discards?: boolean;
  onClose: () => void;
}

type Trouble =
  | { kind: 'unsaved' }
  | { kind: 'changed'; by: string; at: MomentText }
  | { kind: 'failed'; error: unknown };

/** Asks before a version becomes the draft; what the draft holds is saved first, so that all of it is kept. */
export function RestoreDialog({ agent, saveNow, version, discards = false, onClose }: RestoreDialogProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.versions.restore;
  const { botKey } = agent;
  const { versionId } = version;
  const isKept = version.kind === 'kept';
  const n = versionNumber(version, locale);
  const words = discards
    ? {
        title: t.titleDiscard(),
        text: t.textDiscard({ n }),
        confirm: t.confirmDiscard(),
        done: t.doneDiscard(),
      }
    : {
        title: isKept ? t.titleKept() : t.title({ n }),
        text: t.text(),
        confirm: t.confirm(),
        done: isKept ? t.doneKept() : t.done({ n }),
      };
  const queryClient = useQueryClient();
  const refresh = useRefreshVersions(botKey);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble>();

  /** Undefined when it is the draft now. */
  async function restore(): Promise<Trouble | undefined> {
    if (!(await saveNow())) return { kind: 'unsaved' };
    try {
      const { draft } = await queryClient.query(getAgentQueryOptions(botKey));
      const restored = await overRevision(botKey, draft.revision, (request) =>
        restoreVersion(botKey, versionId, request),
      );
      refresh(restored ? { draft: restored } : undefined);
      return undefined;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code !== 'DRAFT_CHANGED') return { kind: 'failed', error };
    }
    try {
      const { draft } = await queryClient.query({ ...getAgentQueryOptions(botKey), staleTime: 0 });
      const { content } = await queryClient.query(getVersionQueryOptions(botKey, versionId));
      refresh();
      // The answer to an earlier try may have been lost on its way.
      if (sameValue(draft.content, content)) return undefined;
      return { kind: 'changed', by: draft.savedBy, at: draft.savedAt };
    } catch (error) {
      return { kind: 'failed', error };
    }
  }

  const confirm = async () => {
    setBusy(true);
    const met = await restore();
    setBusy(false);
    setTrouble(met);
    if (met) return;
    showToast({ title: words.done, text: t.doneText() });
    onClose();
  };

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={words.title}
      description={words.text}
      confirmLabel={words.confirm}
      cancelLabel={t.cancel()}
      busy={busy}
      onConfirm={() => void confirm()}
    >
      {trouble?.kind === 'unsaved' && (
        <Notice tone="error" title={t.unsaved()}>
          {t.unsavedText()}
        </Notice>
      )}
      {trouble?.kind === 'changed' && (
        <Notice
          tone="error"
          title={t.changed({
            by: trouble.by || LL.common.unknown(),
            at: formatMoment(locale, trouble.at) ?? LL.common.unknown(),
          })}
        >
          {t.changedText()}
        </Notice>
      )}
      {trouble?.kind === 'failed' && <FailureNotice error={trouble.error} />}
    </ConfirmDialog>
  );
}
