import type { TranslationFunctions } from '@i18n/i18n-types';
import { i18nObject, loadedLocales } from '@i18n/i18n-util';
import { loadAllLocales } from '@i18n/i18n-util.sync';

/** The languages of the product, as the tests walk through them. */
export const LOCALES = ['en', 'es'] as const;
/** One of them. */
export type Locale = (typeof LOCALES)[number];

loadAllLocales();
const catalogues = { en: i18nObject('en'), es: i18nObject('es') };
// The product under test beside this gets its words by itself, noun by noun.
for (const locale of LOCALES) Reflect.deleteProperty(loadedLocales, locale);

/** The whole catalogue of a language: what a person reads, so that one test serves both languages. */
export function wordsOf(locale: Locale): TranslationFunctions {
  return catalogues[locale];
}
