import type { BotDetail } from '@/api/generated/schemas/botDetail.zod';
import type { ReadinessCheck } from '@/api/generated/schemas/readinessCheck.zod';
import { TestGate } from '@/features/agent-tests/test-gate';
import { usePublishGate } from '@/features/agent-tests/use-publish-gate';
import { PublishSheet } from '@/features/versions/publish-sheet';

interface AgentPublishSheetProps {
  /** The agent with nothing left to save. */
  bot: BotDetail;
  onClose: () => void;
  /** Leads to where a check is mended. */
  onFix: (check: ReadinessCheck) => void;
}

/** The sheet that publishes a draft, with what the agent's tests say to it. */
export function AgentPublishSheet({ bot, onClose, onFix }: AgentPublishSheetProps) {
  const gate = usePublishGate(bot.botKey, bot.draft.revision);
  return (
    <PublishSheet
      bot={bot}
      onClose={onClose}
      onFix={onFix}
      tests={<TestGate botKey={bot.botKey} state={gate} />}
      verdict={gate.verdict}
    />
  );
}
