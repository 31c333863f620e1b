import type { Locale } from '@/api/generated/schemas';
import { InstructionsScreen } from '@/features/instructions/instructions-screen';
import { useAgentDraft } from '@/shared/agent-draft/use-agent-draft';
import { InstructionsPart } from './instructions-part';
import { AgentLink, InstructionsChoiceLink } from './links';

interface RoutedInstructionsProps {
  accountId: string;
  botKey: string;
  /** Which of the texts are edited. */
  language: Locale | undefined;
  onLanguage: (language: Locale) => void;
}

/** The instructions of one agent, on a page of their own. */
export function RoutedInstructions(props: RoutedInstructionsProps) {
  const draft = useAgentDraft(props.botKey);
  return (
    <InstructionsScreen
      botKey={props.botKey}
      draft={draft}
      ChoiceLink={InstructionsChoiceLink}
      AgentLink={AgentLink}
    >
      <InstructionsPart {...props} draft={draft} />
    </InstructionsScreen>
  );
}
