import { useI18nContext } from '@i18n/i18n-react';
import { Check, X } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { InboxTranscript } from '@/api/generated/schemas/inboxTranscript.zod';
import { WrongReason } from '@/api/generated/schemas/wrongReason.zod';
import { textFor } from '@/api/known';
import { useMay } from '@/shared/account/use-may';
import { Button } from '@/ui/button';
import { showToast } from '@/ui/toast/toast-queue';
import { BarFrame } from './bar-frame';
import type { ConversationWrites } from './use-conversation-writes';
import { WriteFailure } from './write-failure';
import { WrongForm } from './wrong-form';

interface ReviewBarProps {
  conversation: InboxTranscript;
  writes: ConversationWrites;
  next: ReactNode;
}

/** Below a conversation that is over: whether the agent was right, by whoever looks through them. */
export function ReviewBar({ conversation, writes, next }: ReviewBarProps) {
  const { LL } = useI18nContext();
  const t = LL.inbox.review;
  const { review, transcript } = conversation;
  const mayAnswer = useMay()('answer');
  const [asking, setAsking] = useState(false);
  const [changing, setChanging] = useState(false);
  const title = useRef<HTMLParagraphElement>(null);
  const wrong = useRef<HTMLButtonElement>(null);
  const close = (isSaved: boolean) => {
    // What takes the focus next is there again only without the form.
    flushSync(() => {
      setAsking(false);
      if (isSaved) setChanging(false);
    });
    (isSaved ? title : wrong).current?.focus();
  };
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
  if (asking)
    return (
      <BarFrame>
        <WrongForm
          conversation={conversation}
          messageId={transcript.findLast(({ author }) => author === 'agent')?.messageId}
          writes={writes}
          onCancel={() => close(false)}
          onSaved={() => close(true)}
        />
      </BarFrame>
    );
  return (
    <BarFrame>
      <div className="min-w-0 grow">
        <p ref={title} tabIndex={-1} className="font-medium">
          {was || t.title()}
        </p>
        {review?.comment && (
          <p className="text-[0.8125rem] text-quiet [overflow-wrap:anywhere]">{review.comment}</p>
        )}
      </div>
      <div className="flex flex-wrap justify-end gap-2 max-sm:w-full max-sm:*:grow">
        {!mayAnswer ? null : review && !changing ? (
          <Button variant="ghost" onClick={() => setChanging(true)}>
            {t.change()}
          </Button>
        ) : (
          <>
            <Button
              variant="secondary"
              busy={writes.review.isPending}
              icon={<Check size={16} aria-hidden="true" />}
              onClick={isRight}
            >
              {t.right()}
            </Button>
            <Button
              ref={wrong}
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
      <WriteFailure error={writes.review.error ?? writes.reopen.error} />
    </BarFrame>
  );
}
