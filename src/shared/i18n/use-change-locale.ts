import { useI18nContext } from '@i18n/i18n-react';
import { useRouter } from '@tanstack/react-router';
import { withLocale } from '@/lib/locale-path';
import { type Locale, saveLocale } from '@/session/locale';
import { loadSameTexts } from './load-texts';

/** The way to another language, on the same page with the same filters and typed text. */
export function useChangeLocale() {
  const router = useRouter();
  const { locale } = useI18nContext();
  const hrefIn = (other: Locale) => {
    const { pathname, searchStr, hash } = router.state.location;
    return `${withLocale(other, pathname)}${searchStr}${hash ? `#${hash}` : ''}`;
  };
  const change = async (other: Locale) => {
    // The texts are loaded before the page changes, so nothing typed is lost.
    await loadSameTexts(locale, other);
    saveLocale(other);
    // What the page before passed on comes along.
    router.history.push(hrefIn(other), router.state.location.state);
  };
  return { hrefIn, change };
}
