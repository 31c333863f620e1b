import type { InstructionBlock } from '@/api/generated/schemas/instructionBlock.zod';
import type { Locale } from '@/api/generated/schemas/locale.zod';

/** The other of the two languages. */
export const otherLanguage = (language: Locale): Locale => (language === 'en' ? 'es' : 'en');

/** So many words are the same in two languages by chance: a name, an address. */
const SAME_BY_CHANCE = 3;

/** Whether a block has a text that is nothing but the copy of the other language's. */
export function isUntranslated({ texts }: InstructionBlock): boolean {
  const [en, es] = [texts.en.trim(), texts.es.trim()];
  return en === es && en.split(/\s+/).length > SAME_BY_CHANCE;
}

/** How many blocks are written in a language; a copy that nobody has translated counts in the main one only. */
export function writtenBlocks(blocks: readonly InstructionBlock[], language: Locale, main: Locale): number {
  return blocks.filter(
    (block) => block.texts[language].trim() !== '' && (language === main || !isUntranslated(block)),
  ).length;
}
