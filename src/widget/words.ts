import type words from '@i18n/en/visitor-chat';

/** What is read in the open chat. */
export type Words = Record<keyof typeof words, string>;

const files = import.meta.glob<Words>('/i18n/*/visitor-chat.ts', { import: 'default' });

/** The words of the open chat, which come with it. */
export async function loadWords(language: string): Promise<Words> {
  const load = files[`/i18n/${language}/visitor-chat.ts`];
  if (!load) throw new Error(`No words in ${language}`);
  return load();
}

/** A text with what belongs into its places, such as `{name}`. */
export function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)(?::\w+)?\}/g, (_, name: string) => values[name] ?? '');
}
