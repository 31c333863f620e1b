import type { Namespaces } from '@i18n/i18n-types';
import { loadedLocales, namespaces } from '@i18n/i18n-util';
import { loadLocaleAsync, loadNamespaceAsync } from '@i18n/i18n-util.async';
import type { Locale } from '@/session/locale';

/** A noun whose words come with the routes that use them (`i18n/en/<noun>/`); all others are there from the start. */
export type Noun = Namespaces;

const coming = new Map<string, Promise<void>>();

/** Whether the words of these nouns are there. */
export function hasWords(locale: Locale, nouns: readonly Noun[] = []): boolean {
  const there = loadedLocales[locale] ?? {};
  return nouns.every((noun) => noun in there);
}

/** The words of one noun, on their way: asked for once, and again only after they could not be fetched. */
export function wordsComing(locale: Locale, noun: Noun): Promise<void> {
  const key = `${locale} ${noun}`;
  const known = coming.get(key);
  if (known) return known;
  const promise = loadNamespaceAsync(locale, noun).finally(() => coming.delete(key));
  coming.set(key, promise);
  return promise;
}

/** Brings the words of these nouns; undefined when they are there, so that nothing waits then. */
export function loadWords(locale: Locale, nouns: readonly Noun[]): Promise<unknown> | undefined {
  if (hasWords(locale, nouns)) return undefined;
  return Promise.all(
    nouns.filter((noun) => !hasWords(locale, [noun])).map((noun) => wordsComing(locale, noun)),
  );
}

/** Brings in another language all that has been read in this one, so that the page can change it as it stands. */
export async function loadSameWords(from: Locale, to: Locale): Promise<void> {
  const read = namespaces.filter((noun) => hasWords(from, [noun]));
  await Promise.all([loadLocaleAsync(to), loadWords(to, read)]);
}
