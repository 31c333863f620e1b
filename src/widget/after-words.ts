import type words from '@i18n/en/visitor-after';

const files = import.meta.glob<Record<keyof typeof words, string>>('/i18n/*/visitor-after.ts', {
  import: 'default',
});

/** The words of the parts that come when they are wanted. */
export async function loadAfterWords(language: string): Promise<Record<keyof typeof words, string>> {
  const load = files[`/i18n/${language}/visitor-after.ts`];
  if (!load) throw new Error(`No words in ${language}`);
  return load();
}
