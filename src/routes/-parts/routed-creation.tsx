import { CreationScreen } from '@/features/agent-creation/creation-screen';
import type { CreationSearch } from '@/features/agent-creation/creation-search';
import { useNewAgentCost } from '@/features/billing/use-new-agent-cost';
import { useNavigateFromHere } from '@/routes/-guards/use-navigate-from-here';
import { AgentsLink, CreationLink, CreatorLink, PlansLink } from './links';
import { useAccountFacts } from './use-account-facts';

interface RoutedCreationProps {
  accountId: string;
  search: CreationSearch;
}

/** The ways to a new agent, with the chosen one in the URL. */
export function RoutedCreation({ accountId, search }: RoutedCreationProps) {
  const { account, botCreator, used, limit, usage } = useAccountFacts(accountId);
  const navigate = useNavigateFromHere();
  const to = '/{-$locale}/dashboard/setup/create-new-agent';
  return (
    <CreationScreen
      accountId={accountId}
      search={search}
      onSearch={(next) => void navigate({ to, search: next, replace: true })}
      hasAgents={used > 0}
      creatorKey={botCreator?.botKey}
      companyName={account.infoCompany?.name ?? ''}
      full={used >= limit ? limit : undefined}
      cost={useNewAgentCost(usage)}
      onStarted={(job) => void navigate({ to, search: { job }, replace: true })}
      onUntracked={() => void navigate({ to: '/{-$locale}/dashboard/agents', replace: true })}
      onReplaced={(keyBot) =>
        void navigate({ to: '/{-$locale}/dashboard/agents/$keyBot', params: { keyBot } })
      }
      WayLink={CreationLink}
      CreatorLink={CreatorLink}
      CancelLink={AgentsLink}
      PlansLink={PlansLink}
    />
  );
}
