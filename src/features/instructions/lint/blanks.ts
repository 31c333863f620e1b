import type { InstructionBlock } from '@/api/generated/schemas/instructionBlock.zod';
import { Locale } from '@/api/generated/schemas/locale.zod';
import { BLANK } from '@/shared/agent-draft/blank';
import { type Finding, findingOf } from './finding';

/** The blanks that stand in blocks, each once a text. */
export function blanksIn(blocks: readonly InstructionBlock[]): Finding[] {
  return blocks.flatMap(({ blockId, texts }) =>
    Locale.options.flatMap((language) =>
      [...new Set(texts[language].match(BLANK) ?? [])].map((quote) =>
        findingOf('blank', [{ blockId, language, quote }]),
      ),
    ),
  );
}
