import { createFileRoute } from '@tanstack/react-router';
import { testsSearch } from '@/features/agent-tests/tests-search';
import { testAddress } from '@/features/test-chat/test-address';
import { TestAgentPage } from '@/pages/test-agent-page';
import { loadTestAgent } from '@/routes/-guards/load-test-agent';

export const Route = createFileRoute('/{-$locale}/_signed-in/dashboard/agents/$keyBot/test-agent')({
  validateSearch: (search) => ({ ...testsSearch(search), ...testAddress(search) }),
  loaderDeps: ({ search: { view } }) => ({ view }),
  loader: loadTestAgent,
  component: TestAgentPage,
  staticData: {
    texts: ['agentTests', 'channelWords', 'testAgent', 'testChat'],
    title: (LL) => LL.shell.rooms.testAgent(),
  },
});
