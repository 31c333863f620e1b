import { useI18nContext } from '@i18n/i18n-react';
import { Check, Copy, Waypoints } from 'lucide-react';
import { useState } from 'react';
import type { ChatLine } from '@/shared/chat/chat-thread-state';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { useAnswerDesk } from './answer-desk';
import { RatingButtons } from './rating-buttons';

const TONES = { same: 'neutral', other: 'warning' } as const;

/** Below an answer: what somebody thinks of it, and why it says what it says. */
export function AnswerActions({ line }: { line: ChatLine }) {
  const t = useI18nContext().LL.testAgent;
  const { explain, rate, comparisonOf, tellsComparison, more } = useAnswerDesk();
  const [copied, setCopied] = useState(false);
  const verdict = comparisonOf(line)?.verdict;
  const copy = () => {
    navigator.clipboard?.writeText(line.text).then(
      () => setCopied(true),
      // Refused by the browser: the text stands there and can be selected.
      () => setCopied(false),
    );
  };
  return (
    // Where they take a second row, it begins below the first.
    <fieldset className="flex max-w-full flex-wrap items-center gap-1 [&_.btn-sm]:px-1.5">
      <legend className="sr-only">{t.answer.actions()}</legend>
      {verdict && tellsComparison && (
        <p className="basis-full">
          <Badge tone={TONES[verdict]}>{verdict === 'same' ? t.sameAnswer() : t.otherAnswer()}</Badge>
        </p>
      )}
      <RatingButtons
        messageId={line.id}
        feedback={line.feedback ?? undefined}
        onRate={(feedback) => rate(line.id, feedback)}
      />
      {line.text !== '' && (
        <IconButton
          label={copied ? t.answer.copied() : t.answer.copy()}
          icon={copied ? <Check size={14} aria-hidden="true" /> : <Copy size={14} aria-hidden="true" />}
          className="btn-sm"
          onClick={copy}
        />
      )}
      <Button
        variant="ghost"
        size="sm"
        icon={<Waypoints size={14} aria-hidden="true" />}
        aria-label={t.answer.why()}
        onClick={() => explain(line)}
      >
        {/* In a narrow thread the row has room for the short question alone. */}
        <span className="hidden sm:@lg/thread:inline">{t.answer.why()}</span>
        <span className="sm:@lg/thread:hidden">{t.answer.whyShort()}</span>
      </Button>
      {more(line)}
    </fieldset>
  );
}
