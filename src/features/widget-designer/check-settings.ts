import { get } from 'react-hook-form';
import * as z from 'zod/mini';
import { WidgetChange } from '@/api/generated/schemas/widgetChange.zod';
import { readDomain } from '@/shared/channels/domains';
import { WidgetSettings, wholeChange } from './settings';

const CHOICES_MIN = 2;

/** Minutes since midnight of a time such as 09:30. */
function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

/** Where the settings break a rule that no schema says. */
function brokenRules(settings: WidgetSettings): string[] {
  const { preChat, hours, allowedDomains, theme, name, botKey, inviteAfterSeconds } = settings;
  const { fields, consent } = preChat;
  const written = ({ en, es }: { en: string; es: string }) => (en + es).trim() !== '';
  return [
    ...(name.trim() === '' ? ['name'] : []),
    ...(botKey === '' ? ['botKey'] : []),
    ...(inviteAfterSeconds !== '' && inviteAfterSeconds.trim() === '' ? ['inviteAfterSeconds'] : []),
    ...(theme.imageUrl.trim() !== '' && !isWebAddress(theme.imageUrl.trim()) ? ['theme.imageUrl'] : []),
    ...fields.flatMap(({ labels, kind, options }, index) => [
      ...(written(labels) ? [] : [`preChat.fields.${index}.labels`]),
      ...(kind === 'choice' && options.filter(written).length < CHOICES_MIN
        ? [`preChat.fields.${index}.options`]
        : []),
    ]),
    ...(consent.asked && !written(consent.texts) ? ['preChat.consent.texts'] : []),
    ...(consent.privacyUrl.trim() !== '' && !isWebAddress(consent.privacyUrl.trim())
      ? ['preChat.consent.privacyUrl']
      : []),
    ...(hours.own && hours.timeZone === '' ? ['hours.timeZone'] : []),
    ...(hours.own
      ? hours.days.flatMap(({ opens, closes }, index) =>
          minutesOf(opens) < minutesOf(closes) ? [] : [`hours.days.${index}.closes`],
        )
      : []),
    ...allowedDomains.flatMap((domain, index) =>
      readDomain(domain).fault ? [`allowedDomains.${index}`] : [],
    ),
  ];
}

/** The settings as they can be saved: what the contract allows, and what makes sense to a visitor. */
export const SavableSettings = WidgetSettings.check(
  z.check(({ value, issues }) => {
    for (const issue of WidgetChange.safeParse(wholeChange(value)).error?.issues ?? []) {
      const { path } = issue;
      const input: unknown = get(value, path.join('.'));
      if (issue.code !== 'too_big') issues.push({ code: 'custom', path, input });
      else issues.push({ code: 'too_big', maximum: issue.maximum, origin: issue.origin, path, input });
    }
    for (const path of brokenRules(value))
      issues.push({ code: 'custom', path: path.split('.'), input: get(value, path) });
  }),
);
