import type { AgentDetail } from '@/api/generated/schemas/agentDetail.zod';
import { SaveAsTestButton } from '@/features/agent-tests/save-as-test-button';
import { TestPane } from '@/features/test-chat/test-pane';
import type { AgentDraft } from '@/shared/agent-draft/use-agent-draft';

interface AgentTestPaneProps {
  agent: AgentDetail;
  draft: AgentDraft;
}

/** The test chat beside an agent's draft, whose answers can be kept as tests. */
export function AgentTestPane({ agent, draft }: AgentTestPaneProps) {
  return (
    <TestPane
      agent={agent}
      draft={draft}
      answerActions={({ conversationId, question }) => (
        <SaveAsTestButton
          inRow
          botKey={agent.botKey}
          conversationId={conversationId}
          questionId={question.id}
        />
      )}
    />
  );
}
