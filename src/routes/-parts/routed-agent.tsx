import { useBotDraft } from '@/api/use-bot-draft';
import { AgentScreen } from '@/features/agents/agent-screen';
import type { AgentTab } from '@/features/agents/agent-tab';
import { OverviewTab } from '@/features/agents/overview-tab';
import { InstructionsEditor } from '@/features/instructions/instructions-editor';
import { AgentsLink, TestLink } from './links';

interface RoutedAgentProps {
  botKey: string;
  tab: AgentTab;
  onTab: (tab: AgentTab) => void;
}

/** One agent's page: one draft, worked on in all its parts. */
export function RoutedAgent({ botKey, tab, onTab }: RoutedAgentProps) {
  const draft = useBotDraft(botKey);
  return (
    <AgentScreen
      draft={draft}
      tab={tab}
      onTab={onTab}
      tabs={[
        { value: 'overview', content: <OverviewTab draft={draft} /> },
        { value: 'instructions', content: <InstructionsEditor draft={draft} /> },
      ]}
      TestLink={TestLink}
      BackLink={AgentsLink}
    />
  );
}
