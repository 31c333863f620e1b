import { useNavigate, useRouteContext, useSearch } from '@tanstack/react-router';
import { useExportAgent } from '@/features/agent-creation/use-export-agent';
import { AgentsScreen } from '@/features/agents/agents-screen';
import { TrashScreen } from '@/features/agents/trash-screen';
import { UsageMeter } from '@/features/billing/usage-meter';
import { agentSearch } from './agent-search';
import { AgentLink, AgentsLink, CreatorLink, NewAgentLink, PlansLink, TestLink, TrashLink } from './links';
import { useAccountFacts } from './use-account-facts';

const NEW_AGENT = '/{-$locale}/dashboard/setup/create-new-agent';
const links = { Agent: AgentLink, Test: TestLink, Creator: CreatorLink };

/** The list of agents, with its filters in the URL. */
export function RoutedAgents() {
  const { accountId } = useRouteContext({ from: '/{-$locale}/_signed-in/dashboard' });
  const { accountQuery, used, limit, usage } = useAccountFacts(accountId);
  const navigate = useNavigate();
  const exportAgent = useExportAgent();
  const search = agentSearch(useSearch({ strict: false }));
  if (search.view === 'trash') return <TrashScreen accountId={accountId} BackLink={AgentsLink} />;
  return (
    <AgentsScreen
      accountId={accountId}
      used={used}
      limit={limit}
      usage={accountQuery.data && <UsageMeter facts={usage} />}
      search={search}
      onSearch={(change) =>
        void navigate({ to: '.', search: (now) => agentSearch({ ...now, ...change }), replace: true })
      }
      links={links}
      onDuplicate={({ botKey }) => void navigate({ to: NEW_AGENT, search: { way: 'copy', from: botKey } })}
      onExport={({ botKey }) => void exportAgent(botKey)}
      NewAgentLink={NewAgentLink}
      UpgradeLink={PlansLink}
      TrashLink={TrashLink}
    />
  );
}
