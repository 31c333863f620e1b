import { useI18nContext } from '@i18n/i18n-react';
import { useNavigate } from '@tanstack/react-router';
import { ListChecks, Sparkles } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { AgentFileMenu } from '@/features/agent-creation/agent-file-menu';
import { ConfirmTrash } from '@/features/agents/confirm-trash';
import { pausingItems } from '@/features/agents/pausing-items';
import { RefusedNotice } from '@/features/agents/refused-notice';
import { trashItem } from '@/features/agents/trash-item';
import { useAgentChanges } from '@/features/agents/use-agent-changes';
import { useAccountId } from '@/shared/account/use-account-id';
import type { AgentDraft } from '@/shared/agent-draft/use-agent-draft';
import { usePhone } from '@/ui/use-phone';

interface AgentMoreMenuProps extends Pick<ComponentProps<typeof AgentFileMenu>, 'trigger' | 'defaultOpen'> {
  draft: AgentDraft;
}

/** What is done seldom with an agent, on its page: its file, a copy, whether it answers visitors, and its end. */
export function AgentMoreMenu({ draft, ...opened }: AgentMoreMenuProps) {
  const { LL } = useI18nContext();
  const navigate = useNavigate();
  const { change, refused, forgetRefused, retryRefused } = useAgentChanges(useAccountId());
  const isPhone = usePhone();
  const [asking, setAsking] = useState(false);
  const { agent } = draft;
  if (!agent) return null;

  const trash = async () => {
    // What was just typed is there again when the agent comes back.
    await draft.saveNow();
    await change('trash', [agent], { leave: () => navigate({ to: '/{-$locale}/dashboard/agents' }) });
  };
  const more = [
    ...(isPhone
      ? [
          {
            id: 'creator',
            label: LL.agents.detail.editWithCreator(),
            icon: <Sparkles size={16} />,
            onSelect: () =>
              void navigate({
                to: '/{-$locale}/dashboard/creator-agent/$keyBot',
                params: { keyBot: agent.botKey },
              }),
          },
        ]
      : []),
    {
      id: 'tests',
      label: LL.agents.detail.tests(),
      icon: <ListChecks size={16} />,
      onSelect: () =>
        void navigate({
          to: '/{-$locale}/dashboard/agents/$keyBot/test-agent',
          params: { keyBot: agent.botKey },
          search: { view: 'tests' },
        }),
    },
    ...pausingItems(LL.agentActions, agent, (kind) => void change(kind, [agent])),
    // Visitors of a live agent are left without an answer: that is asked first.
    ...trashItem(LL.agentActions, () => (agent.status === 'live' ? setAsking(true) : void trash())),
  ];
  return (
    <>
      <AgentFileMenu {...opened} draft={draft} more={agent.isCreator ? [] : more} />
      {asking && (
        <ConfirmTrash
          agents={[agent]}
          onAnswer={(yes) => {
            setAsking(false);
            if (yes) void trash();
          }}
        />
      )}
      {refused.length > 0 && (
        // Below the buttons, in a row of its own.
        <div className="order-last basis-full">
          <RefusedNotice refused={refused} onDismiss={forgetRefused} onRetry={retryRefused} />
        </div>
      )}
    </>
  );
}
