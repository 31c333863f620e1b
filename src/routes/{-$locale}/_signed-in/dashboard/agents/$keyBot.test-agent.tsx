import { createFileRoute } from '@tanstack/react-router';
import { askForChat } from '@/api/ask-for-chat';
import { getBotQueryOptions } from '@/api/generated/projects/projects';
import { getVersionsQueryOptions } from '@/api/generated/versions/versions';
import { SaveAsTestButton } from '@/features/agent-tests/save-as-test-button';
import { testAddress } from '@/features/test-chat/test-address';
import { TestChatScreen } from '@/features/test-chat/test-chat-screen';
import { AgentLink, AgentPartLink, TestsLink } from '@/routes/-parts/links';
import { RoutedTests } from '@/routes/-parts/routed-tests';
import { testsSearch } from '@/routes/-parts/tests-search';

export const Route = createFileRoute('/{-$locale}/_signed-in/dashboard/agents/$keyBot/test-agent')({
  validateSearch: (search) => ({ ...testsSearch(search), ...testAddress(search) }),
  loaderDeps: ({ search: { view } }) => ({ view }),
  loader: ({ context: { queryClient }, params: { keyBot }, deps: { view } }) => {
    if (view !== 'tests') {
      void askForChat(queryClient, { botKey: keyBot, kind: 'test' });
      queryClient.query(getVersionsQueryOptions(keyBot)).catch(() => undefined);
    }
    return queryClient.query(getBotQueryOptions(keyBot));
  },
  component: function TestAgentRoute() {
    const { botKey, name } = Route.useLoaderData();
    const { view, ...at } = Route.useSearch();
    const navigate = Route.useNavigate();
    if (view === 'tests') return <RoutedTests key={botKey} botKey={botKey} botName={name} />;
    return (
      <TestChatScreen
        key={botKey}
        botKey={botKey}
        botName={name}
        at={at}
        onGo={(change) => void navigate({ search: (now) => ({ ...now, ...change }), replace: true })}
        BackLink={AgentLink}
        SourceLink={AgentPartLink}
        TestsLink={TestsLink}
        answerActions={({ conversationId, question }) => (
          <SaveAsTestButton botKey={botKey} conversationId={conversationId} questionId={question.id} />
        )}
      />
    );
  },
  staticData: {
    words: ['agentTests', 'testAgent', 'testChat'],
    title: (LL) => LL.shell.rooms.testAgent(),
  },
});
