import { useI18nContext } from '@i18n/i18n-react';
import { type ReactNode, useRef } from 'react';
import type { Chat } from '@/shared/chat/chat';
import { ThreadSkeleton } from '@/shared/chat/thread-skeleton';
import { useChatRows } from '@/shared/chat/use-chat-rows';
import { FailurePanel } from '@/shared/failures/failure-panel';
import { BrandSign } from '@/ui/brand-sign';
import { ChatThread } from '@/ui/chat-thread';
import { EmptyState } from '@/ui/empty-state';
import { usePhone } from '@/ui/use-phone';
import { CreatorComposer } from './creator-composer';
import { ExampleList } from './example-list';
import { withExample } from './with-example';

interface ChatPaneProps {
  chat: Chat;
  /** What to say when nothing was said yet, and what one could say. */
  empty: { title: string; text: string; examples: readonly string[] };
  /** What belongs to a message, by its id. */
  attachments: ReadonlyMap<string, ReactNode>;
  /** Stands behind the last message. */
  end?: ReactNode;
  /** Stands above the box that is written in. */
  above?: ReactNode;
  /** Says what stands in the box. */
  onSend: () => void;
}

const CREATOR_FACE = <BrandSign className="size-6" />;

/** The conversation with the creator: what was said, what it proposes, and the box that is written in. */
export function ChatPane({ chat, empty, attachments, end, above, onSend }: ChatPaneProps) {
  const { LL } = useI18nContext();
  const t = LL.creator;
  const phone = usePhone();
  const composer = useRef<HTMLTextAreaElement>(null);
  const rows = useChatRows(chat, t.name(), CREATOR_FACE);
  if (chat.status === 'failed') return <FailurePanel error={chat.error} onRetry={chat.reload} />;

  const last = rows.at(-1)?.id;
  const messages = rows.map((row) => {
    const own = attachments.get(row.id);
    const behind = row.id === last && end;
    if (!own && !behind) return row;
    return { ...row, attachment: <Attached own={own} behind={behind} /> };
  });
  const fillIn = (text: string) => {
    chat.setDraft(withExample(chat.draft, text, empty.examples));
    composer.current?.focus();
  };

  return (
    <div className="flex h-full min-h-88 min-w-0 flex-col rounded-box border border-line bg-base-200">
      {chat.status === 'loading' ? (
        <ThreadSkeleton label={t.loading()} />
      ) : (
        <ChatThread
          label={t.thread()}
          messages={messages}
          jumpLabel={LL.testChat.jump()}
          // A proposal is decided on from its top.
          longFromTop={attachments.size > 0}
          className="min-h-0 grow"
          emptyState={
            <div className="pb-4 sm:pt-12">
              <EmptyState
                boxed
                // A phone keeps the room for what one could say.
                drawing={phone ? undefined : 'talk'}
                title={empty.title}
                text={empty.text}
                action={
                  <ExampleList
                    className="justify-center"
                    label={t.empty.examples()}
                    examples={empty.examples}
                    onChoose={fillIn}
                  />
                }
              />
            </div>
          }
        />
      )}
      <div className="flex flex-col gap-3 rounded-b-box border-line border-t bg-base-100 p-3">
        {above}
        <CreatorComposer ref={composer} chat={chat} onSend={onSend} />
      </div>
    </div>
  );
}

function Attached({ own, behind }: { own: ReactNode; behind: ReactNode }) {
  return (
    <div className="flex flex-col gap-3">
      {own}
      {behind}
    </div>
  );
}
