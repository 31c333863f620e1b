import { useI18nContext } from '@i18n/i18n-react';
import { getRouteApi } from '@tanstack/react-router';
import { lazy } from 'react';
import { useAgent } from '@/api/generated/drafts/drafts';
import { CreatorScreen } from '@/features/creator/creator-screen';
import { loadPart } from '@/lib/load-part';
import { OnlyFor } from '@/shared/account/only-for';
import { useAgentDraft } from '@/shared/agent-draft/use-agent-draft';
import { Late } from '@/ui/late';
import { PageSkeleton } from '@/ui/page-skeleton';
import { useAccountFacts } from './use-account-facts';

const NewAgentCreator = lazy(() =>
  loadPart(async () => ({ default: (await import('./new-agent-creator')).NewAgentCreator })),
);

const route = getRouteApi('/{-$locale}/_signed-in/dashboard/creator-agent/$keyBot');

/** Building with the creator: the choice of an agent, a new one, or one that is there. */
export function CreatorPage() {
  return (
    <OnlyFor act="edit">
      <Creator />
    </OnlyFor>
  );
}

function Creator() {
  const { LL } = useI18nContext();
  // The creator's own key, or that of the agent to work on.
  const { keyBot } = route.useParams();
  const { agent, job } = route.useSearch();
  const { botCreator, limit, used } = useAccountFacts();
  const asked = useAgent(keyBot, { query: { enabled: keyBot !== botCreator?.botKey } });
  const creatorKey = asked.data?.isCreator ? keyBot : botCreator?.botKey;

  if (keyBot !== creatorKey) return <AgentCreator key={keyBot} botKey={keyBot} creatorKey={creatorKey} />;
  if (agent !== undefined && agent !== 'new' && agent !== keyBot)
    return <AgentCreator key={agent} botKey={agent} creatorKey={creatorKey} />;
  return (
    <Late fallback={<PageSkeleton label={LL.common.loading()} />}>
      <NewAgentCreator
        key={keyBot}
        creatorKey={keyBot}
        isStarted={agent === 'new'}
        isFull={used >= limit}
        jobId={job}
      />
    </Late>
  );
}

interface AgentCreatorProps {
  botKey: string;
  creatorKey: string | undefined;
}

function AgentCreator({ botKey, creatorKey }: AgentCreatorProps) {
  const draft = useAgentDraft(botKey);
  return <CreatorScreen botKey={botKey} creatorKey={creatorKey} draft={draft} />;
}
