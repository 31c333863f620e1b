import { useI18nContext } from '@i18n/i18n-react';
import { LogOut, Plus } from 'lucide-react';
import type { Bot } from '@/api/generated/schemas';
import { CommandPalette } from '@/ui/command-palette';
import { NAV_PLACES, type NavPlace } from './nav-places';

interface PaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  bots: readonly Bot[];
  onPlace: (place: NavPlace) => void;
  onAgent: (botKey: string) => void;
  onNewAgent: () => void;
  onSignOut: () => void;
}

const AGENTS_OFFERED = 200;

/** Every page, agent and action by a few letters. */
export function Palette({ open, onOpenChange, bots, onPlace, onAgent, onNewAgent, onSignOut }: PaletteProps) {
  const { LL } = useI18nContext();
  const andClose = (act: () => void) => () => {
    onOpenChange(false);
    act();
  };
  return (
    <CommandPalette
      open={open}
      onOpenChange={onOpenChange}
      label={LL.shell.palette()}
      placeholder={LL.shell.search()}
      emptyText={LL.shell.searchEmpty()}
      closeLabel={LL.common.close()}
      groups={[
        {
          heading: LL.shell.pages(),
          items: NAV_PLACES.map(({ place, Icon }) => ({
            id: place,
            label: LL.shell[place](),
            icon: <Icon size={16} aria-hidden="true" />,
            onSelect: andClose(() => onPlace(place)),
          })),
        },
        {
          heading: LL.shell.agents(),
          items: bots
            .filter((bot) => !bot.isCreator)
            .slice(0, AGENTS_OFFERED)
            .map(({ botKey, name }) => ({
              id: botKey,
              label: name,
              onSelect: andClose(() => onAgent(botKey)),
            })),
        },
        {
          heading: LL.shell.actions(),
          items: [
            {
              id: 'new-agent',
              label: LL.shell.newAgent(),
              icon: <Plus size={16} aria-hidden="true" />,
              onSelect: andClose(onNewAgent),
            },
            {
              id: 'logout',
              label: LL.common.logout(),
              icon: <LogOut size={16} aria-hidden="true" />,
              onSelect: andClose(onSignOut),
            },
          ],
        },
      ]}
    />
  );
}
