import { useI18nContext } from '@i18n/i18n-react';
import { useNavigate } from '@tanstack/react-router';
import { Bot, Ellipsis, MessageCircle, MessageSquarePlus } from 'lucide-react';
import { IconButton } from '@/ui/icon-button';
import { LateMenu } from '@/ui/late-menu';
import type { MenuItem } from '@/ui/menu-content';

interface CreatorMenuProps {
  botKey: string;
  /** Whether the way to a test is among them. */
  hasTest: boolean;
  /** Undefined while nothing was said. */
  onStartOver: (() => void) | undefined;
}

/** On a phone the ways from the creator that have no room beside its title. */
export function CreatorMenu({ botKey, hasTest, onStartOver }: CreatorMenuProps) {
  const t = useI18nContext().LL.creator;
  const navigate = useNavigate();
  const params = { keyBot: botKey };
  const items: (MenuItem | false)[] = [
    onStartOver !== undefined && {
      id: 'new',
      label: t.newConversation(),
      icon: <MessageSquarePlus size={16} aria-hidden="true" />,
      onSelect: onStartOver,
    },
    {
      id: 'page',
      label: t.page(),
      icon: <Bot size={16} aria-hidden="true" />,
      onSelect: () => void navigate({ to: '/{-$locale}/dashboard/agents/$keyBot', params }),
    },
    hasTest && {
      id: 'test',
      label: t.test(),
      icon: <MessageCircle size={16} aria-hidden="true" />,
      onSelect: () => void navigate({ to: '/{-$locale}/dashboard/agents/$keyBot/test-agent', params }),
    },
  ];
  return (
    <LateMenu
      label={t.more()}
      trigger={
        <IconButton
          label={t.more()}
          icon={<Ellipsis size={16} aria-hidden="true" />}
          // Its dots end where the page does.
          className="-me-3"
        />
      }
      items={items.filter((item) => item !== false)}
    />
  );
}
