import { createFileRoute } from '@tanstack/react-router';
import { connectionsSearch } from '@/features/tools/tools-search';
import { ConnectionsPage } from '@/pages/connections-page';

export const Route = createFileRoute('/{-$locale}/_signed-in/dashboard/setup/tools2')({
  validateSearch: connectionsSearch,
  component: ConnectionsPage,
  staticData: { texts: ['connecting', 'tools'], title: (LL) => LL.shell.tools() },
});
