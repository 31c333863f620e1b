import { useI18nContext } from '@i18n/i18n-react';
import { useAgent } from '@/api/generated/drafts/drafts';
import { localText } from '@/shared/agent-draft/local-text';
import { writtenLocale } from '@/shared/agent-draft/written-locale';

/** A block or a passage that an answer can be taken from. */
export interface AgentSource {
  value: string;
  label: string;
}

const LABEL_LENGTH = 70;

function short(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > LABEL_LENGTH ? `${line.slice(0, LABEL_LENGTH)}…` : line;
}

/** What the answers of an agent's draft can be taken from, each by its first words or its title. */
export function useAgentSources(botKey: string): readonly AgentSource[] {
  const t = useI18nContext().LL.agentTests.sources;
  const content = useAgent(botKey).data?.draft.content;
  if (!content) return [];
  const { language, instructions, knowledge } = content;
  return [
    ...instructions.map(({ blockId, texts }) => ({
      value: blockId,
      label: t.instruction({ title: short(localText(texts, writtenLocale(language))) }),
    })),
    ...knowledge.map(({ itemId, title }) => ({
      value: itemId,
      label: t.knowledge({ title: short(title) }),
    })),
  ];
}
