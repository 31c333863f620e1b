import type { ChannelKind } from '@/api/generated/schemas/channelKind.zod';
import type { ChannelFlags } from '@/shared/onboarding/welcome-settings';

const FLAGS = {
  messenger: 'enableMetaFacebookChannel',
  instagram: 'enableMetaInstagramChannel',
  whatsapp: 'enableMetaWhatsappChannel',
  teams: 'enableMicrosoftTeamsChannel',
} as const;

const WIDGET_FLAG = /^enable.+WidgetChannel$/;

/** Whether a company has switched a channel on; of the widgets any product's counts (specification §3). */
export function channelIsOn(flags: ChannelFlags, kind: ChannelKind): boolean {
  if (kind !== 'widget') return flags[FLAGS[kind]] ?? false;
  return Object.entries(flags).some(([flag, on]) => on && WIDGET_FLAG.test(flag));
}

/**
 * The flags with one channel switched on or off: the widget goes on for the deployment's own product, whose flag is
 * `widgetFlag`, and off for every product.
 */
export function switchedFlags(
  flags: ChannelFlags,
  kind: ChannelKind,
  on: boolean,
  widgetFlag: string,
): ChannelFlags {
  if (kind !== 'widget') return { ...flags, [FLAGS[kind]]: on };
  if (on) return { ...flags, [widgetFlag]: true };
  const widgets = [widgetFlag, ...Object.keys(flags).filter((flag) => WIDGET_FLAG.test(flag))];
  return { ...flags, ...Object.fromEntries(widgets.map((flag) => [flag, false])) };
}
