import type { BotContent } from '@/api/generated/schemas/botContent.zod';
import type { BotDraft } from '@/api/generated/schemas/botDraft.zod';
import type { InstructionBlock } from '@/api/generated/schemas/instructionBlock.zod';

/** A block of instructions with a Spanish text. */
export const block = (id: string, es: string, en = ''): InstructionBlock => ({
  blockId: `blk_${id}`,
  kind: 'rules',
  texts: { en, es },
  enabled: true,
});

/** A small agent. */
export const BASE: BotContent = {
  summary: { en: '', es: 'Ayuda' },
  greeting: { en: 'Hi', es: 'Hola' },
  language: 'es',
  instructions: [block('a', 'A'), block('b', 'B'), block('c', 'C')],
  knowledge: [],
  tools: [],
  channels: ['widget'],
  handoff: {
    agentMode: 'autopilot',
    allowApplicationAnswerWhenNoOnlineAgents: true,
    allowAgentsChangeDefaultMode: false,
  },
};

/** The same with another greeting. */
export const greets = (es: string, content = BASE): BotContent => ({
  ...content,
  greeting: { ...content.greeting, es },
});

/** The same with another summary. */
export const helps = (es: string, content = BASE): BotContent => ({
  ...content,
  summary: { ...content.summary, es },
});

/** A draft that was saved. */
export const draft = (revision: string, content: BotContent, savedBy = 'Tomás'): BotDraft => ({
  revision,
  content,
  savedAt: '2026-11-22T09:00:00Z',
  savedBy,
});
