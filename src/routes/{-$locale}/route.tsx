import { loadLocaleAsync } from '@i18n/i18n-util.async';
import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { isLocale, savedLocale, saveLocale } from '@/session/locale';
import { loadWords } from '@/shared/i18n/load-words';
import { LocaleFrame } from '../-parts/locale-frame';

export const Route = createFileRoute('/{-$locale}')({
  beforeLoad: async ({ params: { locale }, matches }) => {
    const current = savedLocale();
    if (locale !== undefined && !isLocale(locale))
      throw redirect({ to: '/{-$locale}/$', params: { locale: current, _splat: '404' }, replace: true });
    const chosen = locale ?? current;
    if (locale) saveLocale(locale);
    // Sent before anybody is asked who is here; each route's loader waits for its own.
    loadWords(
      chosen,
      matches.flatMap(({ staticData }) => staticData.words ?? []),
    )?.catch(() => undefined);
    await loadLocaleAsync(chosen);
    return { locale: chosen };
  },
  component: function LocaleRoute() {
    const { locale, brand } = Route.useRouteContext();
    return (
      <LocaleFrame locale={locale} brand={brand}>
        <Outlet />
      </LocaleFrame>
    );
  },
});
