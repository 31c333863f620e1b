import { useI18nContext } from '@i18n/i18n-react';
import { History } from 'lucide-react';
import { memo } from 'react';
import { formatRecent } from '@/lib/format';
import type { Chat } from '@/shared/chat/chat';
import { Button } from '@/ui/button';
import { LateMenu } from '@/ui/late-menu';

/** More would not be found in a menu. */
const MOST_SHOWN = 12;

type ConversationsMenuProps = Pick<Chat, 'conversations' | 'conversationId' | 'choose'>;

/** The earlier conversations with this version, each named by its first question; it stays as it is while an answer comes. */
export const ConversationsMenu = memo(function ConversationsMenu({
  conversations,
  conversationId,
  choose,
}: ConversationsMenuProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.testAgent.conversations;
  return (
    <LateMenu
      label={t.open()}
      trigger={
        <Button variant="secondary" icon={<History size={16} aria-hidden="true" />}>
          <span className="max-sm:sr-only">{t.open()}</span>
        </Button>
      }
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
