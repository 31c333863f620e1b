import { fallback as en } from '@i18n/en/fallback';
import { fallback as es } from '@i18n/es/fallback';
import { useI18nContext } from '@i18n/i18n-react';
import type { Formatters, TranslationFunctions } from '@i18n/i18n-types';
import { i18nObject } from 'typesafe-i18n';
import { type Locale, savedLocale } from '@/session/locale';

type Texts = typeof en;
type FallbackTexts = {
  [Noun in keyof Texts]: Pick<
    TranslationFunctions[Noun],
    keyof Texts[Noun] & keyof TranslationFunctions[Noun]
  >;
};

const wordsOf = (locale: Locale, texts: Texts) =>
  i18nObject<Locale, Texts, FallbackTexts, Formatters>(locale, texts, {});
const t = { en: wordsOf('en', en), es: wordsOf('es', es) };

/** The texts of what is shown while a page is on its way or cannot be shown: there before any language's file is. */
export function useFallbackTexts(): FallbackTexts {
  const { locale = savedLocale() } = useI18nContext();
  return t[locale];
}
