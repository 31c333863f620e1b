import { useI18nContext } from '@i18n/i18n-react';
import { memo } from 'react';
import { formatRecent } from '@/lib/format';
import type { Chat } from '@/shared/chat/chat';
import { Menu } from '@/ui/menu';
import { ConversationsButton } from './conversations-button';

/** More would not be found in a menu. */
const MOST_SHOWN = 12;

type ConversationsMenuProps = Pick<Chat, 'conversations' | 'conversationId' | 'choose'> & {
  defaultOpen: boolean;
};

/** The earlier conversations with this version, each named by its first question; it stays as it is while an answer comes. */
export const ConversationsMenu = memo(function ConversationsMenu({
  conversations,
  conversationId,
  choose,
  defaultOpen,
}: ConversationsMenuProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.testAgent.conversations;
  return (
    <Menu
      defaultOpen={defaultOpen}
      label={t.open()}
      trigger={<ConversationsButton />}
      items={conversations.slice(0, MOST_SHOWN).map((head) => ({
        id: head.conversationId,
        label: (
          <span className="flex min-w-0 max-w-80 flex-col py-1">
            <span className="truncate">{head.title || t.untitled()}</span>
            <span className="text-quiet text-xs">
              {[
                formatRecent(locale, head.updatedAt ?? head.createdAt),
                head.forkedFrom && t.branch(),
                head.conversationId === conversationId && t.current(),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
        ),
        onSelect: () => choose(head.conversationId),
      }))}
    />
  );
});
