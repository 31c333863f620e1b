import { Bot, ChartColumn, House, Plug, Radio, Settings } from 'lucide-react';

/** The entries of the sidebar in their order; each name is also its word. */
export const NAV_PLACES = [
  { place: 'home', Icon: House, to: '/{-$locale}/dashboard/home' },
  { place: 'agents', Icon: Bot, to: '/{-$locale}/dashboard/agents' },
  { place: 'tools', Icon: Plug, to: '/{-$locale}/dashboard/setup/tools' },
  { place: 'channels', Icon: Radio, to: '/{-$locale}/dashboard/channels' },
  { place: 'analytics', Icon: ChartColumn, to: '/{-$locale}/dashboard/analytics' },
  { place: 'settings', Icon: Settings, to: '/{-$locale}/dashboard/settings' },
] as const;

type Place = (typeof NAV_PLACES)[number]['place'];

/** Pages that belong to an entry without standing below its address; the language is left out. */
const PLACE_OF_PAGE: Readonly<Record<string, Place>> = {
  '/dashboard/setup/create-new-agent': 'agents',
  '/dashboard/setup/instructions': 'agents',
  '/dashboard/setup/agentsdetails': 'agents',
  '/dashboard/creator-agent': 'agents',
  '/dashboard/setup/tools2': 'tools',
  '/dashboard/composio-test': 'tools',
  '/dashboard/composio-integration-test': 'tools',
  '/dashboard/setup/connect': 'channels',
};

/** The entry whose page this is, where its own address does not say so. */
export function placeOfPage(path: string): Place | undefined {
  const page = Object.keys(PLACE_OF_PAGE).find((one) => path === one || path.startsWith(`${one}/`));
  return page === undefined ? undefined : PLACE_OF_PAGE[page];
}
