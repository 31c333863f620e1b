import type { fallback } from '@i18n/en/fallback';
import { useI18nContext } from '@i18n/i18n-react';
import type { Formatters, TranslationFunctions } from '@i18n/i18n-types';
import { i18nObject } from 'typesafe-i18n';
import { LOCALES, type Locale, savedLocale } from '@/session/locale';
import { textsByLocale } from '@/shared/i18n/texts-by-locale';

type Texts = typeof fallback;
type FallbackTexts = {
  [Noun in keyof Texts]: Pick<
    TranslationFunctions[Noun],
    keyof Texts[Noun] & keyof TranslationFunctions[Noun]
  >;
};

const fileOf = textsByLocale(import.meta.glob<{ fallback: Texts }>('/i18n/*/fallback.ts', { eager: true }));
const textsOf = (locale: Locale) =>
  i18nObject<Locale, Texts, FallbackTexts, Formatters>(locale, fileOf(locale).fallback, {});
const texts = new Map(LOCALES.map((locale) => [locale, textsOf(locale)]));

/** The texts of what is shown while a page is on its way or cannot be shown: there before any language's file is. */
export function useFallbackTexts(): FallbackTexts {
  const { locale = savedLocale() } = useI18nContext();
  return texts.get(locale) ?? textsOf(locale);
}
