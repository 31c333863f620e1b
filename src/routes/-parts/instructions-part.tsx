import type { Locale } from '@/api/generated/schemas';
import { InstructionsEditor } from '@/features/instructions/instructions-editor';
import type { AgentDraft } from '@/shared/agent-draft/use-agent-draft';
import { useCompanyTools } from './use-company-tools';

interface InstructionsPartProps {
  accountId: string;
  botKey: string;
  draft: AgentDraft;
  /** Which of the texts are edited. */
  language: Locale | undefined;
  onLanguage: (language: Locale) => void;
}

/** The instructions of an agent, with the tools that they may speak of. */
export function InstructionsPart({ accountId, ...editor }: InstructionsPartProps) {
  return <InstructionsEditor {...editor} tools={useCompanyTools(accountId)} />;
}
