import en from '@i18n/en/index';
import es from '@i18n/es/index';
import type { TranslationFunctions } from '@i18n/i18n-types';
import { i18nObject, loadedLocales } from '@i18n/i18n-util';

/** The languages of the product, as the tests walk through them. */
export const LOCALES = ['en', 'es'] as const;
/** One of them. */
export type Locale = (typeof LOCALES)[number];

loadedLocales.en = en;
loadedLocales.es = es;

/** The catalogue of a language: what a person reads, so that one test serves both languages. */
export function wordsOf(locale: Locale): TranslationFunctions {
  return i18nObject(locale);
}
