import type { TranslationFunctions } from '@i18n/i18n-types';
import type { ChannelFlags } from '@/api/welcome-settings';

type Words = TranslationFunctions['onboarding']['integrations'];

/** A channel's flag with its words. */
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
export function channelSwitches(channels: ChannelFlags, words: Words): ChannelSwitch[] {
  const widgets = Object.keys(channels).flatMap((flag) => {
    const product = WIDGET_FLAG.exec(flag)?.[1];
    if (product === undefined) return [];
    return [{ flag, label: words.widget({ product: productName(product) }), hint: words.widgetHint() }];
  });
  return [
    ...widgets,
    { flag: 'enableMetaWhatsappChannel', label: words.whatsapp(), hint: words.whatsappHint() },
    { flag: 'enableMetaFacebookChannel', label: words.facebook(), hint: words.facebookHint() },
    { flag: 'enableMetaInstagramChannel', label: words.instagram(), hint: words.instagramHint() },
    { flag: 'enableMicrosoftTeamsChannel', label: words.teams(), hint: words.teamsHint() },
  ];
}
