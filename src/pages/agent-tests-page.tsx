import { getRouteApi } from '@tanstack/react-router';
import { TestsScreen } from '@/features/agent-tests/tests-screen';

const route = getRouteApi('/{-$locale}/_signed-in/dashboard/agents/$keyBot/test-agent');

interface AgentTestsPageProps {
  botKey: string;
  botName: string;
}

/** The tests of an agent, their filters in the URL. */
export function AgentTestsPage({ botKey, botName }: AgentTestsPageProps) {
  const { set, only, run } = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <TestsScreen
      botKey={botKey}
      botName={botName}
      search={{ set, only, run }}
      onSearch={(next) => void navigate({ to: '.', search: { view: 'tests', ...next }, replace: true })}
    />
  );
}
