import type { Namespaces } from '@i18n/i18n-types';
import { loadedLocales, namespaces } from '@i18n/i18n-util';
import { loadLocaleAsync, loadNamespaceAsync } from '@i18n/i18n-util.async';
import { loadPart } from '@/lib/load-part';
import type { Locale } from '@/session/locale';

/** A noun whose texts come with the routes that use them (`i18n/en/<noun>/`); all others are there from the start. */
export type Noun = Namespaces;

const asked = new Map<string, Promise<void>>();
const ended = new WeakSet<Promise<void>>();

/** Whether the texts of these nouns are loaded. */
export function hasTexts(locale: Locale, nouns: readonly Noun[] = []): boolean {
  const there = loadedLocales[locale] ?? {};
  return nouns.every((noun) => noun in there);
}

/** The texts of one noun: always the same promise, as React's `use` wants it, unless they did not come. */
export function textsOfNoun(locale: Locale, noun: Noun): Promise<void> {
  const key = `${locale} ${noun}`;
  const known = asked.get(key);
  if (known && (hasTexts(locale, [noun]) || !ended.has(known))) return known;
  const loading = loadNamespaceAsync(locale, noun).finally(() => ended.add(loading));
  // A promise that says so is not waited for by `use`, not even a moment: in another language a part stays in sight.
  loading.then(
    () => Object.assign(loading, { status: 'fulfilled' }),
    () => undefined,
  );
  asked.set(key, loading);
  return loading;
}

const parts = new Map<string, Promise<void>>();

/**
 * The texts of a noun for a part of a page that comes later: without a network they wait for one, as its code does. A
 * file that is missing is asked for once: what then stands in the page's place loads it anew.
 */
export function textsOfPart(locale: Locale, noun: Noun): Promise<void> {
  const key = `${locale} ${noun}`;
  const known = parts.get(key);
  // The promise that was waited for stays the answer: React takes another one for a new wait.
  if (hasTexts(locale, [noun])) return known ?? textsOfNoun(locale, noun);
  if (known && !ended.has(known)) return known;
  const coming = loadPart(() => textsOfNoun(locale, noun)).then(() => void ended.add(coming));
  parts.set(key, coming);
  return coming;
}

/** Loads the texts of these nouns; undefined when they are there, so that nothing waits then. */
export function loadTexts(locale: Locale, nouns: readonly Noun[]): Promise<unknown> | undefined {
  if (hasTexts(locale, nouns)) return undefined;
  return Promise.all(nouns.map((noun) => textsOfNoun(locale, noun)));
}

/** Brings in another language all that has been read in this one, so that the page can change it as it stands. */
export async function loadSameTexts(from: Locale, to: Locale): Promise<void> {
  const read = namespaces.filter((noun) => hasTexts(from, [noun]));
  await Promise.all([loadLocaleAsync(to), loadTexts(to, read)]);
}
