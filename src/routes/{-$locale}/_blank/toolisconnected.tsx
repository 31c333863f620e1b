import { createFileRoute } from '@tanstack/react-router';
import { ToolConnectedScreen } from '@/features/tools/tool-connected-screen';
import { HomeLink } from '@/routes/-parts/links';

export const Route = createFileRoute('/{-$locale}/_blank/toolisconnected')({
  component: () => <ToolConnectedScreen HomeLink={HomeLink} />,
  staticData: { words: ['toolConnected'], title: (LL) => LL.toolConnected.title() },
});
