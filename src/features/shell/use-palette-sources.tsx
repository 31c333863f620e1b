import { useI18nContext } from '@i18n/i18n-react';
import { useNavigate } from '@tanstack/react-router';
import {
  AppWindow,
  BellRing,
  Keyboard,
  Languages,
  ListChecks,
  LogOut,
  Moon,
  Network,
  Plug,
  Plus,
  ScrollText,
  Stethoscope,
  Sun,
  TestTubeDiagonal,
  Trash2,
  Webhook,
} from 'lucide-react';
import { LOCALES, ownNameOf } from '@/session/locale';
import { signOut } from '@/session/session';
import { chooseTheme } from '@/session/theme';
import { useTheme } from '@/session/use-theme';
import { useMay } from '@/shared/account/use-may';
import { useChangeLocale } from '@/shared/i18n/use-change-locale';
import type { PaletteSource } from '@/ui/palette-source';
import { NAV_PLACES } from './nav-places';

/** Pages that the sidebar does not name, and what they are for where not everybody may do that. */
const ROOMS = [
  { room: 'instructions', Icon: ScrollText, to: '/{-$locale}/dashboard/setup/instructions' },
  { room: 'connect', Icon: Plug, to: '/{-$locale}/dashboard/setup/connect', act: 'connect' },
  { room: 'composioTest', Icon: TestTubeDiagonal, to: '/{-$locale}/dashboard/composio-test', act: 'edit' },
  {
    room: 'composioIntegrationTest',
    Icon: TestTubeDiagonal,
    to: '/{-$locale}/dashboard/composio-integration-test',
    act: 'edit',
  },
] as const;

/** Views of pages that have a name of their own. */
const VIEWS = [
  {
    view: 'widget',
    Icon: AppWindow,
    to: '/{-$locale}/dashboard/channels',
    search: { view: 'widget' },
    act: 'edit',
  },
  {
    view: 'connectionCheck',
    Icon: Stethoscope,
    to: '/{-$locale}/dashboard/channels',
    search: { view: 'doctor' },
  },
  { view: 'trash', Icon: Trash2, to: '/{-$locale}/dashboard/agents', search: { view: 'trash' } },
  { view: 'monitors', Icon: BellRing, to: '/{-$locale}/dashboard/analytics', search: { view: 'monitors' } },
  { view: 'connections', Icon: Network, to: '/{-$locale}/dashboard/setup/tools2', search: {} },
  { view: 'ownTools', Icon: Webhook, to: '/{-$locale}/dashboard/setup/tools', search: { view: 'own' } },
  {
    view: 'toolCalls',
    Icon: ListChecks,
    to: '/{-$locale}/dashboard/setup/tools2',
    search: { view: 'calls' },
  },
] as const;

const SIZE = { size: 16, 'aria-hidden': true } as const;

/** The pages of the dashboard. */
export function usePagesSource(): PaletteSource {
  const { LL } = useI18nContext();
  const navigate = useNavigate();
  const may = useMay();
  return {
    id: 'pages',
    heading: LL.shell.pages(),
    entries: [
      ...NAV_PLACES.map(({ place, Icon, to, ...of }) => ({
        id: place,
        label: LL.shell[place](),
        keywords: [LL.palette.places[place]()],
        icon: <Icon {...SIZE} />,
        onSelect: () => void navigate({ to, search: 'search' in of ? of.search : {} }),
      })),
      ...ROOMS.filter((room) => !('act' in room) || may(room.act)).map(({ room, Icon, to }) => ({
        id: room,
        label: LL.shell.rooms[room](),
        icon: <Icon {...SIZE} />,
        onSelect: () => void navigate({ to }),
      })),
      ...VIEWS.filter((one) => !('act' in one) || may(one.act)).map(({ view, Icon, to, search }) => ({
        id: view,
        icon: <Icon {...SIZE} />,
        label: LL.palette.views[view].name(),
        keywords: [LL.palette.views[view].words()],
        onSelect: () => void navigate({ to, search }),
      })),
    ],
  };
}

/** What can be done from every page. */
export function useActionsSource(onShortcuts: () => void): PaletteSource {
  const { LL } = useI18nContext();
  const navigate = useNavigate();
  const may = useMay();
  const newAgent = {
    id: 'new-agent',
    label: LL.shell.newAgent(),
    icon: <Plus {...SIZE} />,
    onSelect: () => void navigate({ to: '/{-$locale}/dashboard/setup/create-new-agent' }),
  };
  return {
    id: 'actions',
    heading: LL.shell.actions(),
    entries: [
      ...(may('edit') ? [newAgent] : []),
      {
        id: 'shortcuts',
        label: LL.palette.shortcuts.title(),
        hint: '?',
        icon: <Keyboard {...SIZE} />,
        onSelect: onShortcuts,
      },
      {
        id: 'logout',
        label: LL.common.logout(),
        keywords: [LL.palette.logoutWords()],
        icon: <LogOut {...SIZE} />,
        onSelect: () => void signOut(),
      },
    ],
  };
}

/** How the dashboard looks, and which language it speaks. */
export function useLookSource(): PaletteSource {
  const { LL, locale } = useI18nContext();
  const { change } = useChangeLocale();
  const theme = useTheme();
  const other = theme === 'dark' ? 'light' : 'dark';
  return {
    id: 'look',
    heading: LL.palette.look(),
    entries: [
      {
        id: 'theme',
        label: other === 'dark' ? LL.shell.toDark() : LL.shell.toLight(),
        keywords: [other === 'dark' ? LL.palette.darkWords() : LL.palette.lightWords()],
        icon: other === 'dark' ? <Moon {...SIZE} /> : <Sun {...SIZE} />,
        onSelect: () => chooseTheme(other),
      },
      ...LOCALES.filter((one) => one !== locale).map((one) => ({
        id: `language-${one}`,
        label: LL.palette.inLanguage({ language: ownNameOf(one) }),
        keywords: [LL.shell.language()],
        icon: <Languages {...SIZE} />,
        onSelect: () => void change(one),
      })),
    ],
  };
}
