import type { LoggedCallHead } from '@/api/generated/schemas/loggedCallHead.zod';
import { useLoggedCalls } from '@/api/generated/tool-calls/tool-calls';
import { useAccountId } from '@/shared/account/use-account-id';
import { OWN_TOOLKIT } from '@/shared/tool-calls/own-toolkit';

/** How many of the newest calls are looked through: no tool is worth a call of its own. */
const LOOKED_THROUGH = 200;

/** The last call of each own tool: null where there was none, undefined where that is not known. */
export function useLastCalls() {
  const accountId = useAccountId();
  const { data, isPending } = useLoggedCalls({ accountId, toolkit: OWN_TOOLKIT, limit: LOOKED_THROUGH });
  // One that could not be read may be the last call of any of them.
  const isWhole = data?.nextCursor === null && data.items.length >= data.total;
  const lastCallOf = (toolId: string): LoggedCallHead | null | undefined =>
    data?.items.find(({ action }) => action === toolId) ?? (isWhole ? null : undefined);
  return { isPending, lastCallOf };
}
