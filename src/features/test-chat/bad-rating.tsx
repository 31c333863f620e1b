import { useI18nContext } from '@i18n/i18n-react';
import { useId, useRef, useState } from 'react';
import { type Feedback, feedbackNoteMax } from '@/api/generated/schemas/feedback.zod';
import { FeedbackReason } from '@/api/generated/schemas/feedbackReason.zod';
import { known } from '@/api/known';
import { dropDraft } from '@/session/drafts';
import { useKeptText } from '@/session/use-kept-text';
import { Button } from '@/ui/button';
import { RadioList } from '@/ui/radio-list';
import { TextAreaField } from '@/ui/text-area-field';
import { showToast } from '@/ui/toast/toast-queue';
import { BadButton } from './bad-button';

interface BadRatingProps {
  messageId: string;
  feedback: Feedback | undefined;
  /** Whether it was taken; if not, the reason is shown. */
  onRate: (feedback: Feedback) => Promise<boolean>;
}

/** The last answer stands at the end of what is seen: what opens below it would not be. The row of its thumbs comes first. */
function showWhole(panel: HTMLElement | null): void {
  panel?.scrollIntoView({ block: 'nearest' });
  panel?.parentElement?.querySelector('button')?.scrollIntoView({ block: 'nearest' });
}

/** Says that an answer was bad, which counts at once, and why, which may follow below the answer. */
export function BadRating({ messageId, feedback, onRate }: BadRatingProps) {
  const t = useI18nContext().LL.testAgent.rating;
  const panelId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const bad = feedback?.rating === 'down';
  const draftName = `bad-rating-${messageId}`;
  const close = () => {
    button.current?.focus();
    setOpen(false);
  };
  const send = async (next: Feedback) => {
    close();
    const taken = await onRate(next);
    if (taken) await dropDraft(draftName);
    return taken;
  };
  const press = () => {
    setOpen(!open);
    if (!open && !bad) void onRate({ rating: 'down' });
  };
  return (
    <>
      <BadButton
        ref={button}
        pressed={bad}
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onClick={press}
      />
      {open && (
        <section
          ref={showWhole}
          id={panelId}
          aria-label={t.title()}
          className="order-last basis-full"
          onKeyDown={({ key }) => key === 'Escape' && close()}
        >
          {/* On a phone it takes the room below the face, too. */}
          <div className="my-1 max-w-md max-sm:-ms-8 max-sm:p-3 rounded-box border border-line bg-base-100 p-4">
            <ReasonForm
              feedback={feedback}
              draftName={draftName}
              onSave={async (reason) => {
                if (await send(reason)) showToast({ type: 'success', title: t.saved() });
              }}
              onTakeBack={() => void send({ rating: null })}
            />
          </div>
        </section>
      )}
    </>
  );
}

interface ReasonFormProps {
  /** Under which name the note is kept until it was taken. */
  draftName: string;
  feedback: Feedback | undefined;
  onSave: (feedback: Feedback) => Promise<void>;
  onTakeBack: () => void;
}

function ReasonForm({ draftName, feedback, onSave, onTakeBack }: ReasonFormProps) {
  const t = useI18nContext().LL.testAgent.rating;
  const [reason, setReason] = useState(feedback?.reason);
  const { text: note, setText: setNote } = useKeptText(draftName, feedback?.note ?? '');
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        const text = note.trim();
        void onSave({ rating: 'down', ...(reason && { reason }), ...(text !== '' && { note: text }) });
      }}
    >
      <RadioList
        legend={t.title()}
        text={t.text()}
        value={known(FeedbackReason, reason)}
        options={FeedbackReason.options.map((value) => ({ value, label: t.reasons[value]() }))}
        onChange={setReason}
      />
      <TextAreaField
        label={t.note()}
        rows={2}
        value={note}
        maxLength={feedbackNoteMax}
        onChange={(event) => setNote(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" aria-disabled={!reason && note.trim() === ''}>
          {t.save()}
        </Button>
        <Button variant="ghost" size="sm" onClick={onTakeBack}>
          {t.takeBack()}
        </Button>
      </div>
    </form>
  );
}
