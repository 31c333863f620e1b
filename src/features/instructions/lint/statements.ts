import type { InstructionBlock } from '@/api/generated/schemas/instructionBlock.zod';
import type { Locale } from '@/api/generated/schemas/locale.zod';
import type { FindingPlace } from './finding';
import { type Sentence, sentencesOf } from './sentences';

/** A sentence, and the block that says it. */
export interface Statement extends Sentence {
  place: FindingPlace;
}

/** Everything that the blocks say in a language, sentence by sentence. */
export function statementsIn(blocks: readonly InstructionBlock[], language: Locale): readonly Statement[] {
  return blocks.flatMap(({ blockId, texts }) =>
    sentencesOf(texts[language], language).map((sentence) => ({
      ...sentence,
      place: { blockId, language, quote: sentence.quote },
    })),
  );
}
