import { createFileRoute } from '@tanstack/react-router';
import { toolsSearch } from '@/features/tools/tools-search';
import { ToolsPage } from '@/pages/tools-page';

export const Route = createFileRoute('/{-$locale}/_signed-in/dashboard/setup/tools')({
  validateSearch: toolsSearch,
  component: ToolsPage,
  staticData: { texts: ['connecting', 'tools'], title: (LL) => LL.shell.tools() },
});
