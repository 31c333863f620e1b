import type { TranslationFunctions } from '@i18n/i18n-types';
import { i18nObject, isNamespace, loadedLocales } from '@i18n/i18n-util';
import type { Locale } from '@/session/locale';

/**
 * The texts of a language as they arrive, noun by noun. A noun that is not there yet is a mistake of ours, never a
 * blank: the route that shows it must name it in its `staticData.texts`.
 */
export function liveTexts(locale: Locale): TranslationFunctions {
  let dictionary = loadedLocales[locale];
  let texts = i18nObject(locale);
  return new Proxy(texts, {
    get: (_, noun) => {
      if (dictionary !== loadedLocales[locale]) {
        dictionary = loadedLocales[locale];
        texts = i18nObject(locale);
      }
      if (typeof noun === 'string' && isNamespace(noun) && !(noun in dictionary))
        throw new Error(`The texts of "${noun}" are not loaded: name them in the route's staticData.texts.`);
      return Reflect.get(texts, noun);
    },
  });
}
