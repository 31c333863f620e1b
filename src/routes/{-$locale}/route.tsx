import { loadLocaleAsync } from '@i18n/i18n-util.async';
import { createFileRoute } from '@tanstack/react-router';
import { LocaleLayout } from '@/pages/locale-layout';
import { FirstPending } from '@/pages/route-fallbacks';
import { chosenLocale } from '@/routes/-guards/chosen-locale';
import { loadTexts } from '@/shared/i18n/load-texts';

export const Route = createFileRoute('/{-$locale}')({
  beforeLoad: async ({ params, matches }) => {
    const locale = chosenLocale(params.locale);
    const nouns = matches.flatMap(({ staticData }) => staticData.texts ?? []);
    // Sent before anybody is asked who is here; each route's loader waits for its own.
    loadTexts(locale, nouns)?.catch(() => undefined);
    await loadLocaleAsync(locale);
    return { locale };
  },
  component: LocaleLayout,
  pendingComponent: FirstPending,
});
