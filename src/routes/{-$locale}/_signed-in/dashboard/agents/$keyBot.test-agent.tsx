import { createFileRoute } from '@tanstack/react-router';
import { askForChat } from '@/api/ask-for-chat';
import { getBotQueryOptions } from '@/api/generated/projects/projects';
import { TestChatScreen } from '@/features/test-chat/test-chat-screen';
import { AgentLink, TestsLink } from '@/routes/-parts/links';
import { RoutedTests } from '@/routes/-parts/routed-tests';
import { testsSearch } from '@/routes/-parts/tests-search';

export const Route = createFileRoute('/{-$locale}/_signed-in/dashboard/agents/$keyBot/test-agent')({
  validateSearch: testsSearch,
  loaderDeps: ({ search: { view } }) => ({ view }),
  loader: ({ context: { queryClient }, params: { keyBot }, deps: { view } }) => {
    if (view !== 'tests') void askForChat(queryClient, { botKey: keyBot, kind: 'test' });
    return queryClient.query(getBotQueryOptions(keyBot));
  },
  component: function TestAgentRoute() {
    const { botKey, name } = Route.useLoaderData();
    const { view } = Route.useSearch();
    if (view === 'tests') return <RoutedTests key={botKey} botKey={botKey} botName={name} />;
    return (
      <TestChatScreen
        key={botKey}
        botKey={botKey}
        botName={name}
        BackLink={(props) => <AgentLink botKey={botKey} {...props} />}
        TestsLink={(props) => <TestsLink botKey={botKey} {...props} />}
      />
    );
  },
  staticData: { words: ['agentTests', 'testChat'], title: (LL) => LL.shell.rooms.testAgent() },
});
