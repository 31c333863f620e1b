import { useI18nContext } from '@i18n/i18n-react';
import { ChevronLeft, ChevronRight, Pencil } from 'lucide-react';
import { lazy, useState } from 'react';
import { loadPart } from '@/lib/load-part';
import type { ChatLine } from '@/shared/chat/chat-thread-state';
import { IconButton } from '@/ui/icon-button';
import { Late } from '@/ui/late';
import { useAnswerDesk } from './answer-desk';

const OtherWordsDialog = lazy(() =>
  loadPart(async () => ({ default: (await import('./other-words-dialog')).OtherWordsDialog })),
);

/** Below a question: the ways it was asked, and one more. */
export function QuestionActions({ line }: { line: ChatLine }) {
  const t = useI18nContext().LL.testAgent.question;
  const { branches, choose, answering, askOtherwise } = useAnswerDesk();
  const [asking, setAsking] = useState(false);
  const options = branches.find(({ messageId }) => messageId === line.id)?.options ?? [];
  const at = options.findIndex(({ messageId }) => messageId === line.id);
  const step = (by: -1 | 1) => {
    const to = options[at + by];
    return to && (() => choose(to.conversationId));
  };
  return (
    <div className="flex shrink-0 items-center text-quiet text-xs">
      {options.length > 1 && (
        <fieldset className="flex items-center">
          <legend className="sr-only">{t.branches()}</legend>
          <IconButton
            label={t.previous()}
            icon={<ChevronLeft size={14} aria-hidden="true" />}
            className="btn-sm"
            disabled={!step(-1)}
            onClick={step(-1)}
          />
          <span className="tabular-nums">{t.position({ position: at + 1, total: options.length })}</span>
          <IconButton
            label={t.next()}
            icon={<ChevronRight size={14} aria-hidden="true" />}
            className="btn-sm"
            disabled={!step(1)}
            onClick={step(1)}
          />
        </fieldset>
      )}
      <IconButton
        label={t.otherwise()}
        icon={<Pencil size={14} aria-hidden="true" />}
        className="btn-sm"
        disabled={answering}
        onClick={() => setAsking(true)}
      />
      {asking && (
        <Late>
          <OtherWordsDialog
            messageId={line.id}
            question={line.text}
            onAsk={(text) => askOtherwise(line.id, text)}
            onClose={() => setAsking(false)}
          />
        </Late>
      )}
    </div>
  );
}
