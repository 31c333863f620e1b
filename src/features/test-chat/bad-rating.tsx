import { useI18nContext } from '@i18n/i18n-react';
import { useId, useState } from 'react';
import { type Feedback, feedbackNoteMax } from '@/api/generated/schemas/feedback.zod';
import { FeedbackReason } from '@/api/generated/schemas/feedbackReason.zod';
import { Button } from '@/ui/button';
import { Popover } from '@/ui/popover';
import { TextAreaField } from '@/ui/text-area-field';
import { showToast } from '@/ui/toast/toast-queue';
import { BadButton } from './bad-button';

interface BadRatingProps {
  feedback: Feedback | undefined;
  onRate: (feedback: Feedback) => Promise<void>;
}

/** Says that an answer was bad, which counts at once, and why, which may follow. */
export function BadRating({ feedback, onRate }: BadRatingProps) {
  const words = useI18nContext().LL.testAgent.rating;
  const [open, setOpen] = useState(false);
  const bad = feedback?.rating === 'down';
  return (
    <Popover
      label={words.title()}
      align="start"
      open={open}
      onOpenChange={(next) => {
        setOpen(next);
        if (next && !bad) void onRate({ rating: 'down' });
      }}
      trigger={<BadButton pressed={bad} />}
    >
      <ReasonForm
        feedback={feedback}
        onSave={(reason) => {
          setOpen(false);
          void onRate(reason).then(() => showToast({ type: 'success', title: words.saved() }));
        }}
        onTakeBack={() => {
          setOpen(false);
          void onRate({ rating: null });
        }}
      />
    </Popover>
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
