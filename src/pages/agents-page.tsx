import { useExportAgent } from '@/features/agent-creation/use-export-agent';
import { AgentsScreen } from '@/features/agents/agents-screen';
import { TrashScreen } from '@/features/agents/trash-screen';
import { useAgentsSearch } from '@/features/agents/use-agents-search';
import { UsageMeter } from '@/features/billing/usage-meter';
import { useAccountFacts } from './use-account-facts';
import { useUsage } from './use-usage';

/** The list of agents, or the trash in its place. */
export function AgentsPage() {
  const { accountQuery, used, limit } = useAccountFacts();
  const usage = useUsage();
  const exportAgent = useExportAgent();
  const [{ view }] = useAgentsSearch();
  if (view === 'trash') return <TrashScreen />;
  return (
    <AgentsScreen
      used={used}
      limit={limit}
      usage={accountQuery.data && <UsageMeter facts={usage} />}
      onExport={({ botKey }) => void exportAgent(botKey)}
    />
  );
}
