import type { LocalizedText } from '@/api/generated/schemas/localizedText.zod';

/** A text of the provider in the reader's language, or in the other one where that is missing. */
export function localText(text: LocalizedText, locale: keyof LocalizedText): string {
  return text[locale] || text.en || text.es;
}
