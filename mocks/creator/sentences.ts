import type { Locale } from '@/api/generated/schemas';

/** The languages of an agent, in the order in which they are looked through. */
export const LANGUAGES: readonly Locale[] = ['es', 'en'];

/** The other of the two languages. */
export const otherThan = (language: Locale): Locale => (language === 'es' ? 'en' : 'es');

/** A text as a sentence: a capital at its beginning, a full stop at its end. */
export function sentenceOf(text: string): string {
  const trimmed = text.trim();
  const ended = /[.!?…»”]$/.test(trimmed) ? trimmed : `${trimmed}.`;
  return ended.charAt(0).toUpperCase() + ended.slice(1);
}

/** The beginning of a text that is too long to be quoted. */
export const short = (text: string) => (text.length > 80 ? `${text.slice(0, 79)}…` : text);

/** The sentences of a text, with the white space between them. */
export function sentencesOf(text: string, language: Locale): string[] {
  return [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)].map(
    ({ segment }) => segment,
  );
}
