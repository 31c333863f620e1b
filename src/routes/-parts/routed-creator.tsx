import { useRouteContext } from '@tanstack/react-router';
import { invalidateAccount } from '@/api/generated/accounts/accounts';
import { invalidateBots, useBot } from '@/api/generated/projects/projects';
import { useNewAgentCost } from '@/features/billing/use-new-agent-cost';
import { CreatorScreen } from '@/features/creator/creator-screen';
import { CreatorStartScreen } from '@/features/creator/creator-start-screen';
import { NewAgentTalkScreen } from '@/features/creator/new-agent-talk-screen';
import { useNavigateFromHere } from '@/routes/-guards/use-navigate-from-here';
import { useAgentDraft } from '@/shared/agent-draft/use-agent-draft';
import {
  AgentLink,
  AgentsLink,
  BuildLink,
  BuildNewLink,
  CreatorChoiceLink,
  PlansLink,
  TestLink,
} from './links';
import { useAccountFacts } from './use-account-facts';

interface RoutedCreatorProps {
  /** The creator's own key, or that of the agent to work on. */
  keyBot: string;
  /** Under the creator's key: the agent to work on, or `new`. */
  agent: string | undefined;
  /** The making of a new agent that is under way. */
  job: string | undefined;
}

/** Building with the creator: the choice of an agent, a new one, or one that is there. */
export function RoutedCreator({ keyBot, agent, job }: RoutedCreatorProps) {
  const { accountId } = useRouteContext({ from: '/{-$locale}/_signed-in/dashboard' });
  const { botCreator, limit, used } = useAccountFacts(accountId);
  const asked = useBot(keyBot, { query: { enabled: keyBot !== botCreator?.botKey } });
  const creatorKey = asked.data?.isCreator ? keyBot : botCreator?.botKey;

  if (keyBot !== creatorKey) return <AgentTalk key={keyBot} botKey={keyBot} creatorKey={creatorKey} />;
  if (agent === 'new') return <NewAgentTalk key={keyBot} creatorKey={keyBot} job={job} />;
  if (agent !== undefined && agent !== keyBot)
    return <AgentTalk key={agent} botKey={agent} creatorKey={creatorKey} />;
  return (
    <CreatorStartScreen
      accountId={accountId}
      isFull={limit !== undefined && used >= limit}
      creatorKey={keyBot}
      NewLink={BuildNewLink}
      BuildLink={BuildLink}
      PlansLink={PlansLink}
      BackLink={AgentsLink}
    />
  );
}

interface NewAgentTalkProps {
  creatorKey: string;
  job: string | undefined;
}

function NewAgentTalk({ creatorKey, job }: NewAgentTalkProps) {
  const { accountId, queryClient } = useRouteContext({ from: '/{-$locale}/_signed-in/dashboard' });
  const cost = useNewAgentCost(useAccountFacts(accountId).usage);
  const navigate = useNavigateFromHere();
  const goTo = (search: { agent: string; job?: string | undefined }) =>
    void navigate({
      to: '/{-$locale}/dashboard/creator-agent/$keyBot',
      params: { keyBot: creatorKey },
      search,
      replace: true,
    });
  return (
    <NewAgentTalkScreen
      accountId={accountId}
      creatorKey={creatorKey}
      jobId={job}
      cost={cost}
      onStarted={(started) => goTo({ agent: 'new', job: started })}
      onUntracked={() => void navigate({ to: '/{-$locale}/dashboard/agents', replace: true })}
      onMade={(botKey) => {
        void invalidateAccount(queryClient, accountId);
        void invalidateBots(queryClient, { accountId });
        goTo({ agent: botKey });
      }}
      ChooseLink={CreatorChoiceLink}
    />
  );
}

interface AgentTalkProps {
  botKey: string;
  creatorKey: string | undefined;
}

function AgentTalk({ botKey, creatorKey }: AgentTalkProps) {
  const draft = useAgentDraft(botKey);
  return (
    <CreatorScreen
      botKey={botKey}
      creatorKey={creatorKey}
      draft={draft}
      AgentLink={AgentLink}
      TestLink={TestLink}
      ChooseLink={CreatorChoiceLink}
    />
  );
}
