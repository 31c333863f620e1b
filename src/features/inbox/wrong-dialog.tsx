import { useI18nContext } from '@i18n/i18n-react';
import { useState } from 'react';
import type { InboxTranscript } from '@/api/generated/schemas/inboxTranscript.zod';
import { reviewRequestCommentMax } from '@/api/generated/schemas/reviewRequest.zod';
import { WrongReason } from '@/api/generated/schemas/wrongReason.zod';
import { known } from '@/api/known';
import { FailureNotice } from '@/shared/failures/failure-notice';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { RadioList } from '@/ui/radio-list';
import { TextAreaField } from '@/ui/text-area-field';
import { showToast } from '@/ui/toast/toast-queue';
import type { ConversationWrites } from './use-conversation-writes';

interface WrongDialogProps {
  conversation: InboxTranscript;
  /** The answer that was wrong; undefined where there is none. */
  messageId: string | undefined;
  writes: Pick<ConversationWrites, 'review'>;
  onClose: () => void;
}

/** Asks what was wrong with an answer. */
export function WrongDialog({ conversation, messageId, writes: { review }, onClose }: WrongDialogProps) {
  const { LL } = useI18nContext();
  const t = LL.inbox.review;
  const [reason, setReason] = useState(known(WrongReason, conversation.review?.reason));
  const [comment, setComment] = useState(conversation.review?.comment ?? '');
  const save = () => {
    if (reason === undefined) return;
    review.mutate(
      { verdict: 'wrong', reason, comment, ...(messageId !== undefined && { messageId }) },
      {
        onSuccess: () => {
          showToast({ title: t.saved() });
          onClose();
        },
      },
    );
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t.why()}
      closeLabel={LL.common.close()}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {LL.common.cancel()}
          </Button>
          <Button busy={review.isPending} aria-disabled={reason === undefined} onClick={save}>
            {t.save()}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <RadioList
          legend={t.reason()}
          value={reason}
          options={WrongReason.options.map((value) => ({ value, label: t.reasons[value]() }))}
          onChange={setReason}
        />
        <TextAreaField
          label={t.comment()}
          value={comment}
          maxLength={reviewRequestCommentMax}
          onChange={({ target }) => setComment(target.value)}
        />
        <FailureNotice error={review.error} />
      </div>
    </Dialog>
  );
}
