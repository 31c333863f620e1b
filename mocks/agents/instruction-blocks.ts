import type { Locale } from '@/api/generated/schemas';
import type { InstructionBlock } from './content';

/** A block in the language of its agent, and in the other one where somebody has written it. */
export type BlockText = readonly [kind: InstructionBlock['kind'], text: string, translated?: string];

/** Makes the instructions of an agent; ids begin with the prefix. */
export function instructionBlocks(
  prefix: string,
  texts: readonly BlockText[],
  language: Locale = 'es',
): InstructionBlock[] {
  return texts.map(([kind, text, translated = ''], index) => ({
    blockId: `blk_${prefix}${index + 1}`,
    kind,
    texts: language === 'es' ? { es: text, en: translated } : { en: text, es: translated },
    enabled: true,
  }));
}
