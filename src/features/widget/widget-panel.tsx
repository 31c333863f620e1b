import { useI18nContext } from '@i18n/i18n-react';
import { MessageCircleQuestion, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { sendMessageRequestTextMax } from '@/api/generated/schemas/sendMessageRequest.zod';
import { useChat } from '@/shared/chat/use-chat';
import { useChatRows } from '@/shared/chat/use-chat-rows';
import { FailurePanel } from '@/shared/failures/failure-panel';
import { ChatComposer } from '@/ui/chat-composer';
import { ChatThread } from '@/ui/chat-thread';
import { EmptyState } from '@/ui/empty-state';
import { IconButton } from '@/ui/icon-button';
import { Skeleton } from '@/ui/skeleton';

interface WidgetPanelProps {
  id: string;
  botKey: string;
  agentName: string;
  open: boolean;
  onClose: () => void;
}

/** The open chat widget: beside the page, not over it. */
export function WidgetPanel({ id, botKey, agentName, open, onClose }: WidgetPanelProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.testChat;
  const composer = useRef<HTMLTextAreaElement>(null);
  const chat = useChat({ botKey, kind: 'widget', language: locale });
  const rows = useChatRows(chat, agentName);

  useEffect(() => {
    if (open) composer.current?.focus();
  }, [open]);

  return (
    <div
      id={id}
      role="dialog"
      aria-label={t.widget.panel({ name: agentName })}
      hidden={!open}
      className="layer-in fixed end-4 bottom-20 z-30 flex h-[min(36rem,calc(100dvh-6rem))] w-[min(24rem,calc(100vw-2rem))] flex-col overflow-hidden rounded-box border border-line bg-base-200 shadow-xl [&[hidden]]:hidden sm:end-6 sm:bottom-22"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
        event.stopPropagation();
        onClose();
      }}
    >
      <div className="flex items-center justify-between gap-2 border-line border-b bg-base-100 py-2 ps-4 pe-2">
        <p className="min-w-0 truncate font-semibold">{agentName}</p>
        <IconButton
          label={t.widget.close()}
          icon={<X size={16} aria-hidden="true" />}
          className="btn-sm"
          onClick={onClose}
        />
      </div>
      {chat.status === 'failed' && (
        <div className="min-h-0 grow overflow-y-auto p-4">
          <FailurePanel error={chat.error} onRetry={chat.reload} />
        </div>
      )}
      {chat.status === 'loading' && (
        <div role="status" className="flex min-h-0 grow flex-col gap-4 p-4">
          <span className="sr-only">{t.loading()}</span>
          <Skeleton className="h-10 w-1/2 self-end" />
          <Skeleton className="h-16 w-2/3" />
        </div>
      )}
      {chat.status === 'ready' && (
        <ChatThread
          label={t.thread({ name: agentName })}
          messages={rows}
          jumpLabel={t.jump()}
          jumpNewLabel={(n) => t.jumpNew({ n })}
          className="min-h-0 grow"
          emptyState={
            <EmptyState
              icon={<MessageCircleQuestion size={20} />}
              title={t.widget.prompt()}
              text={t.widget.promptText({ name: agentName })}
            />
          }
        />
      )}
      <div className="border-line border-t bg-base-100 p-3">
        <ChatComposer
          ref={composer}
          label={t.compose()}
          placeholder={t.placeholder()}
          value={chat.draft}
          onChange={chat.setDraft}
          onSend={chat.send}
          ready={chat.status === 'ready'}
          onStop={chat.stop}
          streaming={chat.answering}
          sendLabel={t.send()}
          stopLabel={t.stop()}
          maxLength={sendMessageRequestTextMax}
        />
      </div>
    </div>
  );
}
