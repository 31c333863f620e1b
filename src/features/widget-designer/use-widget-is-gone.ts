import { ApiError } from '@/api/api-error';
import { useWidgets } from '@/api/generated/widgets/widgets';
import { useAccountId } from '@/shared/account/use-account-id';

/**
 * Whether a widget no longer exists: a 404 alone may mean that the provider lacks the call, so a list that works must no
 * longer have it.
 */
export function useWidgetIsGone(error: unknown, widgetId: string): boolean {
  const isMissing = error instanceof ApiError && error.status === 404;
  const accountId = useAccountId();
  const { data, isFetching } = useWidgets({ accountId }, { query: { enabled: isMissing, staleTime: 0 } });
  if (!isMissing || !data || isFetching) return false;
  if (data.items.some((one) => one.widgetId === widgetId)) return false;
  return data.items.length >= data.total || error.kind === 'refused';
}
