import { InstructionBlocksMax } from '@/api/generated/schemas/instructionBlocks.zod';
import { localizedTextEnMax } from '@/api/generated/schemas/localizedText.zod';

/** How many blocks a draft holds. */
export const BLOCKS_MAX = InstructionBlocksMax;
/** How many characters a block holds in one language. */
export const TEXT_MAX = localizedTextEnMax;
