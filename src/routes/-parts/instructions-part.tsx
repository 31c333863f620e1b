import type { Locale } from '@/api/generated/schemas';
import { InstructionsEditor } from '@/features/instructions/instructions-editor';
import type { BotDraftEdit } from '@/shared/agent-draft/use-bot-draft';
import { useCompanyTools } from './use-company-tools';

interface InstructionsPartProps {
  accountId: string;
  botKey: string;
  draft: BotDraftEdit;
  /** Which of the texts are edited. */
  language: Locale | undefined;
  onLanguage: (language: Locale) => void;
}

/** The instructions of an agent, with the tools that they may speak of. */
export function InstructionsPart({ accountId, ...editor }: InstructionsPartProps) {
  return <InstructionsEditor {...editor} tools={useCompanyTools(accountId)} />;
}
