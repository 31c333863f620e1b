import { createFileRoute } from '@tanstack/react-router';
import { ToolConnectedScreen } from '@/features/tools/tool-connected-screen';

export const Route = createFileRoute('/{-$locale}/_blank/toolisconnected')({
  component: ToolConnectedScreen,
  staticData: { texts: ['toolConnected'], title: (LL) => LL.toolConnected.title() },
});
