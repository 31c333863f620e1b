import { getRouteApi } from '@tanstack/react-router';
import { ConnectionList } from '@/features/tools/connection-list';
import { ToolsFrame } from '@/features/tools/tools-frame';
import { ToolCallsPart } from './tool-calls-part';

const route = getRouteApi('/{-$locale}/_signed-in/dashboard/setup/tools2');

/** What the company has connected: a view by the link's search. */
export function ConnectionsPage() {
  const { view = 'connections', ...search } = route.useSearch();
  const navigate = route.useNavigate();
  if (view === 'calls') {
    return (
      <ToolsFrame part="calls">
        <ToolCallsPart
          search={search}
          onSearch={(next) => void navigate({ search: { view, ...next }, resetScroll: false })}
        />
      </ToolsFrame>
    );
  }
  return (
    <ToolsFrame part={view}>
      <ConnectionList toolkit={search.toolkit} />
    </ToolsFrame>
  );
}
