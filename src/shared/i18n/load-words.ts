import type { Namespaces } from '@i18n/i18n-types';
import { loadedLocales, namespaces } from '@i18n/i18n-util';
import { loadLocaleAsync, loadNamespaceAsync } from '@i18n/i18n-util.async';
import { loadPart } from '@/lib/load-part';
import type { Locale } from '@/session/locale';

/** A noun whose words come with the routes that use them (`i18n/en/<noun>/`); all others are there from the start. */
export type Noun = Namespaces;

const asked = new Map<string, Promise<void>>();
const ended = new WeakSet<Promise<void>>();

/** Whether the words of these nouns are there. */
export function hasWords(locale: Locale, nouns: readonly Noun[] = []): boolean {
  const there = loadedLocales[locale] ?? {};
  return nouns.every((noun) => noun in there);
}

/** The words of one noun: always the same promise, as React's `use` wants it, unless they did not come. */
export function wordsOfNoun(locale: Locale, noun: Noun): Promise<void> {
  const key = `${locale} ${noun}`;
  const known = asked.get(key);
  if (known && (hasWords(locale, [noun]) || !ended.has(known))) return known;
  const words = loadNamespaceAsync(locale, noun).finally(() => ended.add(words));
  // A promise that says so is not waited for by `use`, not even a moment: in another language a part stays in sight.
  words.then(
    () => Object.assign(words, { status: 'fulfilled' }),
    () => undefined,
  );
  asked.set(key, words);
  return words;
}

const parts = new Map<string, Promise<void>>();

/**
 * The words of a noun for a part of a page that comes later: without a network they wait for one, as its code does. A
 * file that is missing is asked for once: what then stands in the page's place loads it anew.
 */
export function wordsOfPart(locale: Locale, noun: Noun): Promise<void> {
  if (hasWords(locale, [noun])) return wordsOfNoun(locale, noun);
  const key = `${locale} ${noun}`;
  const known = parts.get(key);
  if (known) return known;
  const coming = loadPart(() => wordsOfNoun(locale, noun)).then(() => void parts.delete(key));
  parts.set(key, coming);
  return coming;
}

/** Brings the words of these nouns; undefined when they are there, so that nothing waits then. */
export function loadWords(locale: Locale, nouns: readonly Noun[]): Promise<unknown> | undefined {
  if (hasWords(locale, nouns)) return undefined;
  return Promise.all(nouns.map((noun) => wordsOfNoun(locale, noun)));
}

/** Brings in another language all that has been read in this one, so that the page can change it as it stands. */
export async function loadSameWords(from: Locale, to: Locale): Promise<void> {
  const read = namespaces.filter((noun) => hasWords(from, [noun]));
  await Promise.all([loadLocaleAsync(to), loadWords(to, read)]);
}
