import { useState } from 'react';
import type { AgentDetail } from '@/api/generated/schemas/agentDetail.zod';
import type { ReadinessCheck } from '@/api/generated/schemas/readinessCheck.zod';
import { TestGate } from '@/features/agent-tests/test-gate';
import { usePublishGate } from '@/features/agent-tests/use-publish-gate';
import { usePublishApproval } from '@/features/publishing/use-publish-approval';
import { PublishSheet } from '@/features/versions/publish-sheet';
import { WithTexts } from '@/shared/i18n/with-texts';
import { Late } from '@/ui/late';
import { Skeleton } from '@/ui/skeleton';

interface AgentPublishSheetProps {
  /** The agent with nothing left to save. */
  agent: AgentDetail;
  onClose: () => void;
  /** Leads to where a check is mended. */
  onFix: (check: ReadinessCheck) => void;
}

/** The sheet that publishes a draft, with what the agent's tests say to it. */
export function AgentPublishSheet(props: AgentPublishSheetProps) {
  return (
    <WithTexts nouns={['publishing']}>
      <Sheet {...props} />
    </WithTexts>
  );
}

function Sheet({ agent, onClose, onFix }: AgentPublishSheetProps) {
  const [isPublished, setPublished] = useState(false);
  const gate = usePublishGate(agent.botKey, agent.draft.revision, !isPublished);
  const approval = usePublishApproval(agent.botKey);
  return (
    <PublishSheet
      agent={agent}
      approval={approval}
      onClose={onClose}
      onFix={onFix}
      tests={
        <Late fallback={<Skeleton className="h-16 w-full" />}>
          <WithTexts nouns={['agentTests']}>
            <TestGate botKey={agent.botKey} state={gate} />
          </WithTexts>
        </Late>
      }
      onPublished={() => setPublished(true)}
      verdict={gate.verdict}
    />
  );
}
