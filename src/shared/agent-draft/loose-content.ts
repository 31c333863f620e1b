import * as z from 'zod/mini';
import { AgentContent, agentContentTextsDefault } from '@/api/generated/schemas/agentContent.zod';
import { Handoff } from '@/api/generated/schemas/handoff.zod';
import { HandoffRule } from '@/api/generated/schemas/handoffRule.zod';
import { InstructionBlock } from '@/api/generated/schemas/instructionBlock.zod';
import { KnowledgeItem } from '@/api/generated/schemas/knowledgeItem.zod';

const Texts = z.object({ en: z.string(), es: z.string() });

const LooseVisitorTexts = z.object({
  pause: Texts,
  handoff: Texts,
  nobody: Texts,
  closing: Texts,
  error: Texts,
  outsideHours: Texts,
  consent: Texts,
});

/** What somebody is writing of an agent: as the contract has it, but as long as it likes until it is saved. */
export const LooseContent = z.extend(AgentContent, {
  summary: Texts,
  greeting: Texts,
  instructions: z.array(z.extend(InstructionBlock, { texts: Texts })),
  handoff: z.extend(Handoff, {
    rules: z._default(z.array(z.extend(HandoffRule, { words: z.array(z.string()) })), []),
  }),
  texts: z._default(LooseVisitorTexts, agentContentTextsDefault),
  knowledge: z.array(z.extend(KnowledgeItem, { title: z.string(), text: z.string() })),
});
