import { createFileRoute } from '@tanstack/react-router';
import { invalidateAccount } from '@/api/generated/accounts/accounts';
import { invalidateBots } from '@/api/generated/projects/projects';
import { AgentProcessingScreen } from '@/features/agents/agent-processing-screen';
import { CreateAgentScreen } from '@/features/agents/create-agent-screen';
import { useNewAgentCost } from '@/features/billing/use-new-agent-cost';
import { AgentsLink, NewAgentLink } from '@/routes/-parts/links';
import { useAccountFacts } from '@/routes/-parts/use-account-facts';

export const Route = createFileRoute('/{-$locale}/_signed-in/dashboard/setup/create-new-agent')({
  validateSearch: ({ job }): { job?: string } => (typeof job === 'string' ? { job } : {}),
  component: function CreateNewAgentRoute() {
    const { queryClient, accountId } = Route.useRouteContext();
    const { job } = Route.useSearch();
    const { account, usage } = useAccountFacts(accountId);
    const cost = useNewAgentCost(usage);
    const navigate = Route.useNavigate();
    // A creation under way is found again after a reload or on another device (specification §3).
    const jobId = job ?? account.currentTemplateGenerator?.jobId;
    if (!jobId)
      return (
        <CreateAgentScreen
          accountId={accountId}
          cost={cost}
          CancelLink={AgentsLink}
          onStarted={(started) => navigate({ search: { job: started }, replace: true })}
        />
      );
    return (
      <AgentProcessingScreen
        key={jobId}
        jobId={jobId}
        RetryLink={NewAgentLink}
        onDone={async (keyBot) => {
          void invalidateAccount(queryClient, accountId);
          await invalidateBots(queryClient, { accountId });
          await navigate({ to: '/{-$locale}/dashboard/agents/$keyBot', params: { keyBot }, replace: true });
        }}
      />
    );
  },
  staticData: { words: ['agents'], title: (LL) => LL.shell.rooms.newAgent() },
});
