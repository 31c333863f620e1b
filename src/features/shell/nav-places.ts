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
