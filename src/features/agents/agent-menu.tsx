import { useI18nContext } from '@i18n/i18n-react';
import { Ellipsis, Pause, Pencil, Play, Trash2 } from 'lucide-react';
import type { Bot } from '@/api/generated/schemas/bot.zod';
import type { BotChangeKind } from '@/api/generated/schemas/botChangeKind.zod';
import { IconButton } from '@/ui/icon-button';
import { Menu, type MenuItem } from '@/ui/menu';

interface AgentMenuProps {
  bot: Bot;
  onRename: (bot: Bot) => void;
  onChange: (change: BotChangeKind, bot: Bot) => void;
}

/** What can be done with one agent, as far as its state allows. */
export function AgentMenu({ bot, onRename, onChange }: AgentMenuProps) {
  const { LL } = useI18nContext();
  const words = LL.agentActions;
  const label = words.menu({ name: bot.name });
  const pausing: MenuItem[] =
    bot.status === 'live'
      ? [
          {
            id: 'pause',
            label: words.pause(),
            icon: <Pause size={16} />,
            onSelect: () => onChange('pause', bot),
          },
        ]
      : bot.status === 'paused'
        ? [
            {
              id: 'resume',
              label: words.resume(),
              icon: <Play size={16} />,
              onSelect: () => onChange('resume', bot),
            },
          ]
        : [];
  return (
    <Menu
      label={label}
      trigger={
        <IconButton label={label} icon={<Ellipsis size={16} aria-hidden="true" />} className="sm:btn-sm" />
      }
      items={[
        { id: 'rename', label: words.rename(), icon: <Pencil size={16} />, onSelect: () => onRename(bot) },
        ...pausing,
        'separator',
        {
          id: 'trash',
          label: words.trash(),
          icon: <Trash2 size={16} />,
          danger: true,
          onSelect: () => onChange('trash', bot),
        },
      ]}
    />
  );
}
