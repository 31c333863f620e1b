import { createFileRoute } from '@tanstack/react-router';
import { callsSearch } from '@/features/tool-calls/calls-search';
import { connectionsSearch } from '@/features/tools/tools-search';
import { ConnectionsPage } from '@/pages/connections-page';

export const Route = createFileRoute('/{-$locale}/_signed-in/dashboard/setup/tools2')({
  validateSearch: (search) => ({ ...connectionsSearch(search), ...callsSearch(search) }),
  component: ConnectionsPage,
  staticData: { texts: ['connecting', 'toolCalls', 'tools'], title: (LL) => LL.shell.tools() },
});
