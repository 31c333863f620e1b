import { createFileRoute } from '@tanstack/react-router';
import { ToolConnectedScreen } from '@/features/tools/tool-connected-screen';

export const Route = createFileRoute('/{-$locale}/_blank/toolisconnected')({
  component: ToolConnectedScreen,
  staticData: { words: ['toolConnected'], title: (LL) => LL.toolConnected.title() },
});
