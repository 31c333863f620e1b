import type { Plugin } from 'vite';
import { CHANNEL_CONSENT_PATH, channelConsentPage } from '../mocks/channels/consent-page.ts';
import { CONSENT_PATH, consentPage } from '../mocks/oauth/consent-page.ts';
import {
  backToPlayedDashboard,
  CONNECT_PATH,
  CONNECT_RETURN_PATH,
  connectPage,
} from '../mocks/tools/connect-page.ts';

/** The page of that address, where it is one of those that people see of the played provider. */
function pageAt(url: URL | null, languages: string | undefined): Response | undefined {
  if (!url) return undefined;
  if (url.pathname.startsWith(CONSENT_PATH)) return consentPage(url.href, languages);
  if (url.pathname.startsWith(CHANNEL_CONSENT_PATH)) return channelConsentPage(url.href, languages);
  if (url.pathname === CONNECT_RETURN_PATH) return backToPlayedDashboard(url.href);
  return url.pathname.startsWith(CONNECT_PATH) ? connectPage(url.href, languages) : undefined;
}

/** In development the provider is played by a worker, which no navigation passes: the consent pages come from here. */
export function serveConsentPage(): Plugin {
  return {
    name: 'serve-consent-page',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const url = URL.parse(request.url ?? '', `http://${request.headers.host}`);
        const page = pageAt(url, request.headers['accept-language']);
        if (!page) {
          next();
          return;
        }
        response.writeHead(page.status, Object.fromEntries(page.headers));
        void page.text().then((html) => response.end(html));
      });
    },
  };
}
