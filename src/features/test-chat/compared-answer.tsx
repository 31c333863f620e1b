import { useI18nContext } from '@i18n/i18n-react';
import type { ChatLine } from '@/shared/chat/chat-thread-state';
import { PlainText } from '@/shared/chat/use-chat-rows';
import { useMarkdown } from '@/shared/chat/use-markdown';
import { comparedWords } from '@/ui/compared-words';
import { useAnswerDesk } from './answer-desk';

/** What may be markup: words cannot be marked in what they become. */
const MARKUP = /[*_`#|[\]<>~]|^\s*(?:[-+]|\d+[.)])\s/m;

/** An answer beside that of another version: the words that only this one says are marked. */
export function ComparedAnswer({ line }: { line: ChatLine }) {
  const t = useI18nContext().LL.testAgent;
  const Markdown = useMarkdown();
  const { comparisonOf } = useAnswerDesk();
  const { text } = line;
  const { verdict, other = '' } = comparisonOf(line) ?? {};
  const parts =
    verdict === 'other' && !MARKUP.test(text) && !MARKUP.test(other) ? comparedWords(other, text) : undefined;
  if (!parts) return Markdown && !line.plain ? <Markdown text={text} /> : <PlainText text={text} />;
  return (
    <span className="whitespace-pre-wrap">
      {parts
        .filter(({ removed }) => !removed)
        .map(({ value, added }, index) => ({ value, added, id: `part-${index}` }))
        .map(({ value, added, id }) =>
          added ? (
            <mark key={id} className="rounded-xs bg-warning/20 text-inherit">
              <span className="sr-only"> {t.onlyHere()} </span>
              {value}
            </mark>
          ) : (
            <span key={id}>{value}</span>
          ),
        )}
    </span>
  );
}
