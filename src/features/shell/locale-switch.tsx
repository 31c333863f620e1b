import { useI18nContext } from '@i18n/i18n-react';
import type { MouseEvent } from 'react';
import { detectLocale, hasSavedLocale, LOCALES, type Locale, ownNameOf } from '@/session/locale';
import { useChangeLocale } from '@/shared/i18n/use-change-locale';
import { buttonClass } from '@/ui/button-class';

/** To another language, on the same page with the same filters and typed text; each named in its own language. */
export function LocaleSwitch() {
  const { locale } = useI18nContext();
  const { hrefIn, change } = useChangeLocale();
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
