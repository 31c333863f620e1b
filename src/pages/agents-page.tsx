import { lazy } from 'react';
import { useExportAgent } from '@/features/agent-creation/use-export-agent';
import { AgentsScreen } from '@/features/agents/agents-screen';
import { TrashScreen } from '@/features/agents/trash-screen';
import { useAgentsSearch } from '@/features/agents/use-agents-search';
import { UsageMeter } from '@/features/billing/usage-meter';
import { loadPart } from '@/lib/load-part';
import { useIdle } from '@/lib/use-idle';
import { Late } from '@/ui/late';
import { useAccountFacts } from './use-account-facts';
import { useUsage } from './use-usage';

const AgentWeek = lazy(() => loadPart(async () => ({ default: (await import('./agent-week')).AgentWeek })));

const weekOf = (botKey: string, after?: string) => (
  <Late fallback={null}>
    <AgentWeek botKey={botKey} after={after} />
  </Late>
);

/** The list of agents, or the trash in its place. */
export function AgentsPage() {
  const { accountQuery, used, limit } = useAccountFacts();
  const isIdle = useIdle();
  const usage = useUsage();
  const exportAgent = useExportAgent();
  const [{ view }] = useAgentsSearch();
  if (view === 'trash') return <TrashScreen />;
  return (
    <AgentsScreen
      used={used}
      limit={limit}
      // The list waits neither for its code nor for its call.
      weekOf={isIdle ? weekOf : undefined}
      // At the limit the head of the page says it.
      usage={accountQuery.data && used < limit && <UsageMeter facts={usage} />}
      onExport={({ botKey }) => void exportAgent(botKey)}
    />
  );
}
