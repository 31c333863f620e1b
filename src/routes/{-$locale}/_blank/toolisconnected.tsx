import { createFileRoute } from '@tanstack/react-router';
import { toolReturnSearch } from '@/features/tools/tool-return-search';
import { ToolConnectedPage } from '@/pages/tool-connected-page';

export const Route = createFileRoute('/{-$locale}/_blank/toolisconnected')({
  validateSearch: toolReturnSearch,
  // What stands behind the # was made by the window that asked, and comes back to it alone.
  loader: async ({ location: { hash } }) =>
    (await import('@/shared/connections/announce-return')).announceReturn(hash),
  component: ToolConnectedPage,
  staticData: { texts: ['toolConnected'], title: (LL) => LL.toolConnected.pageTitle() },
});
