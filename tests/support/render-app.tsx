import { loadedLocales, locales, namespaces } from '@i18n/i18n-util';
import { createMemoryHistory } from '@tanstack/react-router';
import { act, cleanup, configure, getConfig, render, screen } from '@testing-library/react';
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { createApp } from '@/app/create-app';
import type { Brand } from '@/routes/-guards/router-context';
import { resumeSession } from '@/session/session';
import { toastQueue } from '@/ui/toast/toast-queue';
import { signInAs } from './play-provider';

const { getElementError } = getConfig();
/** Whether what fails now is only tried, and will be again: the library's own mark, which its types leave out. */
const isTried = () => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;

configure({
  // While something is waited for, each change of the page throws an error, of which the last alone is read: only that
  // one has the page written out.
  getElementError: (message, container) =>
    isTried() ? new Error(message ?? undefined) : getElementError(message, container),
  // Two cores are shared by many: a test fails by what it sees, not by how fast it comes.
  asyncUtilTimeout: 8000,
  // Events render as in a browser. An `act` that is not awaited drops what a lazy part still has to render: the part
  // had come, and nobody saw it until the next event.
  eventWrapper: (dispatch) => dispatch(),
});

/** A page that is loaded anew: jsdom cannot, so it is only told. */
export const reload = vi.fn<() => void>();

/** A page of another site that is gone to; the same. */
export const assign = vi.fn<(address: string) => void>();

const { origin, hostname } = location;
/** The address of the page; the product changes the location only by `reload`, `assign` and `history`. */
export const pageLocation = {
  origin,
  hostname,
  href: `${origin}/`,
  pathname: '/',
  search: '',
  hash: '',
  reload,
  assign,
};

type App = ReturnType<typeof createApp>;
const running: App[] = [];

/** Ends an app as leaving the page does: nothing of it asks or navigates any more. */
function leave({ router, queryClient }: App): void {
  const { location: at } = router.state;
  router.emit({
    type: 'onBeforeNavigate',
    fromLocation: at,
    toLocation: at,
    pathChanged: false,
    hrefChanged: false,
    hashChanged: false,
  });
  void queryClient.cancelQueries();
  queryClient.clear();
}

/** Leaves the page with all that is open in it; what the browser stores stays. */
export function leavePage(): void {
  cleanup();
  for (const app of running.splice(0)) leave(app);
  toastQueue.clear();
  forgetTexts();
}

/** A page that is loaded anew has no words but those that come at the start: a route that needs others must say so. */
function forgetTexts(): void {
  for (const locale of locales) {
    if (!loadedLocales[locale]) continue;
    const first = { ...loadedLocales[locale] };
    for (const noun of namespaces) Reflect.deleteProperty(first, noun);
    loadedLocales[locale] = first;
  }
}

interface Visit {
  /** Who has signed in before; by default nobody. */
  signedInAs?: string | undefined;
  /** What `/config.json` names the product; by default nothing. */
  brand?: Brand;
}

function openApp(path: string, brand: Brand = {}): App {
  const app = createApp({ brand, history: createMemoryHistory({ initialEntries: [path] }) });
  running.push(app);
  return app;
}

/** The product at a path, drawn before anything of its first page is there. */
export function renderAtOnce(path: string): void {
  leavePage();
  render(openApp(path).element);
}

/** The whole product at a path, as a browser opens it. */
export async function renderApp(path: string, { signedInAs, brand }: Visit = {}) {
  leavePage();
  await resumeSession();
  if (signedInAs) await signInAs(signedInAs);
  const app = openApp(path, brand);
  // As src/main.tsx does: the first render has its page.
  await app.router.load();
  // An `act` that is not awaited drops what a lazy part still has to render; see `eventWrapper`.
  await act(async () => void render(app.element));
  return {
    // A layer takes no pointer until its first effect has run; a real browser shows whether it does then.
    user: userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never }),
    router: app.router,
    queryClient: app.queryClient,
    /** Where the person is now. */
    at: () => app.router.state.location.pathname,
    /** The same, with what follows the `?`. */
    href: () => app.router.state.location.href,
  };
}

/** The page's heading, once it is there. */
export async function heading(name: string): Promise<HTMLElement> {
  return screen.findByRole('heading', { level: 1, name });
}

/** What stands in a field. */
export function fieldValue(label: string): string {
  return screen.getByLabelText<HTMLInputElement>(label).value;
}
