import { useI18nContext } from '@i18n/i18n-react';
import { Check, Hand } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ApiError } from '@/api/api-error';
import type { InboxTranscript } from '@/api/generated/schemas/inboxTranscript.zod';
import { noteRequestTextMax } from '@/api/generated/schemas/noteRequest.zod';
import { replyRequestTextMax } from '@/api/generated/schemas/replyRequest.zod';
import { formatCounter } from '@/lib/format-counter';
import { useMay } from '@/shared/account/use-may';
import { useOwnName } from '@/shared/account/use-own-name';
import { FailureNotice } from '@/shared/failures/failure-notice';
import { Button } from '@/ui/button';
import { ChatComposer } from '@/ui/chat-composer';
import { Notice } from '@/ui/notice';
import { Segments } from '@/ui/segments';
import { showToast } from '@/ui/toast/toast-queue';
import { usePhone } from '@/ui/use-phone';
import { CONVERSATION_TITLE_ID } from './conversation-title';
import { NoteButton } from './note-button';
import { ReviewBar } from './review-bar';
import { type Unsent, WRITTEN } from './unsent';
import type { ConversationWrites } from './use-conversation-writes';
import { useInboxWords } from './use-inbox-words';

interface ConversationBarProps {
  conversation: InboxTranscript;
  writes: ConversationWrites;
  now: number;
  /** What is written and not sent yet. */
  draft: Unsent;
  onDraft: (part: Partial<Unsent>) => void;
  /** To the next conversation of the queue. */
  next: ReactNode;
}

/** Below what was said: who answers now, and what this person can do about it. */
export function ConversationBar(props: ConversationBarProps) {
  const { LL } = useI18nContext();
  const t = LL.inbox.bar;
  const words = useInboxWords();
  const mayAnswer = useMay()('answer');
  const { conversation, writes, now } = props;
  const { state, person, waitingSince, conversationId } = conversation;
  const [takenOver, setTakenOver] = useState<string>();
  if (state === 'closed') return <ReviewBar conversation={conversation} writes={writes} next={props.next} />;
  if (state === 'person' && person?.isYou)
    return <AnswerBar {...props} takesFocus={takenOver === conversationId} />;
  const isColleague = state === 'person';
  const title = isColleague
    ? t.colleague({ name: person?.name || LL.inbox.team() })
    : state === 'waiting'
      ? t.waiting({ name: words.visitor(conversation), time: words.ago(waitingSince, now) })
      : t.live();
  const said = conversation.transcript.findLast(({ author }) => author === 'agent')?.text;
  const waitingText = said ? t.waitingReads({ text: said }) : t.waitingText();
  const text = isColleague ? t.colleagueText() : state === 'waiting' ? waitingText : t.liveText();
  return (
    <Bar tone={state === 'waiting' ? 'urgent' : undefined}>
      <div className="min-w-0 grow">
        <p className="font-medium">{title}</p>
        <p className="line-clamp-2 text-[0.8125rem] text-quiet">{text}</p>
      </div>
      <div className="ms-auto flex flex-wrap justify-end gap-2 max-sm:w-full max-sm:*:grow">
        {mayAnswer && <NoteButton writes={writes} />}
        {mayAnswer && !isColleague && (
          <Button
            busy={writes.takeOver.isPending}
            icon={<Hand size={16} aria-hidden="true" />}
            onClick={() =>
              writes.takeOver.mutate(undefined, { onSuccess: () => setTakenOver(conversationId) })
            }
          >
            {t.takeOver()}
          </Button>
        )}
      </div>
      <Trouble error={writes.takeOver.error ?? writes.reply.error} name={person?.name} />
    </Bar>
  );
}

interface BarProps {
  /** `urgent`: a visitor waits; `note`: what is written here the visitor never reads. */
  tone?: 'urgent' | 'note' | undefined;
  children: ReactNode;
}

