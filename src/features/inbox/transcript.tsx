import { useI18nContext } from '@i18n/i18n-react';
import { StickyNote, Waypoints } from 'lucide-react';
import { Fragment, type ReactNode, useMemo } from 'react';
import type { ChatMessage } from '@/api/generated/schemas/chatMessage.zod';
import type { ConversationEvent } from '@/api/generated/schemas/conversationEvent.zod';
import { ConversationEventKind } from '@/api/generated/schemas/conversationEventKind.zod';
import type { ConversationNote } from '@/api/generated/schemas/conversationNote.zod';
import type { InboxTranscript } from '@/api/generated/schemas/inboxTranscript.zod';
import { KnownRatingReason } from '@/api/generated/schemas/knownRatingReason.zod';
import { known, textFor } from '@/api/known';
import { formatMoment, formatTimeOrMoment } from '@/lib/format';
import { type MomentText, timeOf } from '@/lib/moment';
import { AgentAvatar } from '@/shared/agents/agent-avatar';
import { SourceChips } from '@/shared/chat/source-chips';
import { ToolCallList } from '@/shared/chat/tool-call-list';
import { PlainText } from '@/shared/chat/use-chat-rows';
import { useMarkdown } from '@/shared/chat/use-markdown';
import { Avatar } from '@/ui/avatar';
import { Button } from '@/ui/button';
import { ChatThread, type ChatMessage as Row } from '@/ui/chat-thread';
import { useInboxWords } from './use-inbox-words';

const LONG = 60;

/** Stands below a message. */
type Placed = { after: string | null };

interface TranscriptProps {
  conversation: InboxTranscript;
  /** The answer that is explained. */
  why: string | undefined;
  onWhy: (messageId: string | undefined) => void;
}

