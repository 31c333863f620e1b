import type { TranslationFunctions } from '@i18n/i18n-types';
import { Locale } from '@/api/generated/schemas/locale.zod';

/** The languages to choose from; Spanish writes their names small, but not at the beginning of an option. */
export function languageOptions(
  LL: TranslationFunctions,
  locale: string,
): { value: Locale; label: string }[] {
  return Locale.options.map((value) => {
    const name = LL.common.languageNames[value]();
    return { value, label: name.charAt(0).toLocaleUpperCase(locale) + name.slice(1) };
  });
}
