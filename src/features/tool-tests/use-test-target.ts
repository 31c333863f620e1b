import { useToolkits } from '@/api/generated/tools/tools';
import { useAccountId } from '@/shared/account/use-account-id';
import type { ToolTestSearch } from './tool-test-search';

/** The toolkit and the action that a link names, among those there are. */
export function useTestTarget({ toolkit: toolkitName, action: actionName }: ToolTestSearch) {
  const accountId = useAccountId();
  const { data, error, refetch, isFetching } = useToolkits({ accountId });
  const toolkits = data?.items ?? [];
  const toolkit = toolkits.find((one) => one.toolkit === toolkitName);
  const action = toolkit?.actions.find((one) => one.action === actionName);
  return {
    toolkits,
    toolkit,
    action,
    /** The link names one that is not there. */
    unknown: {
      toolkit: data !== undefined && toolkitName !== undefined && !toolkit,
      action: toolkit !== undefined && actionName !== undefined && !action,
    },
    missing: data ? Math.max(0, data.total - toolkits.length) : 0,
    isReady: data !== undefined,
    isFetching,
    error,
    refetch: () => void refetch(),
  };
}

/** What is tried, once the toolkits are there. */
export type TestTarget = ReturnType<typeof useTestTarget>;
