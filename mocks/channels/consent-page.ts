import { choiceLinks, playedLanguage, playedPage, returnAddress } from '../core/played-page.ts';
import { CHANNEL_CHOICES, type ChannelChoice } from './consent-choices.ts';

/** Where the played Meta and Microsoft ask whether a channel may be connected; a page for people, outside the API. */
export const CHANNEL_CONSENT_PATH = '/played/channel-consent/';

const OWNERS: Readonly<Record<string, string>> = {
  messenger: 'Facebook',
  instagram: 'Instagram',
  whatsapp: 'WhatsApp',
  teams: 'Microsoft',
};

const WORDS = {
  en: {
    title: (owner: string) => `Connect ${owner}`,
    text: 'This page is played: nothing leaves this machine. Choose how it goes on.',
    broken: 'This address is not complete, so there is nowhere to go back to.',
  },
  es: {
    title: (owner: string) => `Conectar ${owner}`,
    text: 'Esta página es de prueba: nada sale de este equipo. Elige cómo sigue.',
    broken: 'A esta dirección le falta algo, así que no hay a dónde volver.',
  },
};

/** The address to come back to, when it is the dashboard's own; the real ones have a list. */
export function channelCallbackOf(redirectUri: string): URL | undefined {
  const url = returnAddress(redirectUri);
  return url?.pathname === '/dashboard/channels' ? url : undefined;
}

/** Where a choice leads: back to the dashboard, with a code or with an error. */
function leadsTo(choice: ChannelChoice, back: URL, { request, state }: { request: string; state: string }) {
  const url = new URL(back);
  if (choice.error === undefined) url.searchParams.set('code', `${request}.${choice.id}`);
  else url.searchParams.set('error', choice.error);
  url.searchParams.set('state', choice.id === 'state' ? [...state].toReversed().join('') : state);
  return url.href;
}

/**
 * The consent page of the played Meta and Microsoft: plain HTML with a link for every way it can end. `address` is where
 * it was opened, `languages` the browser's Accept-Language.
 */
export function channelConsentPage(address: string, languages: string | null | undefined): Response {
  const { pathname, searchParams } = new URL(address);
  const language = playedLanguage(languages);
  const words = WORDS[language];
  const name = pathname.slice(CHANNEL_CONSENT_PATH.length);
  const owner = Object.hasOwn(OWNERS, name) ? OWNERS[name] : undefined;
  const back = channelCallbackOf(searchParams.get('redirect_uri') ?? '');
  const request = searchParams.get('request') ?? '';
  const state = searchParams.get('state') ?? '';
  const isWhole = owner !== undefined && /^[\w-]+$/.test(request) && /^[\w-]{43}$/.test(state);
  const title = words.title(owner ?? '…');
  if (!isWhole || !back) return playedPage(language, title, `<p>${words.broken}</p>`, 400);
  const links = choiceLinks(CHANNEL_CHOICES, language, (choice) => leadsTo(choice, back, { request, state }));
  return playedPage(language, title, `<p>${words.text}</p>${links}`);
}
