import { useI18nContext } from '@i18n/i18n-react';
import { useState } from 'react';
import type { UnansweredQuestion } from '@/api/generated/schemas/unansweredQuestion.zod';
import { FailureNotice } from '@/shared/failures/failure-notice';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Notice } from '@/ui/notice';
import { TextAreaField } from '@/ui/text-area-field';
import { useAnswerQuestion } from './use-answer-question';

interface ReviewDialogProps {
  question: UnansweredQuestion;
  onClose: () => void;
}

/** An answer to a question that an agent had none to: written or changed, then put into the agent's draft. */
export function ReviewDialog({ question, onClose }: ReviewDialogProps) {
  const { LL } = useI18nContext();
  const t = LL.analytics.questions.dialog;
  const { draft, agentName, botKey = '' } = question;
  const [text, setText] = useState(draft?.text ?? '');
  const [isChecked, setChecked] = useState(false);
  const { answer, dismiss, busy, failure, refused, faultOf } = useAnswerQuestion(question);
  const source = draft?.sources.map(({ title }) => title).join(', ');
  const fault = faultOf(text);

  const add = async () => {
    setChecked(true);
    if (fault === undefined && (await answer(text.trim()))) onClose();
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t.title()}
      description={t.text({ agent: agentName || botKey })}
      closeLabel={LL.common.close()}
      footer={
        <>
          <Button
            variant="ghost"
            aria-disabled={busy}
            className="me-auto"
            onClick={async () => (await dismiss()) && onClose()}
          >
            {t.dismiss()}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t.cancel()}
          </Button>
          <Button busy={busy} onClick={() => void add()}>
            {t.add()}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <div>
          <p className="font-medium">{t.question()}</p>
          <p lang={question.language}>{question.question}</p>
        </div>
        <TextAreaField
          label={t.answer()}
          lang={question.language}
          hint={source ? t.source({ source }) : t.noSource()}
          error={isChecked ? fault : undefined}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        {refused && <Notice tone="error" assertive title={refused === 'full' ? t.full() : t.notSaved()} />}
        <FailureNotice error={failure} />
      </div>
    </Dialog>
  );
}
