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

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { margin: 0 auto; max-width: 32rem; padding: 2rem 1rem; }
  h1 { font-size: 1.5rem; margin: 0 0 .5rem; }
  ul { list-style: none; margin: 1.5rem 0 0; padding: 0; display: grid; gap: .5rem; }
  a { display: block; padding: .75rem 1rem; border: 1px solid #8888; border-radius: .5rem; color: inherit; text-decoration: none; }
  a:hover, a:focus-visible { border-color: currentColor; }
  b { display: block; }
`;

/** The address to come back to, when it is the dashboard's own; the real ones have a list. */
export function channelCallbackOf(redirectUri: string): URL | undefined {
  const url = URL.parse(redirectUri);
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash || url.username) return undefined;
  return url.pathname === '/dashboard/channels' ? url : undefined;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
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
  const locale = /^es\b/i.test(languages ?? '') ? 'es' : 'en';
  const words = WORDS[locale];
  const name = pathname.slice(CHANNEL_CONSENT_PATH.length);
  const owner = Object.hasOwn(OWNERS, name) ? OWNERS[name] : undefined;
  const back = channelCallbackOf(searchParams.get('redirect_uri') ?? '');
  const request = searchParams.get('request') ?? '';
  const state = searchParams.get('state') ?? '';
  const isWhole = owner !== undefined && /^[\w-]+$/.test(request) && /^[\w-]{43}$/.test(state);
  const links =
    isWhole && back
      ? CHANNEL_CHOICES.map((choice) => {
          const href = escapeHtml(leadsTo(choice, back, { request, state }));
          return `<li><a href="${href}"><b>${escapeHtml(choice.type)}</b> ${escapeHtml(choice.what[locale])}</a></li>`;
        })
      : [];
  const title = words.title(owner ?? '…');
  const body = links.length > 0 ? `<p>${words.text}</p><ul>${links.join('')}</ul>` : `<p>${words.broken}</p>`;
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
    status: links.length > 0 ? 200 : 400,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:",
      'Referrer-Policy': 'no-referrer',
      'Cache-Control': 'no-store',
    },
  });
}
