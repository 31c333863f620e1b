import type { Frame } from './frame';
import { fill } from './words';

/** What trying again does not mend: there is no chat, or it has been used as much as it may be today. */
export const FINAL = [
  'NOT_FOUND',
  'DOMAIN_NOT_ALLOWED',
  'WIDGET_OFF',
  'NOT_VERIFIED',
  'VISITOR_LIMIT',
  'DAY_LIMIT',
  'BUDGET_SPENT',
];

/** What a visitor reads when something did not go well: the company's own words where it has written some. */
export function sentenceOf({ words, settings }: Pick<Frame, 'words' | 'settings'>, code: string): string {
  const { texts } = settings;
  switch (code) {
    case 'NOT_FOUND':
      return words.gone;
    case 'DOMAIN_NOT_ALLOWED':
      return fill(words.notAllowed, { domain: location.hostname });
    case 'WIDGET_OFF':
      return words.off;
    case 'NOT_VERIFIED':
      return words.signIn;
    case 'OFFLINE':
      return navigator.onLine ? words.unreachable : words.offline;
    case 'VISITOR_LIMIT':
    case 'MINUTE_LIMIT':
    case 'DAY_LIMIT':
    case 'BUDGET_SPENT':
    case 'TOO_MANY_REQUESTS':
      return texts.limit || words.limit;
    case 'APPROVAL_EXPIRED':
      return words.expired;
    case 'CONVERSATION_CLOSED':
      return words.ended;
    case 'BROKEN':
      return texts.error || words.failed;
    default:
      return texts.error || words.notSent;
  }
}

/** When somebody is there again, such as "Monday 9:00". */
export function momentIn(language: string, moment: unknown): string | undefined {
  const at = typeof moment === 'string' ? Date.parse(moment) : Number(moment);
  if (moment === null || moment === undefined || Number.isNaN(at)) return undefined;
  return new Intl.DateTimeFormat(language, { weekday: 'long', hour: 'numeric', minute: '2-digit' }).format(
    at,
  );
}

/** That somebody is there again then, to follow another sentence; nothing where that is not known. */
export function backSentence(
  { words, language }: Pick<Frame, 'words' | 'language'>,
  moment: unknown,
): string {
  const when = momentIn(language, moment);
  return when === undefined ? '' : ` ${fill(words.backAt, { when })}.`;
}
