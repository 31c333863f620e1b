import { createFileRoute } from '@tanstack/react-router';
import { toolTestSearch } from '@/features/tool-tests/tool-test-search';
import { ComposioTestPage } from '@/pages/composio-test-page';

export const Route = createFileRoute('/{-$locale}/_signed-in/dashboard/composio-test')({
  validateSearch: toolTestSearch,
  component: ComposioTestPage,
  staticData: {
    texts: ['toolCalls'],
    title: (LL) => LL.shell.rooms.composioTest(),
  },
});
