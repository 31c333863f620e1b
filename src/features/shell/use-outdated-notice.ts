import { useI18nContext } from '@i18n/i18n-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { ApiError } from '@/api/api-error';
import { useFailureToast } from '@/shared/failures/use-failure-toast';

/** Says, once until a refresh succeeds again, that what the page shows could not be refreshed. */
export function useOutdatedNotice(): void {
  const { LL } = useI18nContext();
  const queryClient = useQueryClient();
  const tell = useFailureToast();
  const onFailure = useEffectEvent((error: Error) => tell(error, LL.failures.outdated()));
  useEffect(() => {
    let notified = false;
    return queryClient.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated') return;
      const { state } = event.query;
      if (event.action.type === 'success') notified = false;
      if (event.action.type !== 'error' || state.data === undefined || notified) return;
      // The end of a session has its own texts.
      if (event.action.error instanceof ApiError && event.action.error.kind === 'expired') return;
      notified = true;
      onFailure(event.action.error);
    });
  }, [queryClient]);
}
