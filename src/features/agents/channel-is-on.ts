import type { ChannelKind } from '@/api/generated/schemas/channelKind.zod';
import type { ChannelFlags } from '@/shared/onboarding/welcome-settings';

const FLAGS = {
  messenger: 'enableMetaFacebookChannel',
  instagram: 'enableMetaInstagramChannel',
  whatsapp: 'enableMetaWhatsappChannel',
  teams: 'enableMicrosoftTeamsChannel',
} as const;

/** Whether a company has switched a channel on; of the widgets any product's counts (specification §3). */
export function channelIsOn(flags: ChannelFlags, kind: ChannelKind): boolean {
  if (kind !== 'widget') return flags[FLAGS[kind]] ?? false;
  return Object.entries(flags).some(([flag, on]) => on && /^enable.+WidgetChannel$/.test(flag));
}
