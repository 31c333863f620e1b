import { useI18nContext } from '@i18n/i18n-react';
import { lazy, type ReactNode, useCallback, useMemo, useState } from 'react';
import type { ChannelKind } from '@/api/generated/schemas/channelKind.zod';
import { loadPart } from '@/lib/load-part';
import type { Chat } from '@/shared/chat/chat';
import type { ChatLine } from '@/shared/chat/chat-thread-state';
import { ThreadSkeleton } from '@/shared/chat/thread-skeleton';
import { useAnswerRating } from '@/shared/chat/use-answer-rating';
import { type RowParts, useChatRows } from '@/shared/chat/use-chat-rows';
import { FailurePanel } from '@/shared/failures/failure-panel';
import { ChatThread } from '@/ui/chat-thread';
import { Late } from '@/ui/late';
import { AnswerActions } from './answer-actions';
import { type AnswerDesk, AnswerDeskContext, type TestedAnswer } from './answer-desk';
import type { Comparison } from './compare-answers';
import { EmptyTestChat } from './empty-test-chat';
import { changesHands, HandoverCard } from './handover-card';
import { MissingNote } from './missing-note';
import { QuestionActions } from './question-actions';
import { useFrozen } from './use-frozen';
import { useOpeningRows } from './use-opening-rows';

const WornAnswer = lazy(() =>
  loadPart(async () => ({ default: (await import('./worn-answer')).WornAnswer })),
);
const ComparedAnswer = lazy(() =>
  loadPart(async () => ({ default: (await import('./compared-answer')).ComparedAnswer })),
);
const ChannelNotes = lazy(() =>
  loadPart(async () => ({ default: (await import('./channel-notes')).ChannelNotes })),
);
const WhyDialog = lazy(() => loadPart(async () => ({ default: (await import('./why-dialog')).WhyDialog })));

interface TestThreadProps {
  chat: Chat;
  botKey: string;
  agentName: string;
  /** The agent's face, the same element each time. */
  face?: ReactNode;
  label: string;
  /** The channel whose look the answers wear; undefined: as they are written. */
  look?: ChannelKind | undefined;
  empty: { title: string; text: string };
  /** How each answer stands beside the other version's, where there are two. */
  comparisons?: ReadonlyMap<string, Comparison> | undefined;
  /** Whether that is said here, too, not only marked. */
  tellsComparison?: boolean;
  versionLabel: (versionId: string | null) => string;
  /** Goes on in a conversation with the draft. */
  onOpenDraft: (conversationId: string) => void;
  answerActions?: ((tested: TestedAnswer) => ReactNode) | undefined;
}

/** A streaming answer has nothing to be said of yet, an unsent question nothing to be done with. */
const PARTS: RowParts = (line) => {
  if (!line.stored || line.state === 'streaming') return {};
  if (line.author === 'user') return { actions: <QuestionActions line={line} /> };
  return {
    actions: <AnswerActions line={line} />,
    attachment:
      (changesHands(line) && <HandoverCard line={line} />) ||
      (line.missing && <MissingNote messageId={line.id} missing={line.missing} />),
  };
};

/** The same, with what an answer says otherwise than the other version's. */
const COMPARED: RowParts = (line) => ({
  ...PARTS(line),
  ...(line.author === 'agent' &&
    line.state === 'complete' &&
    line.text !== '' && {
      content: (
        <Late fallback={<span className="whitespace-pre-wrap">{line.text}</span>}>
          <ComparedAnswer line={line} />
        </Late>
      ),
    }),
});

/** The same, with the answers in the look of a channel, and what it cannot show below them. */
function partsIn(look: ChannelKind | undefined, isCompared: boolean): RowParts {
  if (!look) return isCompared ? COMPARED : PARTS;
  return (line) => {
    const parts = PARTS(line);
    const { author, text, state } = line;
    if (author === 'user' || text === '') return parts;
    return {
      ...parts,
      content: (
        <Late fallback={<span className="whitespace-pre-wrap">{text}</span>}>
          <WornAnswer channel={look} text={text} />
        </Late>
      ),
      attachment: (
        <div className="flex flex-col gap-2">
          {state !== 'streaming' && (
            <Late fallback={null}>
              <ChannelNotes channel={look} text={text} />
            </Late>
          )}
          {parts.attachment}
        </div>
      ),
    };
  };
}

/** A conversation with one version of an agent. */
export function TestThread({
  chat,
  botKey,
  agentName,
  face,
  label,
  look,
  empty,
  comparisons,
  tellsComparison = true,
  versionLabel,
  onOpenDraft,
  answerActions,
}: TestThreadProps) {
  const t = useI18nContext().LL.testChat;
  const isCompared = comparisons !== undefined;
  const parts = useMemo(() => partsIn(look, isCompared), [look, isCompared]);
  const opening = useOpeningRows(chat.opening, agentName, face);
  const said = useChatRows(chat, agentName, face, parts);
  const rows = said.length > 0 ? [...opening, ...said] : said;
  const rate = useAnswerRating(chat.conversationId);
  const [explained, setExplained] = useState<ChatLine>();
  const { conversationId, answering, branches, choose, askOtherwise } = chat;
  const lines = useFrozen(chat.lines, answering);

  const testedOf = useCallback(
    (answer: ChatLine): TestedAnswer | undefined => {
      const question = lines[lines.findIndex(({ id }) => id === answer.id) - 1];
      return question && conversationId !== undefined
        ? { botKey, conversationId, question, answer }
        : undefined;
    },
    [botKey, conversationId, lines],
  );
  const tested = explained && testedOf(explained);
  // The same object from word to word of an answer, or every row would be rendered at each of them.
  const desk = useMemo(
    (): AnswerDesk => ({
      answering,
      agentName,
      botKey,
      questionOf: (messageId) => lines[lines.findIndex(({ id }) => id === messageId) - 1]?.text ?? '',
      conversationId,
      branches,
      choose,
      askOtherwise,
      rate,
      explain: setExplained,
      comparisonOf: ({ id }) => comparisons?.get(id),
      tellsComparison,
      more: (answer) => {
        const known = testedOf(answer);
        return known && answerActions?.(known);
      },
    }),
    [
      answering,
      agentName,
      botKey,
      lines,
      conversationId,
      branches,
      choose,
      askOtherwise,
      rate,
      comparisons,
      tellsComparison,
      testedOf,
      answerActions,
    ],
  );

  if (chat.status === 'failed') {
    return (
      <div className="min-h-0 grow overflow-y-auto p-4">
        <FailurePanel error={chat.error} onRetry={chat.reload} />
      </div>
    );
  }
  if (chat.status === 'loading') return <ThreadSkeleton label={t.loading()} />;
  return (
    <AnswerDeskContext value={desk}>
      <ChatThread
        label={label}
        messages={rows}
        jumpLabel={t.jump()}
        jumpNewLabel={(n) => t.jumpNew({ n })}
        className="@container/thread min-h-0 grow"
        emptyState={<EmptyTestChat botKey={botKey} chat={chat} face={face} {...empty} />}
      />
      {tested && (
        <Late>
          <WhyDialog
            key={tested.answer.id}
            tested={tested}
            versionLabel={versionLabel}
            onClose={() => setExplained(undefined)}
            onBranch={chat.pin}
            onOpenDraft={onOpenDraft}
          />
        </Late>
      )}
    </AnswerDeskContext>
  );
}
