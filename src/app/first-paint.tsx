import type { slowStart } from '@i18n/en/start';
import { I18nContext } from '@i18n/i18n-react';
import { loadAllLocalesAsync } from '@i18n/i18n-util.async';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { LoginScreen } from '@/features/auth/login-screen';
import { OAuthWorking } from '@/features/auth/oauth-working';
import { BrandMark } from '@/features/shell/brand-mark';
import { NAV_PLACES } from '@/features/shell/nav-places';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@/session/locale';
import { liveTexts } from '@/shared/i18n/live-texts';
import { textsByLocale } from '@/shared/i18n/texts-by-locale';
import { AppShell } from '@/ui/app-shell';
import { BlankPage } from '@/ui/blank-page';
import { buttonClass } from '@/ui/button-class';
import { CenteredPage } from '@/ui/centered-page';
import { navItemClass } from '@/ui/nav-item-class';
import { PageSkeleton } from '@/ui/page-skeleton';
import { Skeleton } from '@/ui/skeleton';
import { createQueryClient } from './query-client';

const i18n = (locale: Locale) => ({ locale, LL: liveTexts(locale), setLocale: () => undefined });

function Login({ locale }: { locale: Locale }) {
  const { LL } = i18n(locale);
  return (
    <CenteredPage brand={<BrandMark title={LL.common.title()} />} promise={LL.auth.promise()}>
      <LoginScreen onSignedIn={() => undefined} />
    </CenteredPage>
  );
}

function Callback() {
  return (
    <BlankPage>
      <OAuthWorking />
    </BlankPage>
  );
}

function PublicPage({ locale, branded }: { locale: Locale; branded?: boolean }) {
  const { LL } = i18n(locale);
  return (
    <CenteredPage
      brand={<BrandMark title={LL.common.title()} />}
      promise={branded ? LL.auth.promise() : undefined}
    >
      <div role="status">
        <span className="sr-only">{LL.common.loading()}</span>
        <Skeleton className="h-8 w-44" />
        <Skeleton className="mt-2 h-4 w-64" />
        <Skeleton className="mt-8 h-11 w-full" />
        <Skeleton className="mt-6 h-11 w-full" />
      </div>
    </CenteredPage>
  );
}

function Dashboard({ locale }: { locale: Locale }) {
  const { LL } = i18n(locale);
  return (
    <AppShell
      brand={<BrandMark title={LL.common.title()} />}
      skipLabel={LL.shell.skip()}
      menuLabel={LL.shell.menu()}
      closeLabel={LL.common.close()}
      navLabel={LL.shell.mainNavigation()}
      topBar={null}
      nav={NAV_PLACES.map(({ place, Icon }) => (
        <span key={place} className={navItemClass({ active: false })}>
          <Icon size={17} aria-hidden="true" />
          {LL.shell[place]()}
        </span>
      ))}
    >
      <PageSkeleton label={LL.common.loading()} />
    </AppShell>
  );
}

/** Where links lead is all that these pages need of a router. */
const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory(), isServer: true });

function painted(name: string, locale: Locale, page: ReactNode): string {
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={createQueryClient()}>
      <RouterContextProvider router={router}>
        <I18nContext value={i18n(locale)}>{page}</I18nContext>
      </RouterContextProvider>
    </QueryClientProvider>,
    { identifierPrefix: `${name}-${locale}-` },
  );
  return `<div class="first-paint" lang="${locale}" data-paint="${name}-${locale}">${markup}</div>`;
}

const startTexts = textsByLocale(
  import.meta.glob<{ slowStart: typeof slowStart }>('/i18n/*/start.ts', { eager: true }),
);

/** The languages, the one of who has chosen none first. */
const inOrder = [DEFAULT_LOCALE, ...LOCALES.filter((locale) => locale !== DEFAULT_LOCALE)];

/** A link to nothing else than where one is loads it anew, without any script. */
const THIS_ADDRESS = '';

/** Shown by the style sheet alone after some seconds without the product: neither of its scripts may have come. */
function LateNotice({ locale }: { locale: Locale }) {
  const { title, text, reload } = startTexts(locale).slowStart;
  return (
    <aside lang={locale} aria-label={title} className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="min-w-0 flex-1 basis-64">
        <strong className="font-semibold">{title}.</strong> {text}
      </p>
      <a href={THIS_ADDRESS} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
        {reload}
      </a>
    </aside>
  );
}

function lateNotice(): string {
  const markup = renderToStaticMarkup(inOrder.map((locale) => <LateNotice key={locale} locale={locale} />));
  return `<div class="late-notice">${markup}</div>`;
}

/** What a page shows before its code has come, by the name that boot.ts chooses it by. */
const LOOKS: Record<string, (props: { locale: Locale }) => ReactNode> = {
  login: Login,
  public: PublicPage,
  branded: ({ locale }) => <PublicPage locale={locale} branded />,
  oauth: Callback,
  app: Dashboard,
};

/** What the page is about, until the product's code names the brand's own words. */
export async function descriptions(): Promise<{ locale: Locale; text: string }[]> {
  await loadAllLocalesAsync();
  return inOrder.map((locale) => ({ locale, text: liveTexts(locale).auth.promise() }));
}

/** What the HTML itself shows until the product's code has arrived: each rendered by the product's own parts. */
export async function firstPaint(names = Object.keys(LOOKS)): Promise<string> {
  await loadAllLocalesAsync();
  return inOrder
    .flatMap((locale) =>
      Object.entries(LOOKS)
        .filter(([name]) => names.includes(name))
        .map(([name, Look]) => painted(name, locale, <Look locale={locale} />)),
    )
    .concat(lateNotice())
    .join('');
}
