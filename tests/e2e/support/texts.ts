import type { Locales, TranslationFunctions } from '@i18n/i18n-types';
import { i18nObject, loadedLocales, locales } from '@i18n/i18n-util';
import { loadAllLocales } from '@i18n/i18n-util.sync';

/** The languages of the product, as the tests walk through them. */
export const LOCALES: readonly Locales[] = locales;
/** One of them. */
export type Locale = Locales;

// The product under test beside this gets its texts by itself, noun by noun: what it has by now stays, and no more.
const loadedByProduct = { ...loadedLocales };
const forgetLocales = () => {
  for (const locale of LOCALES) Reflect.deleteProperty(loadedLocales, locale);
};
forgetLocales();
loadAllLocales();
const catalogues = new Map(LOCALES.map((locale) => [locale, i18nObject(locale)]));
forgetLocales();
Object.assign(loadedLocales, loadedByProduct);

/** The whole catalogue of a language: what a person reads, so that one test serves both languages. */
export function textsOf(locale: Locale): TranslationFunctions {
  return catalogues.get(locale) ?? i18nObject(locale);
}
