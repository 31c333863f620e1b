import { getRouteApi } from '@tanstack/react-router';
import { useAgent } from '@/api/generated/drafts/drafts';
import { useNewAgentCost } from '@/features/billing/use-new-agent-cost';
import { CreatorScreen } from '@/features/creator/creator-screen';
import { CreatorStartScreen } from '@/features/creator/creator-start-screen';
import { NewAgentScreen } from '@/features/creator/new-agent-screen';
import { useAgentDraft } from '@/shared/agent-draft/use-agent-draft';
import { useAccountFacts } from './use-account-facts';

const route = getRouteApi('/{-$locale}/_signed-in/dashboard/creator-agent/$keyBot');

/** Building with the creator: the choice of an agent, a new one, or one that is there. */
export function CreatorPage() {
  // The creator's own key, or that of the agent to work on.
  const { keyBot } = route.useParams();
  const { agent, job } = route.useSearch();
  const { botCreator, limit, used, usage } = useAccountFacts();
  const cost = useNewAgentCost(usage);
  const asked = useAgent(keyBot, { query: { enabled: keyBot !== botCreator?.botKey } });
  const creatorKey = asked.data?.isCreator ? keyBot : botCreator?.botKey;

  if (keyBot !== creatorKey) return <AgentCreator key={keyBot} botKey={keyBot} creatorKey={creatorKey} />;
  if (agent === 'new') return <NewAgentScreen key={keyBot} creatorKey={keyBot} jobId={job} cost={cost} />;
  if (agent !== undefined && agent !== keyBot)
    return <AgentCreator key={agent} botKey={agent} creatorKey={creatorKey} />;
  return <CreatorStartScreen isFull={used >= limit} creatorKey={keyBot} />;
}

interface AgentCreatorProps {
  botKey: string;
  creatorKey: string | undefined;
}

function AgentCreator({ botKey, creatorKey }: AgentCreatorProps) {
  const draft = useAgentDraft(botKey);
  return <CreatorScreen botKey={botKey} creatorKey={creatorKey} draft={draft} />;
}
