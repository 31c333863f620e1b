import { useI18nContext } from '@i18n/i18n-react';
import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { LocaleSwitch } from '@/features/shell/locale-switch';
import { withLocale } from '@/lib/locale-path';
import { type Locale, saveLocale } from '@/session/locale';
import { loadSameWords } from '@/shared/i18n/load-words';

/** The language switch on the present page; the words are there before the page changes, so nothing typed is lost. */
export function RoutedLocaleSwitch(): ReactNode {
  const router = useRouter();
  const { locale: current } = useI18nContext();
  const hrefIn = (locale: Locale) => {
    const { pathname, searchStr, hash } = router.state.location;
    return `${withLocale(locale, pathname)}${searchStr}${hash ? `#${hash}` : ''}`;
  };
  return (
    <LocaleSwitch
      hrefOf={hrefIn}
      onChoose={async (locale) => {
        await loadSameWords(current, locale);
        saveLocale(locale);
        // What the page before passed on comes along.
        router.history.push(hrefIn(locale), router.state.location.state);
      }}
    />
  );
}
