import { botDraftInstructionsMax } from '@/api/generated/schemas/botDraft.zod';
import { type InstructionBlock, instructionBlockTextMax } from '@/api/generated/schemas/instructionBlock.zod';

/** How many blocks a draft holds. */
export const BLOCKS_MAX = botDraftInstructionsMax;
/** How many characters a block holds. */
export const TEXT_MAX = instructionBlockTextMax;

/** What a block says that the contract does not take. */
export function blockFault({ text }: InstructionBlock): 'empty' | 'long' | undefined {
  if (text.trim() === '') return 'empty';
  return text.length > TEXT_MAX ? 'long' : undefined;
}
