import { readStored, writeStored } from './browser-storage';

/** The languages of the interface (specification §9), each by its own name: the one list of them. */
const OWN_NAMES = { en: 'English', es: 'Español' } as const;

/** One of them. */
export type Locale = keyof typeof OWN_NAMES;

/** Whether a text names a supported language. */
export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && Object.hasOwn(OWN_NAMES, value);
}

/** All of them. Pure: the boot script, which needs none of them, leaves them out. */
export const LOCALES: readonly Locale[] = /* @__PURE__ */ Object.keys(OWN_NAMES).filter(isLocale);

/** What a language is called in itself. */
export const ownNameOf = (locale: Locale): string => OWN_NAMES[locale];
/** The storage key of the chosen language (specification §9). */
export const LOCALE_KEY = 'locale';
/** The language when none is saved (specification §9). */
export const DEFAULT_LOCALE: Locale = 'es';
/** The language when the browser's is not supported (specification §9). */
export const DETECTION_FALLBACK: Locale = 'en';

/** The saved language, `es` when nothing usable is saved (specification §4 Language). */
export function savedLocale(): Locale {
  const saved = readStored(LOCALE_KEY);
  return isLocale(saved) ? saved : DEFAULT_LOCALE;
}

/** Whether the person has a language saved. */
export function hasSavedLocale(): boolean {
  return isLocale(readStored(LOCALE_KEY));
}

/** Saves the language (specification §4 Language). */
export function saveLocale(locale: Locale): void {
  writeStored(LOCALE_KEY, locale);
}

/** The browser's language before its hyphen when it is supported, else `en` (specification §4 Language). */
export function detectLocale(browserLanguage: string): Locale {
  const [language = ''] = browserLanguage.split('-');
  return isLocale(language) ? language : DETECTION_FALLBACK;
}
