import * as z from 'zod/mini';
import { AgentContent } from '@/api/generated/schemas/agentContent.zod';
import { InstructionBlock } from '@/api/generated/schemas/instructionBlock.zod';
import { KnowledgeItem } from '@/api/generated/schemas/knowledgeItem.zod';

const Texts = z.object({ en: z.string(), es: z.string() });

/** What somebody is writing of an agent: as the contract has it, but as long as it likes until it is saved. */
export const LooseContent = z.extend(AgentContent, {
  summary: Texts,
  greeting: Texts,
  instructions: z.array(z.extend(InstructionBlock, { texts: Texts })),
  knowledge: z.array(z.extend(KnowledgeItem, { title: z.string(), text: z.string() })),
});
