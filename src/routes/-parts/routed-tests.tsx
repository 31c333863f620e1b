import { useNavigate, useSearch } from '@tanstack/react-router';
import { TestsScreen } from '@/features/agent-tests/tests-screen';
import { AgentLink, TestLink } from './links';

interface RoutedTestsProps {
  botKey: string;
  botName: string;
}

/** The tests of an agent, their filters in the URL. */
export function RoutedTests({ botKey, botName }: RoutedTestsProps) {
  const { set, only, run } = useSearch({
    from: '/{-$locale}/_signed-in/dashboard/agents/$keyBot/test-agent',
  });
  const navigate = useNavigate();
  return (
    <TestsScreen
      botKey={botKey}
      botName={botName}
      search={{ set, only, run }}
      onSearch={(next) => void navigate({ to: '.', search: { view: 'tests', ...next }, replace: true })}
      BackLink={AgentLink}
      ChatLink={TestLink}
    />
  );
}
