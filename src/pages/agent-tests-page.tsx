import { getRouteApi } from '@tanstack/react-router';
import { TestsScreen } from '@/features/agent-tests/tests-screen';
import { ChangeableBy } from '@/shared/account/changeable-by';

const route = getRouteApi('/{-$locale}/_signed-in/dashboard/agents/$keyBot/test-agent');

interface AgentTestsPageProps {
  botKey: string;
  agentName: string;
}

/** The tests of an agent, their filters in the URL. */
export function AgentTestsPage({ botKey, agentName }: AgentTestsPageProps) {
  const { set, only, run } = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <ChangeableBy act="edit">
      <TestsScreen
        botKey={botKey}
        agentName={agentName}
        search={{ set, only, run }}
        onSearch={(next) => void navigate({ to: '.', search: { view: 'tests', ...next }, replace: true })}
      />
    </ChangeableBy>
  );
}
