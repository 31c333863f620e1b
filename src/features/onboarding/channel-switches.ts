import type { TranslationFunctions } from '@i18n/i18n-types';
import type { ChannelFlags } from '@/shared/onboarding/welcome-settings';

type Texts = TranslationFunctions['onboarding']['integrations'];

/** A channel's flag with its texts. */
interface ChannelSwitch {
  flag: string;
  label: string;
  hint: string;
}

const WIDGET_FLAG = /^enable([A-Za-z]+)WidgetChannel$/;

/** `HelpDesk` → `Help Desk`. */
function productName(name: string): string {
  return name.replace(/([a-z])([A-Z])/g, '$1 $2');
}

/** The switches of an account: a widget for each product that has one, then the channels of others (specification §3). */
export function channelSwitches(channels: ChannelFlags, t: Texts): ChannelSwitch[] {
  const widgets = Object.keys(channels).flatMap((flag) => {
    const product = WIDGET_FLAG.exec(flag)?.[1];
    if (product === undefined) return [];
    return [{ flag, label: t.widget({ product: productName(product) }), hint: t.widgetHint() }];
  });
  return [
    ...widgets,
    { flag: 'enableMetaWhatsappChannel', label: t.whatsapp(), hint: t.whatsappHint() },
    { flag: 'enableMetaFacebookChannel', label: t.facebook(), hint: t.facebookHint() },
    { flag: 'enableMetaInstagramChannel', label: t.instagram(), hint: t.instagramHint() },
    { flag: 'enableMicrosoftTeamsChannel', label: t.teams(), hint: t.teamsHint() },
  ];
}
