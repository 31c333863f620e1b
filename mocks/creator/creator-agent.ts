import { EMPTY_CONTENT } from '@mocks/agents/content';
import { type BlockText, instructionBlocks } from '@mocks/agents/instruction-blocks';
import type { AgentDetail } from '@mocks/agents/schemas';
import type { Locale } from '@/api/generated/schemas';

/** What the creator of a fresh account is told. */
export function creatorAgent(
  botKey: string,
  prefix: string,
  updatedAt: string,
  language: Locale,
): AgentDetail {
  const texts: Record<Locale, readonly BlockText[]> = {
    es: [
      ['persona', 'Eres quien crea agentes junto a la persona, conversando. Hablas de tú.'],
      [
        'goals',
        'Para crear un agente hacen falta tres cosas: un nombre, su idioma y lo que debe saber. Las instrucciones se cambian cuando quieras desde la página del agente. En la prueba se ve al momento cómo responde.',
      ],
    ],
    en: [
      ['persona', 'You are the one who builds agents with people, by conversation. You are friendly.'],
      [
        'goals',
        'To create an agent you need three things: a name, its language and what it has to know. Instructions can be changed at any time on the page of the agent. The test chat shows at once how it answers.',
      ],
    ],
  };
  const summary = { en: 'Builds agents with you in a chat.', es: 'Crea agentes conversando contigo.' };
  return {
    botKey,
    name: 'Creator',
    isCreator: true,
    status: 'live',
    unpublishedChanges: false,
    summary,
    channels: [],
    tags: [],
    updatedAt,
    live: null,
    draft: {
      revision: 'rev_1',
      savedAt: updatedAt,
      savedBy: '',
      content: {
        ...EMPTY_CONTENT,
        summary,
        language,
        instructions: instructionBlocks(`${prefix}-`, texts[language], language),
      },
    },
  };
}
