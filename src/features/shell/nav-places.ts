import { Bot, ChartColumn, House, Plug, Radio, Settings } from 'lucide-react';

/** The rooms of the dashboard in the order of the side bar; each name is also its word. */
export const NAV_PLACES = [
  { place: 'home', Icon: House },
  { place: 'agents', Icon: Bot },
  { place: 'tools', Icon: Plug },
  { place: 'channels', Icon: Radio },
  { place: 'analytics', Icon: ChartColumn },
  { place: 'settings', Icon: Settings },
] as const;

/** One of them. */
export type NavPlace = (typeof NAV_PLACES)[number]['place'];
