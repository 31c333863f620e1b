import type { TranslationFunctions } from '@i18n/i18n-types';
import { i18nObject } from '@i18n/i18n-util';
import { loadAllLocales } from '@i18n/i18n-util.sync';

/** The languages of the product, as the tests walk through them. */
export const LOCALES = ['en', 'es'] as const;
/** One of them. */
export type Locale = (typeof LOCALES)[number];

loadAllLocales();

/** The catalogue of a language: what a person reads, so that one test serves both languages. */
export function wordsOf(locale: Locale): TranslationFunctions {
  return i18nObject(locale);
}
