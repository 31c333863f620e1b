import { useI18nContext } from '@i18n/i18n-react';
import { Pause, Play } from 'lucide-react';
import type { AgentChangeKind } from '@/api/generated/schemas/agentChangeKind.zod';
import { AgentFileMenu } from '@/features/agent-creation/agent-file-menu';
import { RefusedNotice } from '@/features/agents/refused-notice';
import { useAgentChanges } from '@/features/agents/use-agent-changes';
import { useAccountId } from '@/shared/account/use-account-id';
import type { AgentDraft } from '@/shared/agent-draft/use-agent-draft';
import type { MenuItem } from '@/ui/menu-content';

/** What is done seldom with an agent, on its page: its file, a copy, and whether it answers visitors. */
export function AgentMoreMenu({ draft }: { draft: AgentDraft }) {
  const t = useI18nContext().LL.agentActions;
  const changes = useAgentChanges(useAccountId());
  const { agent } = draft;
  if (!agent) return null;
  const change = (kind: AgentChangeKind) => () => void changes.change(kind, [agent]);
  const pausing: Readonly<Record<string, MenuItem>> = {
    live: { id: 'pause', label: t.pause(), icon: <Pause size={16} />, onSelect: change('pause') },
    paused: { id: 'resume', label: t.resume(), icon: <Play size={16} />, onSelect: change('resume') },
  };
  const item = agent.isCreator ? undefined : pausing[agent.status ?? ''];
  return (
    <>
      <AgentFileMenu draft={draft} more={item ? [item] : []} />
      {changes.refused.length > 0 && (
        // Below the buttons, in a row of its own.
        <div className="order-last basis-full">
          <RefusedNotice refused={changes.refused} onDismiss={changes.forgetRefused} />
        </div>
      )}
    </>
  );
}
