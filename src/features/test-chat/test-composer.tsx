import { useI18nContext } from '@i18n/i18n-react';
import type { Ref } from 'react';
import { sendMessageRequestTextMax } from '@/api/generated/schemas/sendMessageRequest.zod';
import { formatCounter } from '@/lib/format-counter';
import type { Chat } from '@/shared/chat/chat';
import { waitingCall } from '@/shared/chat/chat-thread-state';
import { ChatComposer } from '@/ui/chat-composer';

interface TestComposerProps {
  /** The first one's draft is what is written. */
  chats: readonly [Chat, ...Chat[]];
  ref: Ref<HTMLTextAreaElement>;
}

/** Where a question is written, to one version or to several at once. */
export function TestComposer({ chats, ref }: TestComposerProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.testChat;
  const [first] = chats;
  const send = () => {
    const text = first.draft.trim();
    // Who did not get it the first time gets it now, and nobody gets it twice.
    const missed = chats.filter(({ unsent }) => unsent === text);
    for (const chat of missed.length > 0 ? missed : chats) chat.ask(text);
  };
  return (
    <ChatComposer
      ref={ref}
      label={t.compose()}
      placeholder={t.placeholder()}
      hint={<span className="max-sm:hidden">{t.hint()}</span>}
      value={first.draft}
      onChange={first.setDraft}
      onSend={send}
      ready={chats.every(({ status }) => status === 'ready')}
      onStop={() => {
        for (const chat of chats) chat.stop();
      }}
      quietStop={chats.some(({ lines }) => waitingCall(lines.at(-1)) !== undefined)}
      streaming={chats.some(({ answering }) => answering)}
      sendLabel={t.send()}
      stopLabel={t.stop()}
      maxLength={sendMessageRequestTextMax}
      counter={formatCounter(locale, first.draft.length, sendMessageRequestTextMax)}
    />
  );
}
