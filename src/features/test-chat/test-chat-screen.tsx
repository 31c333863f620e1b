import { useI18nContext } from '@i18n/i18n-react';
import { MessageCircle, Plus } from 'lucide-react';
import { type ComponentType, type ReactNode, useRef } from 'react';
import { sendMessageRequestTextMax } from '@/api/generated/schemas/sendMessageRequest.zod';
import { useChat } from '@/api/use-chat';
import { Button } from '@/ui/button';
import { buttonClass } from '@/ui/button-class';
import { ChatComposer } from '@/ui/chat-composer';
import { ChatThread } from '@/ui/chat-thread';
import { EmptyState } from '@/ui/empty-state';
import { PageHeader } from '@/ui/page-header';
import { FailurePanel } from '@/words/failure-panel';
import { useChatRows } from '@/words/use-chat-rows';
import { ThreadSkeleton } from './thread-skeleton';

interface TestChatScreenProps {
  botKey: string;
  botName: string;
  /** Back to the agent. */
  BackLink: ComponentType<{ className?: string; children: ReactNode }>;
  /** To the agent's tests. */
  TestsLink: ComponentType<{ className?: string; children: ReactNode }>;
}

/** Talks to an agent's draft, to see how a change reads. */
export function TestChatScreen({ botKey, botName, BackLink, TestsLink }: TestChatScreenProps) {
  const { LL, locale } = useI18nContext();
  const words = LL.testChat;
  const composer = useRef<HTMLTextAreaElement>(null);
  const chat = useChat({ botKey, kind: 'test', language: locale });
  const rows = useChatRows(chat, botName);

  return (
    <div className="flex h-[calc(100dvh-6.5rem)] min-h-104 flex-col sm:h-[calc(100dvh-10rem)]">
      <PageHeader
        title={words.title({ name: botName })}
        text={words.prompt()}
        back={<BackLink className="hover:underline">{words.back()}</BackLink>}
        actions={
          <>
            <TestsLink className={buttonClass({ variant: 'secondary' })}>{LL.agentTests.link()}</TestsLink>
            <Button
              variant="secondary"
              icon={<Plus size={16} aria-hidden="true" />}
              onClick={() => {
                if (rows.length > 0) chat.startOver();
                composer.current?.focus();
              }}
            >
              {words.newConversation()}
            </Button>
          </>
        }
      />
      {chat.status === 'failed' ? (
        <FailurePanel error={chat.error} onRetry={chat.reload} />
      ) : (
        <div className="flex min-h-0 grow flex-col rounded-box border border-line bg-base-200">
          {chat.status === 'loading' ? (
            <ThreadSkeleton label={words.loading()} />
          ) : (
            <ChatThread
              label={words.thread({ name: botName })}
              messages={rows}
              jumpLabel={words.jump()}
              jumpNewLabel={(n) => words.jumpNew({ n })}
              className="min-h-0 grow"
              emptyState={
                <EmptyState
                  icon={<MessageCircle size={20} />}
                  title={words.prompt()}
                  text={words.promptText()}
                />
              }
            />
          )}
          <div className="rounded-b-box border-line border-t bg-base-100 p-3">
            <ChatComposer
              ref={composer}
              label={words.compose()}
              placeholder={words.placeholder()}
              hint={<span className="max-sm:hidden">{words.hint()}</span>}
              value={chat.draft}
              onChange={chat.setDraft}
              onSend={() => {
                if (chat.status === 'ready') chat.send();
              }}
              onStop={chat.stop}
              streaming={chat.answering}
              sendLabel={words.send()}
              stopLabel={words.stop()}
              maxLength={sendMessageRequestTextMax}
            />
          </div>
        </div>
      )}
    </div>
  );
}
