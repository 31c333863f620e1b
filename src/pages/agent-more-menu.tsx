import { useI18nContext } from '@i18n/i18n-react';
import { AgentFileMenu } from '@/features/agent-creation/agent-file-menu';
import { pausingItems } from '@/features/agents/pausing-items';
import { RefusedNotice } from '@/features/agents/refused-notice';
import { useAgentChanges } from '@/features/agents/use-agent-changes';
import { useAccountId } from '@/shared/account/use-account-id';
import type { AgentDraft } from '@/shared/agent-draft/use-agent-draft';

/** What is done seldom with an agent, on its page: its file, a copy, and whether it answers visitors. */
export function AgentMoreMenu({ draft }: { draft: AgentDraft }) {
  const { LL } = useI18nContext();
  const { change, refused, forgetRefused } = useAgentChanges(useAccountId());
  const { agent } = draft;
  if (!agent) return null;
  const pausing = pausingItems(LL.agentActions, agent, (kind) => void change(kind, [agent]));
  return (
    <>
      <AgentFileMenu draft={draft} more={agent.isCreator ? [] : pausing} />
      {refused.length > 0 && (
        // Below the buttons, in a row of its own.
        <div className="order-last basis-full">
          <RefusedNotice refused={refused} onDismiss={forgetRefused} />
        </div>
      )}
    </>
  );
}
