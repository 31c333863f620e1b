import { choiceLinks, playedLanguage, playedPage, returnAddress } from '../core/played-page.ts';
import { CONSENT_CHOICES, type ConsentChoice } from './consent-choices.ts';

/** Where the played identity providers ask for consent; a page for people, outside the API. */
export const CONSENT_PATH = '/played/consent/';

const PROVIDERS = { google: 'Google', microsoft: 'Microsoft' } as const;
type Provider = keyof typeof PROVIDERS;

const WORDS = {
  en: {
    title: (provider: string) => `Sign in with ${provider}`,
    text: 'This page is played: no password is asked for, and nothing leaves this machine. Choose how it goes on.',
    broken: 'This address is not complete, so there is nowhere to go back to.',
  },
  es: {
    title: (provider: string) => `Entrar con ${provider}`,
    text: 'Esta página es de prueba: no pide contraseña y nada sale de este equipo. Elige cómo sigue.',
    broken: 'A esta dirección le falta algo, así que no hay a dónde volver.',
  },
};

/** The address to come back to, when it is one of the dashboard's own callbacks; a real provider would have a list. */
export function callbackOf(redirectUri: string, provider: string): URL | undefined {
  const url = returnAddress(redirectUri);
  const own = url && /^(?:\/(?:en|es))?\/oauth\/(google|microsoft)$/.exec(url.pathname);
  return own?.[1] === provider ? url : undefined;
}

/** Where a choice leads: back to the dashboard, with a code or with an error, as the providers do. */
function leadsTo(choice: ConsentChoice, back: URL, { request, state }: { request: string; state: string }) {
  const url = new URL(back);
  if (choice.error === undefined) url.searchParams.set('code', `${request}.${choice.id}`);
  else url.searchParams.set('error', choice.error);
  if (choice.description !== undefined) url.searchParams.set('error_description', choice.description);
  if (choice.id === 'other')
    url.pathname = url.pathname.replace(/\w+$/, (name) => (name === 'google' ? 'microsoft' : 'google'));
  const foreign = choice.id === 'state';
  url.searchParams.set('state', foreign ? [...state].toReversed().join('') : state);
  return url.href;
}

function isProvider(name: string): name is Provider {
  return Object.hasOwn(PROVIDERS, name);
}

/**
 * The consent page of the played Google and Microsoft: plain HTML with a link for every way it can end. `address` is
 * where it was opened, `languages` the browser's Accept-Language.
 */
export function consentPage(address: string, languages: string | null | undefined): Response {
  const { pathname, searchParams } = new URL(address);
  const language = playedLanguage(languages);
  const words = WORDS[language];
  const name = pathname.slice(CONSENT_PATH.length);
  const back = callbackOf(searchParams.get('redirect_uri') ?? '', name);
  const request = searchParams.get('request') ?? '';
  const state = searchParams.get('state') ?? '';
  const complete = back && isProvider(name) && /^[\w-]+$/.test(request) && /^[\w-]{43}$/.test(state);
  const title = words.title(isProvider(name) ? PROVIDERS[name] : '…');
  if (!complete) return playedPage(language, title, `<p>${words.broken}</p>`, 400);
  const links = choiceLinks(CONSENT_CHOICES, language, (choice) => leadsTo(choice, back, { request, state }));
  return playedPage(language, title, `<p>${words.text}</p>${links}`);
}
