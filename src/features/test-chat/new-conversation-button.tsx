import { useI18nContext } from '@i18n/i18n-react';
import { Plus } from 'lucide-react';
import type { RefObject } from 'react';
import type { Chat } from '@/shared/chat/chat';
import { Button } from '@/ui/button';

interface NewConversationButtonProps {
  chats: readonly Chat[];
  composer: RefObject<HTMLTextAreaElement | null>;
}

/** Begins anew with the next question. */
export function NewConversationButton({ chats, composer }: NewConversationButtonProps) {
  const t = useI18nContext().LL.testChat;
  return (
    <Button
      variant="secondary"
      icon={<Plus size={16} aria-hidden="true" />}
      onClick={() => {
        // One that is still loading may have lines.
        for (const chat of chats) if (chat.status === 'loading' || chat.lines.length > 0) chat.startOver();
        composer.current?.focus();
      }}
    >
      <span className="max-sm:sr-only">{t.newConversation()}</span>
    </Button>
  );
}
