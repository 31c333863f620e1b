import type { Plugin } from 'vite';
import { CHANNEL_CONSENT_PATH, channelConsentPage } from '../mocks/channels/consent-page.ts';
import { CONSENT_PATH, consentPage } from '../mocks/oauth/consent-page.ts';

/** In development the provider is played by a worker, which no navigation passes: the consent page comes from here. */
export function serveConsentPage(): Plugin {
  return {
    name: 'serve-consent-page',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const url = URL.parse(request.url ?? '', `http://${request.headers.host}`);
        const pageAt = [
          { path: CONSENT_PATH, make: consentPage },
          { path: CHANNEL_CONSENT_PATH, make: channelConsentPage },
        ].find(({ path }) => url?.pathname.startsWith(path));
        if (!url || !pageAt) {
          next();
          return;
        }
        const page = pageAt.make(url.href, request.headers['accept-language']);
        response.writeHead(page.status, Object.fromEntries(page.headers));
        void page.text().then((html) => response.end(html));
      });
    },
  };
}
