import { useI18nContext } from '@i18n/i18n-react';
import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { withLocale } from '@/lib/locale-path';
import { detectLocale, hasSavedLocale, type Locale, saveLocale } from '@/session/locale';
import { loadSameTexts } from '@/shared/i18n/load-texts';
import { buttonClass } from '@/ui/button-class';

const OWN_NAME: Record<Locale, string> = { en: 'English', es: 'Español' };

/** To the other language, on the same page with the same filters and typed text; named in its own language. */
export function LocaleSwitch() {
  const router = useRouter();
  const { locale } = useI18nContext();
  const other: Locale = locale === 'en' ? 'es' : 'en';
  // Nothing saved, and the browser speaks the other language: the switch stands out.
  const suggested = !hasSavedLocale() && detectLocale(navigator.language) === other;
  const otherHref = () => {
    const { pathname, searchStr, hash } = router.state.location;
    return `${withLocale(other, pathname)}${searchStr}${hash ? `#${hash}` : ''}`;
  };
  const change = async () => {
    // The texts are loaded before the page changes, so nothing typed is lost.
    await loadSameTexts(locale, other);
    saveLocale(other);
    // What the page before passed on comes along.
    router.history.push(otherHref(), router.state.location.state);
  };
  const choose = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void change();
  };
  return (
    <a
      href={otherHref()}
      hrefLang={other}
      lang={other}
      onClick={choose}
      className={buttonClass({ variant: suggested ? 'secondary' : 'ghost', size: 'sm' })}
    >
      {OWN_NAME[other]}
    </a>
  );
}
