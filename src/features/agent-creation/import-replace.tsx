import { useI18nContext } from '@i18n/i18n-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ApiError } from '@/api/api-error';
import { getAgentQueryOptions, saveDraft } from '@/api/generated/drafts/drafts';
import type { AgentContent } from '@/api/generated/schemas/agentContent.zod';
import type { AgentDocument } from '@/api/generated/schemas/agentDocument.zod';
import { ContentChanges } from '@/shared/agent-draft/content-changes';
import { diffContent } from '@/shared/agent-draft/diff-content';
import { overRevision } from '@/shared/agent-draft/over-revision';
import { FailureNotice } from '@/shared/failures/failure-notice';
import { invalidateAfter } from '@/shared/queries/invalidate-after';
import { Button } from '@/ui/button';
import { buttonClass } from '@/ui/button-class';
import { Card } from '@/ui/card';
import { Notice } from '@/ui/notice';
import { showToast } from '@/ui/toast/toast-queue';

interface ImportReplaceProps {
  botKey: string;
  name: string;
  document: AgentDocument;
  before: AgentContent;
  /** Of the draft that the changes were shown against. */
  revision: string;
  /** Somebody saved the draft after the changes were shown first. */
  stale: boolean;
  /** Somebody saved the draft since: the changes have to be shown anew. */
  onStale: () => void;
  onReplaced: () => void;
}

/** What a document changes in the draft of an agent; it is written only over the revision that was looked at. */
export function ImportReplace({
  botKey,
  name,
  document,
  before,
  revision,
  stale,
  onStale,
  onReplaced,
}: ImportReplaceProps) {
  const { LL } = useI18nContext();
  const t = LL.creation.import;
  const queryClient = useQueryClient();

  const write = async (content: AgentContent, over: string) => {
    const saved = await overRevision(botKey, over, (request) => saveDraft(botKey, content, request));
    await invalidateAfter(queryClient, 'saveDraft', botKey);
    if (saved) return saved.revision;
    // It is written all the same where nobody can say what to undo.
    const now = await queryClient
      .query({ ...getAgentQueryOptions(botKey), staleTime: 0 })
      .catch(() => undefined);
    return now?.draft.revision;
  };
  const undo = (written: string) =>
    write(before, written).then(
      () => showToast({ title: t.undone({ name }) }),
      () => showToast({ title: t.notUndone(), type: 'error' }),
    );
  const replace = useMutation({
    mutationFn: () => write(document.content, revision),
    onSuccess: (written) => {
      showToast({
        title: t.applied({ name }),
        ...(written !== undefined && {
          action: { label: t.undo(), onClick: () => void undo(written) },
        }),
      });
      onReplaced();
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'DRAFT_CHANGED') onStale();
    },
  });

  if (diffContent(before, document.content).length === 0) {
    return <Notice tone="info">{t.same({ name })}</Notice>;
  }
  return (
    <Card title={t.changesInto({ name })} text={t.changesText()}>
      {stale && <Notice tone="warning">{t.changedSince()}</Notice>}
      <ContentChanges before={before} after={document.content} />
      {/* In sight however much there is to read. */}
      <div className="-mb-4 sticky bottom-0 z-10 mt-4 flex flex-col gap-4 border-line border-t bg-base-100 py-4 sm:-mb-6">
        <FailureNotice error={replace.error} />
        <div className="flex flex-wrap justify-end gap-2">
          <Link
            to="/{-$locale}/dashboard/agents/$keyBot"
            params={{ keyBot: botKey }}
            className={buttonClass({ variant: 'secondary' })}
          >
            {LL.creation.cancel()}
          </Link>
          <Button busy={replace.isPending} onClick={() => replace.mutate()}>
            {t.apply()}
          </Button>
        </div>
      </div>
    </Card>
  );
}
