import type { AgentContent } from '@/api/generated/schemas/agentContent.zod';
import type { InstructionBlock } from '@/api/generated/schemas/instructionBlock.zod';
import type { StoredDraft } from '@/api/generated/schemas/storedDraft.zod';

/** A block of instructions with a Spanish text. */
export const block = (id: string, es: string, en = ''): InstructionBlock => ({
  blockId: `blk_${id}`,
  kind: 'rules',
  texts: { en, es },
  enabled: true,
});

/** A small agent. */
export const BASE: AgentContent = {
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
    rules: [],
    whenNobody: 'message',
  },
  texts: {
    pause: { en: '', es: '' },
    handoff: { en: '', es: '' },
    nobody: { en: '', es: '' },
    closing: { en: '', es: '' },
    error: { en: '', es: '' },
    outsideHours: { en: '', es: '' },
    consent: { en: '', es: '' },
  },
};

/** The same with another greeting. */
export const greets = (es: string, content = BASE): AgentContent => ({
  ...content,
  greeting: { ...content.greeting, es },
});

/** The same with another summary. */
export const helps = (es: string, content = BASE): AgentContent => ({
  ...content,
  summary: { ...content.summary, es },
});

/** A draft that was saved. */
export const draft = (revision: string, content: AgentContent, savedBy = 'Tomás'): StoredDraft => ({
  revision,
  content,
  savedAt: '2026-11-22T09:00:00Z',
  savedBy,
});
