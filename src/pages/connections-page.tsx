import { getRouteApi } from '@tanstack/react-router';
import { ConnectionList } from '@/features/tools/connection-list';
import { ToolsFrame } from '@/features/tools/tools-frame';

const route = getRouteApi('/{-$locale}/_signed-in/dashboard/setup/tools2');

/** What the company has connected: a view by the link's search. */
export function ConnectionsPage() {
  const { view = 'connections', toolkit } = route.useSearch();
  return (
    <ToolsFrame part={view}>
      <ConnectionList toolkit={toolkit} />
    </ToolsFrame>
  );
}
