import { useI18nContext } from '@i18n/i18n-react';
import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { SaveAsTestButton } from '@/features/agent-tests/save-as-test-button';
import { testAddress } from '@/features/test-chat/test-address';
import { TestChatScreen } from '@/features/test-chat/test-chat-screen';
import { loadPart } from '@/lib/load-part';
import { testedAgent } from '@/routes/-guards/tested-agent';
import { useNavigateFromHere } from '@/routes/-guards/use-navigate-from-here';
import { AgentLink, AgentPartLink, TestsLink } from '@/routes/-parts/links';
import { testsSearch } from '@/routes/-parts/tests-search';
import { PageSkeleton } from '@/ui/page-skeleton';

const RoutedTests = lazy(() =>
  loadPart(async () => ({ default: (await import('@/routes/-parts/routed-tests')).RoutedTests })),
);

export const Route = createFileRoute('/{-$locale}/_signed-in/dashboard/agents/$keyBot/test-agent')({
  validateSearch: (search) => ({ ...testsSearch(search), ...testAddress(search) }),
  loaderDeps: ({ search: { view } }) => ({ view }),
  loader: ({ context: { queryClient, accountId }, params: { keyBot }, deps: { view } }) => {
    if (view !== 'tests') {
      // Not in the product's first file, which holds this loader.
      import('@/features/test-chat/ask-for-test-chat')
        .then(({ askForTestChat }) => askForTestChat(queryClient, keyBot))
        .catch(() => undefined);
    }
    return testedAgent(queryClient, accountId, keyBot);
  },
  component: function TestAgentRoute() {
    const { botKey, name: told } = Route.useLoaderData();
    const { view, ...at } = Route.useSearch();
    const navigate = useNavigateFromHere();
    const { LL } = useI18nContext();
    const name = told || LL.testChat.unnamed();
    if (view === 'tests') {
      return (
        <Suspense fallback={<PageSkeleton label={LL.common.loading()} />}>
          <RoutedTests key={botKey} botKey={botKey} botName={name} />
        </Suspense>
      );
    }
    return (
      <TestChatScreen
        key={botKey}
        botKey={botKey}
        botName={name}
        at={at}
        onGo={(change) =>
          // The thread keeps its own place: the first question gives its conversation an address.
          void navigate({
            to: '.',
            search: (now) => ({ ...now, ...change }),
            replace: true,
            resetScroll: false,
          })
        }
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
