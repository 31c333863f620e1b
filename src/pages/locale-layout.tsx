import { I18nContext } from '@i18n/i18n-react';
import type { Locales, TranslationFunctions } from '@i18n/i18n-types';
import { getRouteApi, Outlet, useMatches, useRouterState } from '@tanstack/react-router';
import { lazy, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { InactivityWarning } from '@/features/auth/inactivity-warning';
import { useNotKeptNotice } from '@/features/shell/use-not-kept-notice';
import { useOutdatedNotice } from '@/features/shell/use-outdated-notice';
import { useUnexpectedNotice } from '@/features/shell/use-unexpected-notice';
import { focusTitle } from '@/lib/focus-title';
import { focusWhenThere } from '@/lib/focus-when-there';
import { loadPart } from '@/lib/load-part';
import { withoutLocale } from '@/lib/locale-path';
import { RepeatPrompt } from '@/shared/forms/repeat-prompt';
import { liveTexts } from '@/shared/i18n/live-texts';
import { hasTexts } from '@/shared/i18n/load-texts';
import { Late } from '@/ui/late';
import { toastQueue } from '@/ui/toast/toast-queue';

const Toaster = lazy(() => loadPart(async () => ({ default: (await import('@/ui/toast/toaster')).Toaster })));

const route = getRouteApi('/{-$locale}');

/** Everything below speaks one language: texts, `lang`, title; and the focus goes to the heading of a new page. */
export function LocaleLayout() {
  const { locale, brand } = route.useRouteContext();
  const i18n = useMemo(() => ({ locale, LL: liveTexts(locale), setLocale: () => undefined }), [locale]);
  useDocumentHead(i18n, brand);
  useFocusOnHeading();
  return (
    <I18nContext value={i18n}>
      <Notices />
      <Outlet />
      <RepeatPrompt />
      <InactivityWarning />
      <ToasterWhenNeeded LL={i18n.LL} />
    </I18nContext>
  );
}

function useDocumentHead(
  { locale, LL }: { locale: Locales; LL: TranslationFunctions },
  brand: { title?: string | undefined; description?: string | undefined },
): void {
  const page = useMatches({
    select: (matches) =>
      // A page on its way, or one that did not arrive, has no texts yet.
      matches.findLast(({ staticData: { title, texts: nouns } }) => title && hasTexts(locale, nouns))
        ?.staticData.title,
  });
  useEffect(() => {
    document.documentElement.lang = locale;
    const title = brand.title ?? LL.common.title();
    document.title = page ? LL.common.pageTitle({ page: page(LL), brand: title }) : title;
    const description = document.querySelector('meta[name="description"]');
    // Where the deployment has no words of its own, those that stand beside every sign-in.
    description?.setAttribute('content', brand.description ?? LL.auth.promise());
  }, [locale, LL, brand, page]);
}

function useFocusOnHeading(): void {
  // A view of a page has a heading of its own.
  const path = useRouterState({
    select: ({ resolvedLocation }) =>
      resolvedLocation && `${withoutLocale(resolvedLocation.pathname)}?${resolvedLocation.search.view ?? ''}`,
  });
  const hash = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.hash ?? '' });
  // Such a page puts the focus where the link says, once that is there.
  const leads = useRouterState({ select: ({ resolvedLocation }) => Boolean(resolvedLocation?.search.focus) });
  const last = useRef({ path, hash });
  useEffect(() => {
    const before = last.current;
    last.current = { path, hash };
    const isNewPage = before.path !== path;
    if (before.path === undefined || leads || !(isNewPage || before.hash !== hash)) return;
    // A link to a part of a page leads to the heading of that part, from another part of the same page, too.
    const part = hash === '' ? null : document.getElementById(hash);
    if (part) part.focus();
    // Where the page is scrolled to is the router's: to the top, or on Back to where it was left.
    else if (isNewPage) return focusNewPage();
  }, [path, hash, leads]);
}

/**
 * The heading of a page gets the focus; of one that still loads its data, once that is there and nobody has gone anywhere
 * meanwhile. A page that has put it into a field of its own keeps it there.
 */
function focusNewPage(): (() => void) | undefined {
  if (document.activeElement?.matches('#main input')) return undefined;
  if (document.getElementById('page-title')) return void focusTitle({ preventScroll: true });
  const before = document.activeElement;
  return focusWhenThere(() => {
    const now = document.activeElement;
    if (now !== before && now !== document.body) return true;
    focusTitle({ preventScroll: true });
    return document.activeElement?.id === 'page-title';
  });
}

/** The toasts; their code arrives with the first of them. */
function ToasterWhenNeeded({ LL }: { LL: TranslationFunctions }) {
  const toasts = useSyncExternalStore(toastQueue.subscribe, toastQueue.getSnapshot);
  if (toasts.length === 0) return null;
  return (
    <Late>
      <Toaster regionLabel={LL.shell.notifications()} closeLabel={LL.common.close()} />
    </Late>
  );
}

/** What is said on any page, as a toast. */
function Notices() {
  useOutdatedNotice();
  useNotKeptNotice();
  useUnexpectedNotice();
  return null;
}
