import { useI18nContext } from '@i18n/i18n-react';
import { createFileRoute } from '@tanstack/react-router';
import { AgentChoice } from '@/features/agents/agent-choice';
import { AgentLink, NewAgentLink } from '@/routes/-parts/links';

export const Route = createFileRoute('/{-$locale}/_signed-in/dashboard/setup/agentsdetails')({
  component: function AgentsDetailsRoute() {
    const { LL } = useI18nContext();
    const { accountId } = Route.useRouteContext();
    return (
      <AgentChoice
        accountId={accountId}
        title={LL.shell.rooms.agentsdetails()}
        text={LL.agents.choice.details()}
        ChosenLink={AgentLink}
        NewAgentLink={NewAgentLink}
      />
    );
  },
  staticData: { words: ['agents'], title: (LL) => LL.shell.rooms.agentsdetails() },
});
