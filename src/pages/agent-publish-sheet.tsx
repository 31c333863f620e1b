import type { AgentDetail } from '@/api/generated/schemas/agentDetail.zod';
import type { ReadinessCheck } from '@/api/generated/schemas/readinessCheck.zod';
import { TestGate } from '@/features/agent-tests/test-gate';
import { usePublishGate } from '@/features/agent-tests/use-publish-gate';
import { PublishSheet } from '@/features/versions/publish-sheet';

interface AgentPublishSheetProps {
  /** The agent with nothing left to save. */
  agent: AgentDetail;
  onClose: () => void;
  /** Leads to where a check is mended. */
  onFix: (check: ReadinessCheck) => void;
}

/** The sheet that publishes a draft, with what the agent's tests say to it. */
export function AgentPublishSheet({ agent, onClose, onFix }: AgentPublishSheetProps) {
  const gate = usePublishGate(agent.botKey, agent.draft.revision);
  return (
    <PublishSheet
      agent={agent}
      onClose={onClose}
      onFix={onFix}
      tests={<TestGate botKey={agent.botKey} state={gate} />}
      verdict={gate.verdict}
    />
  );
}
