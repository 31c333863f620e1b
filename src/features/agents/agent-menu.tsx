import { useI18nContext } from '@i18n/i18n-react';
import { Copy, FileDown, Pause, Pencil, Play, Trash2 } from 'lucide-react';
import type { Bot } from '@/api/generated/schemas/bot.zod';
import type { BotChangeKind } from '@/api/generated/schemas/botChangeKind.zod';
import type { MenuItem } from '@/ui/menu-content';
import { RowMenu, type RowMenuPlace } from '@/ui/row-menu';
import { AGENT_MENU_ID } from './agent-menu-button';

/** Whose menu was opened last, and from where. */
export interface OpenedMenu {
  bot: Bot;
  open: boolean;
  opener: HTMLElement;
  place: RowMenuPlace;
  byKey: boolean;
}

interface AgentMenuProps {
  opened: OpenedMenu | undefined;
  onClose: () => void;
  onRename: (bot: Bot) => void;
  onChange: (change: BotChangeKind, bot: Bot) => void;
  /** Begins a new agent as a copy of this one. */
  onDuplicate: (bot: Bot) => void;
  /** Gives this agent as a file. */
  onExport: (bot: Bot) => void;
}

const NOWHERE = { top: 0, left: 0, width: 0, height: 0 };

/** What can be done with one agent, as far as its state allows; there before it is asked for, and for all agents. */
export function AgentMenu({ opened, onClose, onRename, onChange, onDuplicate, onExport }: AgentMenuProps) {
  const t = useI18nContext().LL.agentActions;
  const bot = opened?.bot;
  const pausing: MenuItem[] =
    bot?.status === 'live'
      ? [
          {
            id: 'pause',
            label: t.pause(),
            icon: <Pause size={16} />,
            onSelect: () => onChange('pause', bot),
          },
        ]
      : bot?.status === 'paused'
        ? [
            {
              id: 'resume',
              label: t.resume(),
              icon: <Play size={16} />,
              onSelect: () => onChange('resume', bot),
            },
          ]
        : [];
  return (
    <RowMenu
      id={AGENT_MENU_ID}
      label={t.menu({ name: bot?.name ?? '' })}
      open={opened?.open ?? false}
      opener={opened?.opener}
      place={opened?.place ?? NOWHERE}
      byKey={opened?.byKey ?? false}
      onClose={onClose}
      items={
        bot
          ? [
              {
                id: 'rename',
                label: t.rename(),
                icon: <Pencil size={16} />,
                onSelect: () => onRename(bot),
              },
              {
                id: 'duplicate',
                label: t.duplicate(),
                icon: <Copy size={16} />,
                onSelect: () => onDuplicate(bot),
              },
              {
                id: 'export',
                label: t.export(),
                icon: <FileDown size={16} />,
                onSelect: () => onExport(bot),
              },
              ...pausing,
              'separator',
              {
                id: 'trash',
                label: t.trash(),
                icon: <Trash2 size={16} />,
                danger: true,
                onSelect: () => onChange('trash', bot),
              },
            ]
          : []
      }
    />
  );
}
