import type { Plugin } from 'vite';
import { CONSENT_PATH, consentPage } from '../mocks/oauth/consent-page.ts';

/** In development the provider is played by a worker, which no navigation passes: the consent page comes from here. */
export function serveConsentPage(): Plugin {
  return {
    name: 'serve-consent-page',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const url = URL.parse(request.url ?? '', `http://${request.headers.host}`);
        if (!url?.pathname.startsWith(CONSENT_PATH)) {
          next();
          return;
        }
        const page = consentPage(url.href, request.headers['accept-language']);
        response.writeHead(page.status, Object.fromEntries(page.headers));
        void page.text().then((html) => response.end(html));
      });
    },
  };
}
