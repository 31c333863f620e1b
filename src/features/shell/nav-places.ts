import { Bot, ChartColumn, House, MessagesSquare, Plug, Radio, Settings } from 'lucide-react';

/** The entries of the sidebar in their order; each name is also its word. */
export const NAV_PLACES = [
  { place: 'home', Icon: House, to: '/{-$locale}/dashboard/home' },
  { place: 'agents', Icon: Bot, to: '/{-$locale}/dashboard/agents' },
  {
    place: 'conversations',
    Icon: MessagesSquare,
    to: '/{-$locale}/dashboard/analytics',
    search: { view: 'conversations' },
  },
  { place: 'tools', Icon: Plug, to: '/{-$locale}/dashboard/setup/tools' },
  { place: 'channels', Icon: Radio, to: '/{-$locale}/dashboard/channels' },
  {
    place: 'analytics',
    Icon: ChartColumn,
    to: '/{-$locale}/dashboard/analytics',
    // Two entries are one page: this one is meant where no other view of it is.
    search: { view: undefined },
  },
  { place: 'settings', Icon: Settings, to: '/{-$locale}/dashboard/settings' },
] as const;

type Place = (typeof NAV_PLACES)[number]['place'];

/** Pages that belong to an entry without standing below its address; the first that fits. */
const ELSEWHERE = [
  ['tools', /\/(setup\/tools|composio)/],
  ['channels', /\/setup\/connect/],
  ['agents', /\/(setup|creator-agent)\//],
] as const;

/** The entry whose page this is, where its own address does not say so; a view of the figures belongs to them. */
export function placeOfPage(path: string, view: string | undefined): Place | undefined {
  if (view === 'monitors') return 'analytics';
  return ELSEWHERE.find(([, pages]) => pages.test(path))?.[0];
}
