import { use } from 'react';
import { Locale } from '@/api/generated/schemas/locale.zod';
import { loadPart } from '@/lib/load-part';
import { loadWords, type Words } from '@/widget/words';

let loading: Promise<ReadonlyMap<Locale, Words>> | undefined;

async function loadAllWords(): Promise<ReadonlyMap<Locale, Words>> {
  const load = async (language: Locale) => [language, await loadWords(language)] as const;
  return new Map(await Promise.all(Locale.options.map(load)));
}

/** The chat's own words, under `<Late>`: what visitors read where a company has written nothing. */
export function useVisitorWords(language: Locale): Words {
  // Of all languages at once: a part that is shown in another one does not wait again.
  loading ??= loadPart(loadAllWords);
  const words = use(loading).get(language);
  if (!words) throw new Error(`No words in ${language}`);
  return words;
}
