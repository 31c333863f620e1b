import { Locale } from '@/api/generated/schemas/locale.zod';
import { known } from '@/api/known';

/** Of the languages that texts are written in, the one meant by an agent's main language; English for any other. */
export function writtenLocale(language: string): Locale {
  return known(Locale, language) ?? 'en';
}

/** The languages that texts are written in, the one meant by an agent's main language first. */
export function writtenLocales(language: string): readonly Locale[] {
  const main = writtenLocale(language);
  return [main, ...Locale.options.filter((one) => one !== main)];
}
