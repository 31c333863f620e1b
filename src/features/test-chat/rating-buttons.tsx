import { useI18nContext } from '@i18n/i18n-react';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { useId, useState } from 'react';
import { type Feedback, feedbackNoteMax } from '@/api/generated/schemas/feedback.zod';
import { FeedbackReason } from '@/api/generated/schemas/feedbackReason.zod';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { Popover } from '@/ui/popover';
import { TextAreaField } from '@/ui/text-area-field';
import { showToast } from '@/ui/toast/toast-queue';
import { useFailureToast } from '@/words/use-failure-toast';

interface RatingButtonsProps {
  feedback: Feedback | undefined;
  onRate: (feedback: Feedback) => Promise<void>;
}

const PRESSED = 'btn-sm aria-pressed:bg-primary/15 aria-pressed:text-primary';

/** Good or bad, and of a bad answer why: the rating counts at once, the reason may follow. */
export function RatingButtons({ feedback, onRate }: RatingButtonsProps) {
  const words = useI18nContext().LL.testAgent;
  const tellFailure = useFailureToast();
  const [open, setOpen] = useState(false);
  const rating = feedback?.rating ?? null;
  const rate = (next: Feedback) =>
    onRate(next).catch((error: unknown) => tellFailure(error, words.answer.notRated()));
  return (
    <>
      <IconButton
        label={words.answer.good()}
        icon={<ThumbsUp size={14} aria-hidden="true" />}
        className={PRESSED}
        aria-pressed={rating === 'up'}
        onClick={() => void rate({ rating: rating === 'up' ? null : 'up' })}
      />
      <Popover
        label={words.rating.title()}
        align="start"
        open={open}
        onOpenChange={(next) => {
          setOpen(next);
          if (next && rating !== 'down') void rate({ rating: 'down' });
        }}
        trigger={
          <IconButton
            label={words.answer.bad()}
            icon={<ThumbsDown size={14} aria-hidden="true" />}
            className={PRESSED}
            aria-pressed={rating === 'down'}
          />
        }
      >
        <ReasonForm
          feedback={feedback}
          onSave={(reason) => {
            setOpen(false);
            void rate(reason).then(() => showToast({ type: 'success', title: words.rating.saved() }));
          }}
          onTakeBack={() => {
            setOpen(false);
            void rate({ rating: null });
          }}
        />
      </Popover>
    </>
  );
}

interface ReasonFormProps {
  feedback: Feedback | undefined;
  onSave: (feedback: Feedback) => void;
  onTakeBack: () => void;
}

function ReasonForm({ feedback, onSave, onTakeBack }: ReasonFormProps) {
  const words = useI18nContext().LL.testAgent.rating;
  const name = useId();
  const [reason, setReason] = useState(feedback?.reason);
  const [note, setNote] = useState(feedback?.note ?? '');
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        const said = note.trim();
        onSave({ rating: 'down', ...(reason && { reason }), ...(said !== '' && { note: said }) });
      }}
    >
      <fieldset className="flex flex-col gap-1">
        <legend className="font-medium">{words.title()}</legend>
        <p className="text-[0.8125rem] text-quiet">{words.text()}</p>
        {FeedbackReason.options.map((option) => (
          <label key={option} className="flex min-h-8 cursor-pointer items-center gap-2 max-sm:min-h-11">
            <input
              type="radio"
              name={name}
              className="radio radio-sm"
              checked={reason === option}
              onChange={() => setReason(option)}
            />
            {words.reasons[option]()}
          </label>
        ))}
      </fieldset>
      <TextAreaField
        label={words.note()}
        rows={2}
        value={note}
        maxLength={feedbackNoteMax}
        onChange={(event) => setNote(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" aria-disabled={!reason && note.trim() === ''}>
          {words.save()}
        </Button>
        <Button variant="ghost" size="sm" onClick={onTakeBack}>
          {words.takeBack()}
        </Button>
      </div>
    </form>
  );
}
