import { choiceLinks, playedLanguage, playedPage, returnAddress } from '../core/played-page.ts';
import { CONNECT_CHOICES, connectChoice } from './connect-choices.ts';

/** Where the played services ask for consent; pages for people, outside the API. */
export const CONNECT_PATH = '/played/connect/';
/** Where their consent page leads when it is left. */
export const CONNECT_RETURN_PATH = `${CONNECT_PATH}return`;

const WORDS = {
  en: {
    title: (service: string) => `Connect ${service}`,
    text: 'This page is played: no password is asked for, and nothing leaves this machine. Choose how it goes on.',
    broken: 'This address is not complete, so there is nowhere to go back to.',
  },
  es: {
    title: (service: string) => `Conectar ${service}`,
    text: 'Esta página es de prueba: no pide contraseña y nada sale de este equipo. Elige cómo sigue.',
    broken: 'A esta dirección le falta algo, así que no hay a dónde volver.',
  },
};

const spaced = (name: string) => name.replaceAll('_', ' ').replace(/\b\w/g, (letter) => letter.toUpperCase());

/** The dashboard's page to come back to; a real provider would have a list of them. */
export function connectReturnOf(returnUrl: string): URL | undefined {
  const url = returnAddress(returnUrl);
  return url && /^(?:\/(?:en|es))?\/toolisconnected$/.test(url.pathname) ? url : undefined;
}

/** The consent page of a tool: plain HTML with a link for every way it can end. */
export function connectPage(address: string, languages: string | null | undefined): Response {
  const { pathname, searchParams } = new URL(address);
  const language = playedLanguage(languages);
  const words = WORDS[language];
  const title = words.title(spaced(pathname.slice(CONNECT_PATH.length)));
  const complete = connectReturnOf(searchParams.get('return_url') ?? '') && searchParams.has('link');
  if (!complete) return playedPage(language, title, `<p>${words.broken}</p>`, 400);
  const links = choiceLinks(CONNECT_CHOICES, language, ({ id }) => {
    const query = new URLSearchParams(searchParams);
    query.set('choice', id);
    return `${CONNECT_RETURN_PATH}?${query}`;
  });
  return playedPage(language, title, `<p>${words.text}</p>${links}`);
}

const seeOther = (address: string) =>
  new Response(null, { status: 303, headers: { Location: address, 'Cache-Control': 'no-store' } });

/** Sends the browser back to the dashboard with what is said there of the connection. */
export function backToDashboard(returnUrl: URL, status: string, nonce: string | undefined): Response {
  const back = new URL(returnUrl);
  back.searchParams.set('status', status);
  if (nonce !== undefined) back.hash = nonce;
  return seeOther(back.href);
}

/**
 * The same where a worker in the dashboard's own page plays the provider: no navigation passes it, so it is told there what
 * was chosen, and by which link.
 */
export function backToPlayedDashboard(address: string): Response {
  const { searchParams, origin } = new URL(address);
  const returnUrl = connectReturnOf(searchParams.get('return_url') ?? '');
  const choice = connectChoice(searchParams.get('choice'));
  if (!returnUrl || returnUrl.origin !== origin || !choice) return connectPage(address, null);
  returnUrl.searchParams.set('played', `${searchParams.get('link')}.${choice}`);
  returnUrl.hash = searchParams.get('nonce') ?? '';
  return seeOther(returnUrl.href);
}
