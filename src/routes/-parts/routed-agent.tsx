import type { Locale } from '@/api/generated/schemas';
import { useBotDraft } from '@/api/use-bot-draft';
import { AgentScreen } from '@/features/agents/agent-screen';
import type { AgentTab } from '@/features/agents/agent-tab';
import { ChannelsTab } from '@/features/agents/channels-tab';
import { HandoffTab } from '@/features/agents/handoff-tab';
import { OverviewTab } from '@/features/agents/overview-tab';
import { ToolsTab } from '@/features/tools/tools-tab';
import { InstructionsPart } from './instructions-part';
import { AgentsLink, TestLink } from './links';
import { useWelcomeProcess } from './use-welcome-process';

interface RoutedAgentProps {
  accountId: string;
  botKey: string;
  tab: AgentTab;
  onTab: (tab: AgentTab) => void;
  /** Which texts of the instructions are edited. */
  textLanguage: Locale | undefined;
  onTextLanguage: (language: Locale) => void;
}

/** One agent's page: one draft, worked on in all its parts. */
export function RoutedAgent({
  accountId,
  botKey,
  tab,
  onTab,
  textLanguage,
  onTextLanguage,
}: RoutedAgentProps) {
  const draft = useBotDraft(botKey);
  const { query: welcome } = useWelcomeProcess(accountId);
  const flags = welcome.data && (welcome.data.settings.channels ?? {});
  return (
    <AgentScreen
      draft={draft}
      tab={tab}
      onTab={onTab}
      tabs={[
        { value: 'overview', content: <OverviewTab draft={draft} /> },
        {
          value: 'instructions',
          content: (
            <InstructionsPart
              accountId={accountId}
              botKey={botKey}
              draft={draft}
              language={textLanguage}
              onLanguage={onTextLanguage}
            />
          ),
        },
        { value: 'tools', content: <ToolsTab accountId={accountId} draft={draft} /> },
        { value: 'channels', content: <ChannelsTab draft={draft} flags={flags} /> },
        { value: 'handoff', content: <HandoffTab draft={draft} /> },
      ]}
      TestLink={TestLink}
      BackLink={AgentsLink}
    />
  );
}
