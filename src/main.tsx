import './setup-zod';
import '@/ui/styles.css';
import { type ReactNode, useEffectEvent, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { setApiBase } from '@/api/api-base';
import { setCustomHeaders } from '@/api/custom-headers';
import { askForConfig } from '@/api/early-config';
import { setFileOrigins } from '@/api/file-origins';
import { createApp } from '@/app/create-app';
import { readRuntimeConfig } from '@/app/runtime-config';
import { withoutLocale } from '@/lib/locale-path';
import { watchMissingChunks } from '@/lib/missing-chunk';
import { keepDraftsOnLeaving } from '@/session/drafts';
import { takePlace } from '@/session/first-paint-form';
import { watchInactivity } from '@/session/inactivity';
import { followOtherTabs, resumeSession } from '@/session/session';
import { readToken } from '@/session/token';

/** A worker of an earlier mock build would answer in the provider's place; nobody waits for its end. */
async function forgetMockWorker(): Promise<void> {
  for (const worker of await navigator.serviceWorker.getRegistrations())
    if (worker.active && new URL(worker.active.scriptURL).pathname.startsWith('/mock'))
      void worker.unregister();
}

/**
 * In mock builds the provider is played in this browser, and a banner says so, in a place of its own: it is there before
 * the first page, and where no page can be rendered. Nothing of it is in a production build.
 */
async function startProvider(): Promise<void> {
  if (!import.meta.env.DEV) {
    forgetMockWorker().catch(() => undefined);
    return;
  }
  const [{ startPlayedProvider, playedProvider }, { ScenarioBanner }] = await Promise.all([
    import('@mocks/core/browser'),
    import('@/features/shell/scenario-banner'),
  ]);
  await startPlayedProvider();
  const place = document.createElement('div');
  place.className = 'contents';
  document.body.prepend(place);
  createRoot(place).render(<ScenarioBanner provider={playedProvider} />);
}

const isLogin = (pathname: string) => withoutLocale(pathname) === '/login';

/** The design system on one page, in mock builds only. */
async function showKit(root: HTMLElement): Promise<void> {
  const { KitPage } = await import('@/ui/kit/kit-page');
  document.documentElement.dataset.font = '';
  createRoot(root).render(<KitPage />);
}

/** Tells when what it holds has been rendered for the first time. */
function Drawn({ onRendered, children }: { onRendered: () => void; children: ReactNode }) {
  const tell = useEffectEvent(onRendered);
  useLayoutEffect(() => tell(), []);
  return children;
}

/** Takes up the session and watches over it from then on, whether or not a page can be shown. */
async function watchSession(): Promise<void> {
  await resumeSession();
  followOtherTabs();
  keepDraftsOnLeaving();
  watchInactivity(() => readToken() !== undefined && !isLogin(location.pathname));
}

/** The code of the page that is opened comes while its guards still ask; where those lead elsewhere, that page's follows. */
function loadPageCode({ router }: ReturnType<typeof createApp>): void {
  const opened = new Set(router.matchRoutes(router.latestLocation).map(({ routeId }) => routeId));
  for (const route of Object.values(router.routesById))
    if (opened.has(route.id)) router.loadRouteChunk(route)?.catch(() => undefined);
}

async function start(root: HTMLElement): Promise<void> {
  watchMissingChunks();
  const [config] = await Promise.all([readRuntimeConfig(askForConfig()), startProvider(), watchSession()]);
  setApiBase(config.apiBase);
  setCustomHeaders(config.headers);
  setFileOrigins(config);
  const app = createApp({
    brand: config.brand ?? {},
    stripePublishableKey: config.stripePublishableKey,
    flagNames: { widget: `enable${config.widgetProduct}WidgetChannel`, hash: config.hashField },
  });
  if (readToken() !== undefined) loadPageCode(app);
  const loaded = app.router.load();
  // What the HTML shows stays until the first page is ready to take its place. Where it shows nothing, as in development,
  // the page's outline comes at once: calls that are tried again would leave it empty for seconds.
  if (root.querySelector('.first-paint')) await loaded;
  const product = document.createElement('div');
  product.className = 'contents';
  createRoot(product).render(<Drawn onRendered={() => takePlace(root, product)}>{app.element}</Drawn>);
  // Inter comes after the first look, which the system's own font draws.
  requestAnimationFrame(() => setTimeout(() => (document.documentElement.dataset.font = '')));
}

const root = document.getElementById('root');
const opened =
  root && (import.meta.env.DEV && location.pathname === '/dev/kit' ? showKit(root) : start(root));
opened?.catch(async (error: unknown) => {
  console.error(error);
  // Where not even this comes, the HTML's own notice stays.
  const { StartFailure } = await import('@/app/start-failure');
  if (root) createRoot(root).render(<StartFailure error={error} />);
});
