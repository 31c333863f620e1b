import { useI18nContext } from '@i18n/i18n-react';
import { Check, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { InboxTranscript } from '@/api/generated/schemas/inboxTranscript.zod';
import { reviewRequestCommentMax } from '@/api/generated/schemas/reviewRequest.zod';
import { WrongReason } from '@/api/generated/schemas/wrongReason.zod';
import { known, textFor } from '@/api/known';
import { useMay } from '@/shared/account/use-may';
import { FailureNotice } from '@/shared/failures/failure-notice';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { RadioList } from '@/ui/radio-list';
import { TextAreaField } from '@/ui/text-area-field';
import { showToast } from '@/ui/toast/toast-queue';
import type { ConversationWrites } from './use-conversation-writes';

interface ReviewBarProps {
  conversation: InboxTranscript;
  writes: ConversationWrites;
  next: ReactNode;
}

/** Below a conversation that is over: whether the agent was right, by whoever looks through them. */
export function ReviewBar({ conversation, writes, next }: ReviewBarProps) {
  const { LL } = useI18nContext();
  const t = LL.inbox.review;
  const { review } = conversation;
  const mayAnswer = useMay()('answer');
  const [asking, setAsking] = useState(false);
  const [changing, setChanging] = useState(false);
  const isRight = () =>
    writes.review.mutate(
      { verdict: 'right' },
      {
        onSuccess: () => {
          setChanging(false);
          showToast({ title: t.saved() });
        },
      },
    );
  const name = review?.by || LL.inbox.team();
  const reason = review?.reason ? textFor(WrongReason, t.reasons, review.reason) : '';
  const was =
    review?.verdict === 'right'
      ? t.was.right({ name })
      : review?.verdict === 'fixed'
        ? t.was.fixed({ name })
        : review && t.was.wrong({ name, reason });
  return (
    <div className="flex flex-wrap items-center gap-3 border-line border-t bg-base-100 p-4">
      <div className="min-w-0 grow">
        <p className="font-medium">{was || t.title()}</p>
        {review?.comment && (
          <p className="text-[0.8125rem] text-quiet [overflow-wrap:anywhere]">{review.comment}</p>
        )}
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        {!mayAnswer ? null : review && !changing ? (
          <Button variant="ghost" onClick={() => setChanging(true)}>
            {t.change()}
          </Button>
        ) : (
          <>
            <Button
              variant="secondary"
              busy={writes.review.isPending && !asking}
              icon={<Check size={16} aria-hidden="true" />}
              onClick={isRight}
            >
              {t.right()}
            </Button>
            <Button
              variant="secondary"
              icon={<X size={16} aria-hidden="true" />}
              onClick={() => setAsking(true)}
            >
              {t.wrong()}
            </Button>
          </>
        )}
        {next}
      </div>
      {!asking && <FailureNotice error={writes.review.error} />}
      {asking && (
        <WrongDialog
          conversation={conversation}
          writes={writes}
          onClose={() => {
            setAsking(false);
            setChanging(false);
          }}
        />
      )}
    </div>
  );
}

interface WrongDialogProps extends Pick<ReviewBarProps, 'conversation' | 'writes'> {
  onClose: () => void;
}

function WrongDialog({ conversation, writes: { review }, onClose }: WrongDialogProps) {
  const { LL } = useI18nContext();
  const t = LL.inbox.review;
  const [reason, setReason] = useState(known(WrongReason, conversation.review?.reason));
  const [comment, setComment] = useState(conversation.review?.comment ?? '');
  const answer = conversation.transcript.findLast(({ author }) => author === 'agent');
  const save = () => {
    if (reason === undefined) return;
    review.mutate(
      { verdict: 'wrong', reason, comment, ...(answer && { messageId: answer.messageId }) },
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
