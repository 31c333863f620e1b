import { useI18nContext } from '@i18n/i18n-react';
import type { Ref } from 'react';
import { sendMessageRequestTextMax } from '@/api/generated/schemas/sendMessageRequest.zod';
import { formatCounter } from '@/lib/format-counter';
import type { Chat } from '@/shared/chat/chat';
import { ChatComposer } from '@/ui/chat-composer';

interface CreatorComposerProps {
  chat: Chat;
  /** Says what stands in the box. */
  onSend: () => void;
  /** A conversation begins here: room for three lines, and nothing of an earlier one is waited for. */
  begins?: boolean;
  ref: Ref<HTMLTextAreaElement>;
}

/** The box in which somebody writes to the creator. */
export function CreatorComposer({ chat, onSend, begins = false, ref }: CreatorComposerProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.creator;
  return (
    <ChatComposer
      ref={ref}
      roomy={begins}
      label={t.compose()}
      placeholder={!begins && chat.lines.length > 0 ? t.placeholderLater() : t.placeholder()}
      hint={<span className="max-sm:hidden">{LL.testChat.hint()}</span>}
      value={chat.draft}
      onChange={chat.setDraft}
      onSend={onSend}
      ready={begins || chat.status === 'ready'}
      onStop={chat.stop}
      streaming={!begins && chat.answering}
      sendLabel={LL.testChat.send()}
      stopLabel={LL.testChat.stop()}
      maxLength={sendMessageRequestTextMax}
      counter={formatCounter(locale, chat.draft.length, sendMessageRequestTextMax)}
    />
  );
}
