import { createFileRoute } from '@tanstack/react-router';
import { AgentDetailsChoicePage } from '@/pages/agent-details-choice-page';

export const Route = createFileRoute('/{-$locale}/_signed-in/dashboard/setup/agentsdetails')({
  component: AgentDetailsChoicePage,
  staticData: { texts: ['agents'], title: (LL) => LL.shell.rooms.agentsdetails() },
});
