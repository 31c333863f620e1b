import { createFileRoute } from '@tanstack/react-router';
import { ownToolsSearch } from '@/features/own-tools/own-tools-search';
import { toolsSearch } from '@/features/tools/tools-search';
import { ToolsPage } from '@/pages/tools-page';

export const Route = createFileRoute('/{-$locale}/_signed-in/dashboard/setup/tools')({
  validateSearch: (search) => ({ ...toolsSearch(search), ...ownToolsSearch(search) }),
  component: ToolsPage,
  staticData: { texts: ['connecting', 'ownTools', 'toolCalls', 'tools'], title: (LL) => LL.shell.tools() },
});
