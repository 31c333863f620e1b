import type { TranslationFunctions } from '@i18n/i18n-types';
import { i18nObject, isNamespace, loadedLocales } from '@i18n/i18n-util';
import type { Locale } from '@/session/locale';

/**
 * The words of a language as they arrive, noun by noun. A noun that is not there yet is a mistake of ours, never a
 * blank: the route that shows it must name it in its `staticData.words`.
 */
export function liveWords(locale: Locale): TranslationFunctions {
  let dictionary = loadedLocales[locale];
  let words = i18nObject(locale);
  return new Proxy(words, {
    get: (_, noun) => {
      if (dictionary !== loadedLocales[locale]) {
        dictionary = loadedLocales[locale];
        words = i18nObject(locale);
      }
      if (typeof noun === 'string' && isNamespace(noun) && !(noun in dictionary))
        throw new Error(`The words of "${noun}" are not there: name them in the route's staticData.words.`);
      return Reflect.get(words, noun);
    },
  });
}
