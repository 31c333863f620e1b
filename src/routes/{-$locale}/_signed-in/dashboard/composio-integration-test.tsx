import { createFileRoute } from '@tanstack/react-router';
import { toolTestSearch } from '@/features/tool-tests/tool-test-search';
import { ComposioIntegrationTestPage } from '@/pages/composio-integration-test-page';

export const Route = createFileRoute('/{-$locale}/_signed-in/dashboard/composio-integration-test')({
  validateSearch: toolTestSearch,
  component: ComposioIntegrationTestPage,
  staticData: {
    texts: ['toolCalls'],
    title: (LL) => LL.shell.rooms.composioIntegrationTest(),
  },
});
