import { useI18nContext } from '@i18n/i18n-react';
import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { withLocale } from '@/lib/locale-path';
import { detectLocale, hasSavedLocale, LOCALES, type Locale, ownNameOf, saveLocale } from '@/session/locale';
import { loadSameTexts } from '@/shared/i18n/load-texts';
import { buttonClass } from '@/ui/button-class';

/** To another language, on the same page with the same filters and typed text; each named in its own language. */
export function LocaleSwitch() {
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
  const choose = (event: MouseEvent, other: Locale) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void change(other);
  };
  // Nothing saved, and the browser speaks another language: its link stands out.
  const suggested = hasSavedLocale() ? undefined : detectLocale(navigator.language);
  return LOCALES.filter((other) => other !== locale).map((other) => (
    <a
      key={other}
      href={hrefIn(other)}
      hrefLang={other}
      lang={other}
      onClick={(event) => choose(event, other)}
      className={buttonClass({ variant: other === suggested ? 'secondary' : 'ghost', size: 'sm' })}
    >
      {ownNameOf(other)}
    </a>
  ));
}