/** All that was said in a conversation, with notes and the rating where they belong. */
export function Transcript({ conversation, why, onWhy }: TranscriptProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.inbox;
  const words = useInboxWords();
  const Markdown = useMarkdown();
  const { transcript, conversationId, waitingSince, handoffReason } = conversation;
  const name = words.visitor(conversation);
  const lastId = transcript.at(-1)?.messageId;
  const handover = handoffReason && words.reason(handoffReason);
  const handedOverAfter =
    waitingSince &&
    transcript.findLast(({ createdAt }) => timeOf(createdAt) <= timeOf(waitingSince))?.messageId;

  const rows = useMemo(() => {
    const { notes, events, rating, agentName, avatar } = conversation;
    const whoSays = ({ author, person }: ChatMessage) => {
      if (author === 'user') return name;
      return author === 'person' ? person?.name || LL.inbox.team() : agentName;
    };
    const whatHappened = ({ kind, by }: ConversationEvent) => {
      const read = known(ConversationEventKind, kind);
      if (read === undefined) return kind;
      if (read === 'closed' && !by) return LL.inbox.events.ended();
      return LL.inbox.events[read]({ name: by || LL.inbox.team() });
    };
    const face = <AgentAvatar agent={{ name: agentName, avatar }} className="size-6" />;
    const bodyOf = ({ author, text, plain }: ChatMessage): ReactNode =>
      author === 'agent' && !plain && Markdown ? <Markdown text={text} /> : <PlainText text={text} />;
    return transcript.map((message): Row => {
      const { messageId, author, state, createdAt, citations, toolCalls, wanted, text } = message;
      const left = wanted?.left;
      const beside: ReactNode[] = [];
      if (left)
        beside.push(
          <p key="left" className="rounded-box border border-line bg-base-100 p-3">
            <span className="block font-medium">
              {LL.inbox.leftMessage({ name: left.name, email: left.email })}
            </span>
            <span className="whitespace-pre-wrap">{left.text}</span>
          </p>,
        );
      if (rating && (rating.messageId ?? lastId) === messageId)
        beside.push(
          <p key="rating" className="text-[0.8125rem] text-quiet">
            {[
              LL.inbox.rated({ score: rating.score }),
              rating.reasons
                .map((reason) => textFor(KnownRatingReason, LL.inbox.ratingReasons, reason))
                .join(', '),
            ]
              .filter(Boolean)
              .join(': ')}
          </p>,
        );
      // What names no message is the latest that is known.
      const isBelow = ({ after }: Placed) => (after ?? lastId) === messageId;
      if (handover && messageId === handedOverAfter)
        beside.push(<EventLine key="handover" what={handover} at={waitingSince} />);
      for (const note of notes.filter(isBelow))
        beside.push(<TeamNote key={note.noteId ?? note.text} note={note} />);
      for (const event of events.filter(isBelow))
        beside.push(
          <EventLine key={`${event.kind} ${beside.length}`} what={whatHappened(event)} at={event.at} />,
        );
      return {
        id: messageId,
        // The team reads here: what a person of it wrote is its own.
        author: author === 'person' ? 'user' : 'agent',
        look: author === 'user' ? 'visitor' : author === 'person' ? 'team' : undefined,
        unnamed: author !== 'person',
        face:
          author === 'agent'
            ? face
            : author === 'person' && <Avatar name={whoSays(message)} className="size-6 text-[0.625rem]" />,
        isMarked: why === messageId,
        authorLabel: whoSays(message),
        content: bodyOf(message),
        state: state === 'streaming' || state === 'failed' || state === 'stopped' ? state : 'complete',
        sources:
          author !== 'agent' ? (
            formatTimeOrMoment(locale, createdAt)
          ) : (
            <div className="flex flex-col gap-0.5">
              {citations.length > 0 && (
                <SourceChips label={LL.inbox.sources({ n: citations.length })} citations={citations} />
              )}
              <span className="flex flex-wrap items-center gap-x-1">
                <span>{formatTimeOrMoment(locale, createdAt)}</span>
                <Button
                  variant="ghost"
                  size="sm"
                  className="text-quiet"
                  aria-pressed={why === messageId}
                  icon={<Waypoints size={14} aria-hidden="true" />}
                  onClick={() => onWhy(why === messageId ? undefined : messageId)}
                >
                  <span aria-hidden="true">{LL.inbox.why()}</span>
                  <span className="sr-only">{LL.inbox.whyNamed({ text: text.slice(0, LONG) })}</span>
                </Button>
              </span>
            </div>
          ),
        before: toolCalls && toolCalls.length > 0 && <ToolCallList calls={toolCalls} onDecide={undefined} />,
        attachment: beside.length > 0 && <div className="flex flex-col gap-2">{beside}</div>,
      };
    });
  }, [
    conversation,
    transcript,
    waitingSince,
    name,
    lastId,
    handover,
    handedOverAfter,
    Markdown,
    LL,
    locale,
    why,
    onWhy,
  ]);

  return (
    <Fragment key={conversationId}>
      <ChatThread
        label={t.transcript()}
        className="min-h-0 grow"
        messages={rows}
        emptyState={<p className="text-quiet">{formatMoment(locale, conversation.startedAt)}</p>}
        jumpLabel={t.jump()}
      />
    </Fragment>
  );
}

function TeamNote({ note: { by, at, text } }: { note: ConversationNote }) {
  const { LL, locale } = useI18nContext();
  const head = [LL.inbox.note.by({ name: by || LL.inbox.team() }), formatTimeOrMoment(locale, at)];
  return (
    <p className="flex items-start gap-2 rounded-box border border-warning/40 tint-warning p-3 text-[0.8125rem]">
      <StickyNote size={15} aria-hidden="true" className="mt-0.5 shrink-0 text-warning" />
      <span>
        <span className="block font-medium">{head.filter(Boolean).join(' · ')}</span>
        <span className="whitespace-pre-wrap [overflow-wrap:anywhere]">{text}</span>
      </span>
    </p>
  );
}

/** What happened between two messages: who asked for a person, took over, handed back or closed. */
function EventLine({ what, at }: { what: string; at: MomentText }) {
  const { locale } = useI18nContext();
  return (
    <p className="flex items-center gap-3 text-[0.8125rem] text-quiet before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
      {[what, formatTimeOrMoment(locale, at)].filter(Boolean).join(' · ')}
    </p>
  );
}
