import { useI18nContext } from '@i18n/i18n-react';
import { type ComponentProps, type ReactNode, useMemo, useRef } from 'react';
import { useChat } from '@/shared/chat/use-chat';
import type { ChatPlace } from '@/shared/chat/use-chat-place';
import { ConversationsMenu } from './conversations-menu';
import { NewConversationButton } from './new-conversation-button';
import { chosenChat, type TestAddress } from './test-address';
import { TestComposer } from './test-composer';
import { TestThread } from './test-thread';
import type { TestVersion } from './use-test-versions';

/** What every thread of the page has in common. */
export type SharedThread = Pick<
  ComponentProps<typeof TestThread>,
  'botKey' | 'agentName' | 'face' | 'look' | 'versionLabel' | 'onOpenDraft' | 'answerActions'
>;

interface OneChatProps {
  version: TestVersion;
  at: TestAddress;
  onGo: (change: Partial<TestAddress>) => void;
  header: (actions: ReactNode) => ReactNode;
  toolbar: ReactNode;
  thread: SharedThread;
}

/** A conversation with one version. */
export function OneChat({ version, at, onGo, header, toolbar, thread }: OneChatProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.testChat;
  const composer = useRef<HTMLTextAreaElement>(null);
  const place = useMemo(
    (): ChatPlace => ({ chosen: chosenChat(at.chat), choose: (id) => onGo({ chat: id ?? 'new' }) }),
    [at.chat, onGo],
  );
  const { versionId } = version;
  const { situation } = at;
  const chat = useChat({
    botKey: thread.botKey,
    kind: 'test',
    language: locale,
    versionId,
    situation,
    place,
  });
  const { conversations, conversationId, choose } = chat;
  return (
    <>
      {header(
        <>
          {conversations.length > 0 && <ConversationsMenu {...{ conversations, conversationId, choose }} />}
          <NewConversationButton chats={[chat]} composer={composer} />
        </>,
      )}
      {toolbar}
      <div className="flex min-h-0 grow flex-col rounded-box border border-line bg-base-200">
        <TestThread
          {...thread}
          chat={chat}
          label={t.thread({ name: thread.agentName })}
          empty={{
            title: t.prompt(),
            text: versionId === null ? t.promptText() : LL.testAgent.versionText({ version: version.label }),
          }}
        />
        <div className="rounded-b-box border-line border-t bg-base-100 p-3">
          <TestComposer ref={composer} chats={[chat]} />
        </div>
      </div>
    </>
  );
}
