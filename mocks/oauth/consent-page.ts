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

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { margin: 0 auto; max-width: 32rem; padding: 2rem 1rem; }
  h1 { font-size: 1.5rem; margin: 0 0 .5rem; }
  ul { list-style: none; margin: 1.5rem 0 0; padding: 0; display: grid; gap: .5rem; }
  a { display: block; padding: .75rem 1rem; border: 1px solid #8888; border-radius: .5rem; color: inherit; text-decoration: none; }
  a:hover, a:focus-visible { border-color: currentColor; }
  b { display: block; }
`;

/** The address to come back to, when it is one of the dashboard's own callbacks; a real provider would have a list. */
export function callbackOf(redirectUri: string, provider: string): URL | undefined {
  const url = URL.parse(redirectUri);
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash || url.username) return undefined;
  const own = /^(?:\/(?:en|es))?\/oauth\/(google|microsoft)$/.exec(url.pathname);
  return own?.[1] === provider ? url : undefined;
}

/** A text of a played page as HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
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

/** A page for people, outside the API: plain HTML that loads nothing. */
export function playedPage(locale: 'en' | 'es', title: string, body: string, status = 200): Response {
  const html = `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${STYLE}</style>
</head>
<body><main><h1>${title}</h1>${body}</main></body>
</html>`;
  return new Response(html, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:",
      'Referrer-Policy': 'no-referrer',
      'Cache-Control': 'no-store',
    },
  });
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
  const locale = /^es\b/i.test(languages ?? '') ? 'es' : 'en';
  const words = WORDS[locale];
  const name = pathname.slice(CONSENT_PATH.length);
  const back = callbackOf(searchParams.get('redirect_uri') ?? '', name);
  const request = searchParams.get('request') ?? '';
  const state = searchParams.get('state') ?? '';
  const complete = back && isProvider(name) && /^[\w-]+$/.test(request) && /^[\w-]{43}$/.test(state);
  const title = words.title(isProvider(name) ? PROVIDERS[name] : '…');
  const choices = CONSENT_CHOICES.map((choice) => {
    const href = complete ? escapeHtml(leadsTo(choice, back, { request, state })) : '';
    return `<li><a href="${href}"><b>${escapeHtml(choice.type)}</b> ${escapeHtml(choice.what[locale])}</a></li>`;
  });
  const body = complete ? `<p>${words.text}</p><ul>${choices.join('')}</ul>` : `<p>${words.broken}</p>`;
  return playedPage(locale, title, body, complete ? 200 : 400);
}
