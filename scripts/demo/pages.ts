import type { Hono } from 'hono';
import { html } from 'hono/html';

/** Where the pages find the chat and the provider. */
export type DemoPlaces = { widget: string; provider: string };

/** A shop in which nothing is in the way of a chat. */
function plainPage({ widget }: DemoPlaces, widgetId: string, lang: string) {
  return html`<!doctype html>
<html lang="${lang}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Olmo y Lino</title>
    <link rel="stylesheet" href="/plain.css" />
    <script type="module" async src="${widget}/widget/agent-chat.js"></script>
  </head>
  <body>
    <header><b>Olmo y Lino</b></header>
    <main>
      <h1>${lang === 'es' ? 'Otoño en casa' : 'Autumn at home'}</h1>
      <p>
        ${
          lang === 'es'
            ? 'Madera de olmo, lino lavado y luz cálida para los meses cortos.'
            : 'Elm, washed linen and warm light for the short months.'
        }
      </p>
      <p><a href="/plain?lang=${lang === 'es' ? 'en' : 'es'}">${lang === 'es' ? 'English' : 'Español'}</a></p>
    </main>
    <agent-chat widget="${widgetId}" lang="${lang}"></agent-chat>
  </body>
</html>`;
}

const PLAIN_CSS = `body { margin: 0; color: #2b241d; background: #faf7f2; font: 17px/1.5 Georgia, serif; }
header { padding: 20px 48px; border-bottom: 1px solid #e6ddd0; font-size: 22px; }
main { max-width: 40rem; padding: 36px 48px; }
@media (max-width: 640px) { header, main { padding-inline: 20px; } }`;

/** A page that does to a chat what pages do: it resets every style, transforms, reads from right to left. */
function hostilePage({ widget }: DemoPlaces, widgetId: string, lang: string) {
  return html`<!doctype html>
<html lang="${lang}" dir="rtl">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>A hostile page</title>
    <link rel="stylesheet" href="/hostile.css" />
    <script src="/hostile.js"></script>
    <script type="module" async src="${widget}/widget/agent-chat.js"></script>
  </head>
  <body>
    <main><h1>A hostile page</h1><p>Nothing here leaves anything alone.</p></main>
    <div class="over">An overlay of the page</div>
    <agent-chat widget="${widgetId}" lang="${lang}"></agent-chat>
  </body>
</html>`;
}

const HOSTILE_CSS = `* { all: unset !important; }
h1, p, main, div { display: block !important; }
head, head * { display: none !important; }
agent-chat { display: none !important; opacity: 0 !important; transform: scale(0.1) !important; }
button, textarea, section { background: lime !important; font-size: 60px !important; }
.over { position: fixed !important; inset: 0 !important; z-index: 99999 !important; pointer-events: none !important; }`;

const HOSTILE_JS = `Object.prototype.polluted = 'yes';
Array.prototype.first = function () { return this[0]; };
String.prototype.shout = function () { return this.toUpperCase(); };
const realFetch = window.fetch;
window.fetch = function () { return realFetch.apply(this, arguments); };
window.addEventListener('keydown', (event) => event.stopImmediatePropagation());`;

/** Nothing but the chat's own files may run, no text may become script, and no style may be written into the page. */
function hostilePolicy({ widget, provider }: DemoPlaces, own: string): string {
  return [
    "default-src 'none'",
    `script-src ${widget}/widget/ ${own}/hostile.js`,
    "style-src 'self'",
    `connect-src ${widget}/config.json ${provider}/api/v1/public/`,
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

/** The pages of two companies that show the chat, each with one script tag. */
export function addDemoPages(app: Hono, places: DemoPlaces): void {
  const asked = (query: Record<string, string>) => ({
    widgetId: query.widget ?? 'wgt_orders',
    lang: query.lang === 'es' ? 'es' : 'en',
  });
  const text = (body: string, type: string) => new Response(body, { headers: { 'Content-Type': type } });
  app.get('/', (c) => c.redirect('/plain'));
  app.get('/plain', (c) => {
    const { widgetId, lang } = asked(c.req.query());
    return c.html(plainPage(places, widgetId, lang));
  });
  app.get('/hostile', (c) => {
    const { widgetId, lang } = asked(c.req.query());
    c.header('Content-Security-Policy', hostilePolicy(places, new URL(c.req.url).origin));
    return c.html(hostilePage(places, widgetId, lang));
  });
  app.get('/plain.css', () => text(PLAIN_CSS, 'text/css'));
  app.get('/hostile.css', () => text(HOSTILE_CSS, 'text/css'));
  app.get('/hostile.js', () => text(HOSTILE_JS, 'text/javascript'));
}
