import { useI18nContext } from '@i18n/i18n-react';
import { getRouteApi } from '@tanstack/react-router';
import { lazy } from 'react';
import { SaveAsTestButton } from '@/features/agent-tests/save-as-test-button';
import { TestChatScreen } from '@/features/test-chat/test-chat-screen';
import { loadPart } from '@/lib/load-part';
import { agentName } from '@/shared/agents/agent-name';
import { useNavigateFromHere } from '@/shared/navigation/use-navigate-from-here';
import { Late } from '@/ui/late';
import { PageSkeleton } from '@/ui/page-skeleton';

const AgentTestsPage = lazy(() =>
  loadPart(async () => ({ default: (await import('./agent-tests-page')).AgentTestsPage })),
);

const route = getRouteApi('/{-$locale}/_signed-in/dashboard/agents/$keyBot/test-agent');

/** The test chat of an agent, or its tests. */
export function TestAgentPage() {
  const agent = route.useLoaderData();
  const { view, ...at } = route.useSearch();
  const navigate = useNavigateFromHere();
  const { LL } = useI18nContext();
  const { botKey } = agent;
  const name = agentName(agent, LL) || LL.testChat.unnamed();
  if (view === 'tests') {
    return (
      <Late fallback={<PageSkeleton label={LL.common.loading()} />}>
        <AgentTestsPage key={botKey} botKey={botKey} agentName={name} />
      </Late>
    );
  }
  return (
    <TestChatScreen
      key={botKey}
      botKey={botKey}
      agentName={name}
      agent={agent}
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
      answerActions={({ conversationId, question }) => (
        <SaveAsTestButton inRow botKey={botKey} conversationId={conversationId} questionId={question.id} />
      )}
    />
  );
}
