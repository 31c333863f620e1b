import { getRouteApi } from '@tanstack/react-router';
import { ToolConnectedScreen } from '@/features/tools/tool-connected-screen';

const route = getRouteApi('/{-$locale}/_blank/toolisconnected');

/** The page that a consent page of a tool comes back to. */
export function ToolConnectedPage() {
  const { status } = route.useSearch();
  return <ToolConnectedScreen status={status} />;
}