function Bar({ tone, children }: BarProps) {
  return (
    <div
      className={`flex flex-wrap items-center gap-3 border-line border-t p-4 ${tone ? 'tint-warning' : 'bg-base-100'}`}
    >
      {children}
    </div>
  );
}

/** Why something could not be done: a colleague was faster, the visitor has gone, or it failed. */
function Trouble({ error, name }: { error: unknown; name: string | undefined }) {
  const t = useI18nContext().LL.inbox.bar;
  if (!error) return null;
  const code = error instanceof ApiError ? error.code : undefined;
  if (code === 'TAKEN_OVER')
    return (
      <Notice tone="warning" className="w-full">
        {t.faster({ name: name || t.someone() })}
      </Notice>
    );
  if (code === 'CONVERSATION_CLOSED')
    return (
      <Notice tone="warning" className="w-full">
        {t.closedMeanwhile()}
      </Notice>
    );
  return (
    <div className="w-full">
      <FailureNotice error={error} />
    </div>
  );
}

/** The button that was pressed is gone with the bar: its conversation has the focus next. */
function leaveWith(title: string): void {
  showToast({ title });
  document.getElementById(CONVERSATION_TITLE_ID)?.focus();
}

interface AnswerBarProps extends ConversationBarProps {
  /** The button that was pressed is gone: who takes over writes next. */
  takesFocus: boolean;
}

function AnswerBar({ conversation, writes, draft, onDraft, takesFocus }: AnswerBarProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.inbox.bar;
  const box = useRef<HTMLTextAreaElement>(null);
  const ownName = useOwnName();
  const phone = usePhone();
  const [mode, setMode] = useState<(typeof WRITTEN)[number]>('answer');
  const { reply, note, handBack, close } = writes;
  const isNote = mode === 'note';
  const sending = isNote ? note : reply;
  const written = draft[mode];
  const maximum = isNote ? noteRequestTextMax : replyRequestTextMax;
  const write = (text: string) => onDraft({ [mode]: text });
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  const send = () => {
    const text = written.trim();
    if (text === '' || sending.isPending) return;
    sending.mutate(text, {
      onSuccess: () => {
        write('');
        box.current?.focus();
      },
    });
  };
  return (
    <Bar tone={isNote ? 'note' : undefined}>
      <div className="w-full">
        <ChatComposer
          ref={box}
          label={isNote ? LL.inbox.note.label() : t.compose()}
          placeholder={isNote ? LL.inbox.note.text() : t.placeholder({ name: ownName ?? '' })}
          value={written}
          onChange={write}
          onSend={send}
          ready={!sending.isPending}
          streaming={false}
          onStop={() => {}}
          sendLabel={isNote ? LL.inbox.note.save() : t.send()}
          stopLabel={t.stop()}
          maxLength={maximum}
          counter={formatCounter(locale, written.length, maximum)}
          hint={sending.isPending ? t.sending() : <span className="max-sm:hidden">{t.hint()}</span>}
        />
      </div>
      <div className="flex w-full flex-wrap items-center justify-end gap-2">
        <Segments
          className="me-auto"
          label={t.mode()}
          value={mode}
          onChange={setMode}
          options={WRITTEN.map((value) => ({ value, label: t.modes[value]() }))}
        />
        <Button
          variant="secondary"
          busy={handBack.isPending}
          aria-label={t.handBack()}
          onClick={() => handBack.mutate(undefined, { onSuccess: () => leaveWith(t.handedBack()) })}
        >
          {t.handBackShort()}
        </Button>
        <Button
          variant="secondary"
          busy={close.isPending}
          aria-label={t.close()}
          icon={!phone && <Check size={16} aria-hidden="true" />}
          onClick={() => close.mutate(undefined, { onSuccess: () => leaveWith(t.closed()) })}
        >
          {t.closeShort()}
        </Button>
      </div>
      <Trouble error={sending.error ?? handBack.error ?? close.error} name={conversation.person?.name} />
    </Bar>
  );
}
