import { useI18nContext } from '@i18n/i18n-react';
import { Locale } from '@/api/generated/schemas/locale.zod';
import { TEXT_FIELDS } from './settings';

/** What a setting is called, by its path. */
export function useSettingNames(): (path: string) => string {
  const { LL } = useI18nContext();
  const { look, texts, form, consent, hours, domains, limits, visitors } = LL.widgetDesigner;
  const language = (path: string) => {
    const one = path.split('.').find((part) => Locale.safeParse(part).success);
    return one === undefined ? '' : LL.common.languageNames[Locale.parse(one)]();
  };
  const inLanguage = (field: string, path: string) => {
    const name = language(path);
    return name === '' ? field : texts.inLanguage({ field, language: name });
  };
  const names: Readonly<Record<string, () => string>> = {
    name: look.name,
    botKey: look.agent,
    'theme.accent': look.colour,
    'theme.mode': look.mode,
    'theme.radius': look.radius,
    'theme.launcherIcon': look.icon,
    'theme.imageUrl': look.image,
    'position.side': look.side,
    'position.offsetX': look.offsetX,
    'position.offsetY': look.offsetY,
    inviteAfterSeconds: look.invite,
    'preChat.consent.asked': consent.asked,
    'preChat.consent.privacyUrl': consent.link,
    'hours.own': hours.whose,
    'hours.timeZone': hours.zone,
    'hours.days': hours.days,
    whenClosed: hours.closed,
    allowedDomains: domains.title,
    'limits.perVisitor': limits.names.perVisitor,
    'limits.perMinute': limits.names.perMinute,
    'limits.perDay': limits.names.perDay,
    'limits.dailyBudget': limits.names.dailyBudget,
    verificationRequired: visitors.required,
  };
  return (path) => {
    const field = TEXT_FIELDS.find((one) => path.endsWith(`.${one}`) && path.startsWith('texts.'));
    if (field) return inLanguage(texts.fields[field](), path);
    if (path.startsWith('texts.')) return inLanguage(texts.fields.prompts(), path);
    if (path.startsWith('preChat.consent.texts')) return inLanguage(consent.sentence(), path);
    const index = /^preChat\.fields\.(\d+)/.exec(path)?.[1];
    if (index !== undefined) return inLanguage(form.field({ n: Number(index) + 1 }), path);
    if (path.startsWith('preChat.fields')) return form.title();
    const known = Object.keys(names).find((name) => path === name || path.startsWith(`${name}.`));
    return (known !== undefined && names[known]?.()) || path;
  };
}
