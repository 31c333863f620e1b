import { LOCALES, type Locale } from '@/session/locale';

/**
 * The texts that are part of the code, from an eager glob over the languages' folders. A language of LOCALES without
 * its file stops the build.
 */
export function textsByLocale<Texts>(files: Record<string, Texts>): (locale: Locale) => Texts {
  const read = (locale: Locale): Texts => {
    const file = Object.entries(files).find(([path]) => path.includes(`/i18n/${locale}/`));
    if (!file) throw new Error(`The language "${locale}" lacks a file of texts in i18n/${locale}/.`);
    return file[1];
  };
  const texts = new Map(LOCALES.map((locale) => [locale, read(locale)]));
  return (locale) => texts.get(locale) ?? read(locale);
}
