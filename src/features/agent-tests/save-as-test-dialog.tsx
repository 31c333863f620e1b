import { useI18nContext } from '@i18n/i18n-react';
import { useId, useState } from 'react';
import { getConversationQueryKey, useConversation } from '@/api/generated/conversations/conversations';
import type { Locale } from '@/api/generated/schemas/locale.zod';
import { dropDraft } from '@/session/drafts';
import { FailurePanel } from '@/shared/failures/failure-panel';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Skeleton } from '@/ui/skeleton';
import { exchangesOf } from './exchanges-of';
import { SaveAsTestForm } from './save-as-test-form';

interface SaveAsTestDialogProps {
  botKey: string;
  conversationId: string;
  /** The question that it was opened from. */
  questionId: string;
  language?: Locale | undefined;
  isWrong?: boolean | undefined;
  onClose: () => void;
}

/** Makes a test of what was asked in a conversation and answered well. */
export function SaveAsTestDialog({
  botKey,
  conversationId,
  questionId,
  language,
  isWrong,
  onClose,
}: SaveAsTestDialogProps) {
  const { LL } = useI18nContext();
  const t = LL.agentTests.form;
  const formId = useId();
  const [busy, setBusy] = useState(false);
  const draftName = `test-of-${conversationId}-${questionId}`;
  const cancel = () => {
    void dropDraft(draftName);
    onClose();
  };
  // Apart from what the chat keeps: that goes on while this is open.
  const queryKey = [...getConversationQueryKey(conversationId), 'as-test'];
  const { data, error, refetch } = useConversation(conversationId, {
    query: { queryKey, staleTime: 0, gcTime: 0 },
  });
  return (
    <Dialog
      open
      onOpenChange={cancel}
      title={t.saveTitle()}
      description={t.saveText()}
      closeLabel={LL.common.close()}
      footer={
        <>
          <Button variant="secondary" onClick={cancel}>
            {t.cancel()}
          </Button>
          <Button type="submit" form={formId} busy={busy} aria-disabled={!data}>
            {t.add()}
          </Button>
        </>
      }
    >
      {data ? (
        <SaveAsTestForm
          formId={formId}
          draftName={draftName}
          botKey={botKey}
          conversationId={conversationId}
          exchanges={exchangesOf(data, questionId, isWrong)}
          language={language}
          questionId={questionId}
          onBusy={setBusy}
          onSaved={onClose}
        />
      ) : error ? (
        <FailurePanel error={error} onRetry={() => void refetch()} />
      ) : (
        <div role="status">
          <span className="sr-only">{LL.common.loading()}</span>
          <Skeleton className="h-48 w-full" />
        </div>
      )}
    </Dialog>
  );
}
