import { useI18nContext } from '@i18n/i18n-react';
import { useState } from 'react';
import type { InboxTranscript } from '@/api/generated/schemas/inboxTranscript.zod';
import { reviewRequestCommentMax } from '@/api/generated/schemas/reviewRequest.zod';
import { WrongReason } from '@/api/generated/schemas/wrongReason.zod';
import { known } from '@/api/known';
import { FailureNotice } from '@/shared/failures/failure-notice';
import { Button } from '@/ui/button';
import { RadioList } from '@/ui/radio-list';
import { TextAreaField } from '@/ui/text-area-field';
import { showToast } from '@/ui/toast/toast-queue';
import type { ConversationWrites } from './use-conversation-writes';

interface WrongFormProps {
  conversation: InboxTranscript;
  /** The answer that was wrong; undefined where there is none. */
  messageId: string | undefined;
  writes: Pick<ConversationWrites, 'review'>;
  onCancel: () => void;
  onSaved: () => void;
}

/** Whoever opens it goes on by keyboard in it. */
function focusReason(form: HTMLFormElement | null): void {
  (form?.querySelector<HTMLElement>(':checked') ?? form?.querySelector('input'))?.focus();
}

/** Asks what was wrong with an answer, beside what was said: who judges it reads it once more. */
export function WrongForm({
  conversation,
  messageId,
  writes: { review },
  onCancel,
  onSaved,
}: WrongFormProps) {
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
          onSaved();
        },
      },
    );
  };
  return (
    <form
      ref={focusReason}
      aria-label={t.why()}
      className="flex w-full flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
      onKeyDown={({ key }) => key === 'Escape' && onCancel()}
    >
      <RadioList
        legend={t.why()}
        value={reason}
        options={WrongReason.options.map((value) => ({ value, label: t.reasons[value]() }))}
        onChange={setReason}
      />
      <TextAreaField
        label={t.comment()}
        rows={1}
        value={comment}
        maxLength={reviewRequestCommentMax}
        onChange={({ target }) => setComment(target.value)}
      />
      <FailureNotice error={review.error} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="secondary" onClick={onCancel}>
          {LL.common.cancel()}
        </Button>
        <Button type="submit" busy={review.isPending} aria-disabled={reason === undefined}>
          {t.save()}
        </Button>
      </div>
    </form>
  );
}
