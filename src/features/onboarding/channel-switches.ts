import type { TranslationFunctions } from '@i18n/i18n-types';
import type { ChannelKind } from '@/api/generated/schemas/channelKind.zod';
import type { ChannelFlags } from '@/shared/onboarding/welcome-settings';

type Texts = TranslationFunctions['onboarding']['integrations'];

/** A channel's flag with its texts. */
interface ChannelSwitch {
  flag: string;
  kind: ChannelKind;
  label: string;
  hint: string;
}

const WIDGET_FLAG = /^enable([A-Za-z]+)WidgetChannel$/;

/** `HelpDesk` → `Help Desk`. */
function productName(name: string): string {
  return name.replace(/([a-z])([A-Z])/g, '$1 $2');
}

/**
 * The switches of an account: a widget for each product that has one, then the channels of others (specification §3), in
 * the order in which they are connected.
 */
export function channelSwitches(channels: ChannelFlags, t: Texts): ChannelSwitch[] {
  const flags = Object.keys(channels).filter((flag) => WIDGET_FLAG.test(flag));
  const widgets = flags.map((flag) => {
    const product = WIDGET_FLAG.exec(flag)?.[1] ?? '';
    // One alone needs no product to be told apart by.
    const label = flags.length > 1 ? t.widget({ product: productName(product) }) : t.onlyWidget();
    return { flag, kind: 'widget' as const, label, hint: t.widgetHint() };
  });
  return [
    ...widgets,
    { flag: 'enableMetaFacebookChannel', kind: 'messenger', label: t.facebook(), hint: t.facebookHint() },
    { flag: 'enableMetaInstagramChannel', kind: 'instagram', label: t.instagram(), hint: t.instagramHint() },
    { flag: 'enableMetaWhatsappChannel', kind: 'whatsapp', label: t.whatsapp(), hint: t.whatsappHint() },
    { flag: 'enableMicrosoftTeamsChannel', kind: 'teams', label: t.teams(), hint: t.teamsHint() },
  ];
}
