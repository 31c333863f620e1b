import { useI18nContext } from '@i18n/i18n-react';
import type { MouseEvent } from 'react';
import { detectLocale, hasSavedLocale, type Locale } from '@/session/locale';
import { buttonClass } from '@/ui/button-class';

const OWN_NAME: Record<Locale, string> = { en: 'English', es: 'Español' };

interface LocaleSwitchProps {
  hrefOf: (locale: Locale) => string;
  onChoose: (locale: Locale) => void;
}

/** To the other language, on the same page with the same filters and typed text; named in its own language. */
export function LocaleSwitch({ hrefOf, onChoose }: LocaleSwitchProps) {
  const { locale } = useI18nContext();
  const other: Locale = locale === 'en' ? 'es' : 'en';
  // Nothing saved, and the browser speaks the other language: the switch stands out.
  const suggested = !hasSavedLocale() && detectLocale(navigator.language) === other;
  const choose = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onChoose(other);
  };
  return (
    <a
      href={hrefOf(other)}
      hrefLang={other}
      lang={other}
      onClick={choose}
      className={buttonClass({ variant: suggested ? 'secondary' : 'ghost', size: 'sm' })}
    >
      {OWN_NAME[other]}
    </a>
  );
}
