import { createFileRoute } from '@tanstack/react-router';
import { toolsSearch } from '@/features/tools/tools-search';
import { ToolsPage } from '@/pages/tools-page';

export const Route = createFileRoute('/{-$locale}/_signed-in/dashboard/setup/tools')({
  validateSearch: toolsSearch,
  // What is asked for comes with its own code, beside that of the page.
  loader: ({ context }) =>
    void import('@/routes/-guards/ask-for-tools').then(
      ({ askForTools }) => askForTools(context),
      () => undefined,
    ),
  component: ToolsPage,
  staticData: { texts: ['connecting', 'tools'], title: (LL) => LL.shell.tools() },
});
