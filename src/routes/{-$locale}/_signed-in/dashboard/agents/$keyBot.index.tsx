import { createFileRoute } from '@tanstack/react-router';
import { getBotQueryOptions } from '@/api/generated/projects/projects';
import { AgentScreen } from '@/features/agents/agent-screen';
import { InstructionsEditor } from '@/features/instructions/instructions-editor';
import { AgentsLink, TestLink } from '@/routes/-parts/links';
import { useLeaveGuard } from '@/routes/-parts/use-leave-guard';

export const Route = createFileRoute('/{-$locale}/_signed-in/dashboard/agents/$keyBot/')({
  // Not awaited: the screen has its own look for waiting, gone and failed.
  loader: ({ context: { queryClient }, params: { keyBot } }) => {
    queryClient.query(getBotQueryOptions(keyBot)).catch(() => undefined);
  },
  component: function AgentRoute() {
    const { keyBot } = Route.useParams();
    const [onDirty, dialog] = useLeaveGuard();
    return (
      <AgentScreen botKey={keyBot} TestLink={TestLink} BackLink={AgentsLink}>
        <InstructionsEditor key={keyBot} botKey={keyBot} onDirty={onDirty} />
        {dialog}
      </AgentScreen>
    );
  },
  staticData: { showsWidget: true, title: (LL) => LL.shell.agents() },
});
