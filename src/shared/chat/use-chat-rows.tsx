import { useI18nContext } from '@i18n/i18n-react';
import type { TranslationFunctions } from '@i18n/i18n-types';
import { lazy, type ReactNode, useMemo } from 'react';
import { ApiError } from '@/api/api-error';
import { CitationKind } from '@/api/generated/schemas/citationKind.zod';
import { textFor } from '@/api/known';
import { loadPart } from '@/lib/load-part';
import { useFailureTexts } from '@/shared/failures/use-failure-texts';
import { Button } from '@/ui/button';
import type { ChatMessage } from '@/ui/chat-thread';
import { Late } from '@/ui/late';
import { Skeleton } from '@/ui/skeleton';
import type { Chat } from './chat';
import { type ChatLine, waitingCall } from './chat-thread-state';
import { SourceChips } from './source-chips';
import { useMarkdown } from './use-markdown';
import { whyFailed } from './why-failed';

// Few answers look anything up.
const ToolCallList = lazy(() =>
  loadPart(async () => ({ default: (await import('./tool-call-list')).ToolCallList })),
);

type Texts = TranslationFunctions['testChat'];

/** Text as it was written. */
export function PlainText({ text }: { text: string }) {
  return <span className="whitespace-pre-wrap">{text}</span>;
}

function contentOf(t: Texts, line: ChatLine, Markdown: ReturnType<typeof useMarkdown>) {
  const { author, text, state, plain } = line;
  if (author === 'user') return text;
  if (text === '') {
    // The call itself asks.
    if (waitingCall(line)) return null;
    if (state === 'stopped') return t.stoppedEmpty();
    if (state === 'complete' && plain) return <span className="text-quiet italic">{t.notWritten()}</span>;
    return state === 'failed' ? t.failedEmpty() : '';
  }
  if (plain) return <PlainText text={text} />;
  return Markdown ? <Markdown text={text} /> : <PlainText text={text} />;
}

function noteOf(t: Texts, { author, state, delay, error, insteadText }: ChatLine): string | undefined {
  if (delay) return t.delays[delay]();
  if (state === 'pending') return t.sending();
  if (state === 'stopped') return t.stopped();
  if (state !== 'failed') return undefined;
  if (author === 'user') return t.notSent();
  if (insteadText) return t.failedInstead({ text: insteadText });
  return whyFailed(t, error) ?? t.failed();
}

/** What support asks for; an error event of the stream brings its own. */
function referenceOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('reference' in error)) return undefined;
  return typeof error.reference === 'string' ? error.reference : undefined;
}

function sourcesOf(t: Texts, { citations }: ChatLine) {
  if (citations.length === 0) return undefined;
  return (
    <SourceChips
      label={t.sources()}
      citations={citations}
      kindOf={(kind) => textFor(CitationKind, t.sourceKinds, kind)}
    />
  );
}

/** What a page adds to a row; it depends on nothing but the line, so that rows stay the same objects. */
export type RowParts = (
  line: ChatLine,
) => Pick<ChatMessage, 'actions' | 'attachment'> & Partial<Pick<ChatMessage, 'content'>>;

/** The rows of a chat, each the same object as long as its line is; `face` and `parts` have to stay the same, too. */
export function useChatRows(
  { lines, askAgain, goesOn, decide }: Chat,
  agentName: string,
  face?: ReactNode,
  parts?: RowParts,
): readonly ChatMessage[] {
  const { LL } = useI18nContext();
  const failureTexts = useFailureTexts();
  const Markdown = useMarkdown();

  const rowOf = useMemo(() => {
    const t = LL.testChat;
    const rows = new WeakMap<ChatLine, ChatMessage>();
    return (line: ChatLine): ChatMessage => {
      const known = rows.get(line);
      if (known) return known;
      const row: ChatMessage = {
        id: line.id,
        author: line.author,
        authorLabel: line.author === 'user' ? t.you() : (line.person?.name ?? agentName),
        unnamed: line.author === 'user' || (!line.person && Boolean(face)),
        face: line.author === 'agent' && !line.person && face,
        content: contentOf(t, line, Markdown),
        state: line.state === 'pending' ? 'complete' : line.state,
        note: noteOf(t, line),
        sources: sourcesOf(t, line),
        before: line.toolCalls && line.toolCalls.length > 0 && (
          <Late fallback={<Skeleton className="h-10 w-full max-w-[min(40rem,90%)]" />}>
            <ToolCallList calls={line.toolCalls} onDecide={waitingCall(line) && decide} />
          </Late>
        ),
        ...parts?.(line),
      };
      rows.set(line, row);
      return row;
    };
  }, [LL, agentName, face, Markdown, parts, decide]);

  const rows = lines.map(rowOf);
  const last = rows.at(-1);
  if (!askAgain || !last) return rows;
  const error = lines.at(-1)?.error;
  const reference = referenceOf(error);
  const note = (
    <span className="flex flex-wrap items-center gap-2">
      <span>
        {last.note} {error instanceof ApiError && `${failureTexts(error).title}. `}
        {reference && LL.testChat.reference({ reference })}
      </span>
      <Button variant="secondary" size="sm" onClick={askAgain}>
        {goesOn ? LL.testChat.getTheRest() : LL.testChat.askAgain()}
      </Button>
    </span>
  );
  return [...rows.slice(0, -1), { ...last, note }];
}
