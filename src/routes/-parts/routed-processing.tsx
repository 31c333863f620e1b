import { useQueryClient } from '@tanstack/react-query';
import { invalidateAccount } from '@/api/generated/accounts/accounts';
import { invalidateBots } from '@/api/generated/projects/projects';
import { AgentProcessingScreen } from '@/features/agent-creation/agent-processing-screen';
import { useNavigateFromHere } from '@/routes/-guards/use-navigate-from-here';
import { AgentsLink, CreationLink, PlansLink } from './links';

interface RoutedProcessingProps {
  accountId: string;
  jobId: string;
}

/** The making of an agent, which leads to its page. */
export function RoutedProcessing({ accountId, jobId }: RoutedProcessingProps) {
  const queryClient = useQueryClient();
  const navigate = useNavigateFromHere();
  return (
    <AgentProcessingScreen
      jobId={jobId}
      WayLink={CreationLink}
      AgentsLink={AgentsLink}
      PlansLink={PlansLink}
      onFailed={() => void invalidateAccount(queryClient, accountId)}
      onUntracked={() => void invalidateBots(queryClient, { accountId })}
      onDone={async (keyBot) => {
        void invalidateAccount(queryClient, accountId);
        await invalidateBots(queryClient, { accountId });
        await navigate({ to: '/{-$locale}/dashboard/agents/$keyBot', params: { keyBot }, replace: true });
      }}
    />
  );
}
