import { useI18nContext } from '@i18n/i18n-react';
import { useEffect, useRef, useState } from 'react';
import type { InboxTranscript } from '@/api/generated/schemas/inboxTranscript.zod';
import { noteRequestTextMax } from '@/api/generated/schemas/noteRequest.zod';
import { replyRequestTextMax } from '@/api/generated/schemas/replyRequest.zod';
import { formatCounter } from '@/lib/format-counter';
import { useOwnName } from '@/shared/account/use-own-name';
import { Button } from '@/ui/button';
import { ChatComposer } from '@/ui/chat-composer';
import { Segments } from '@/ui/segments';
import { showToast } from '@/ui/toast/toast-queue';
import { BarFrame } from './bar-frame';
import { CONVERSATION_TITLE_ID } from './conversation-title';
import { type Unsent, WRITTEN } from './unsent';
import type { ConversationWrites } from './use-conversation-writes';
import { WriteFailure } from './write-failure';

/** The button that was pressed is gone with the bar: its conversation has the focus next. */
function leaveWith(toast: Parameters<typeof showToast>[0]): void {
  showToast(toast);
  document.getElementById(CONVERSATION_TITLE_ID)?.focus();
}

interface AnswerBarProps {
  conversation: InboxTranscript;
  writes: ConversationWrites;
  /** What is written and not sent yet. */
  draft: Unsent;
  onDraft: (part: Partial<Unsent>) => void;
  /** The button that was pressed is gone: who takes over writes next. */
  takesFocus: boolean;
}

/** Where whoever has a conversation answers its visitor, hands it back or closes it. */
export function AnswerBar({ conversation, writes, draft, onDraft, takesFocus }: AnswerBarProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.inbox.bar;
  const box = useRef<HTMLTextAreaElement>(null);
  const ownName = useOwnName();
  const [mode, setMode] = useState<(typeof WRITTEN)[number]>('answer');
  const { reply, note, handBack, close, reopen } = writes;
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
    <BarFrame tone={isNote ? 'note' : undefined}>
      <div className="flex w-full flex-col gap-2">
        <Segments
          className="self-start max-sm:w-full max-sm:*:grow"
          label={t.mode()}
          value={mode}
          onChange={setMode}
          options={WRITTEN.map((value) => ({ value, label: t.modes[value]() }))}
        />
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
        <div className="flex flex-wrap justify-end gap-2 max-sm:grow max-sm:*:grow">
          <Button
            variant="secondary"
            busy={handBack.isPending}
            aria-label={t.handBack()}
            onClick={() =>
              handBack.mutate(undefined, { onSuccess: () => leaveWith({ title: t.handedBack() }) })
            }
          >
            {t.handBackShort()}
          </Button>
          <Button
            variant="secondary"
            busy={close.isPending}
            onClick={() =>
              close.mutate(undefined, {
                onSuccess: () =>
                  leaveWith({
                    title: t.closed(),
                    action: { label: t.undo(), onClick: () => reopen.mutate() },
                  }),
              })
            }
          >
            {t.close()}
          </Button>
        </div>
      </div>
      <WriteFailure error={sending.error ?? handBack.error ?? close.error} name={conversation.person?.name} />
    </BarFrame>
  );
}
