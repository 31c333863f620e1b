import { useI18nContext } from '@i18n/i18n-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { ApiError } from '@/api/api-error';
import { useFailureToast } from '@/shared/failures/use-failure-toast';

/** Says, once until a refresh succeeds again, that what the page shows could not be refreshed. */
export function useOutdatedNotice(): void {
  const { LL } = useI18nContext();
  const queries = useQueryClient();
  const tell = useFailureToast();
  const onFailure = useEffectEvent((error: Error) => tell(error, LL.failures.outdated()));
  useEffect(() => {
    let told = false;
    return queries.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated') return;
      const { state } = event.query;
      if (event.action.type === 'success') told = false;
      if (event.action.type !== 'error' || state.data === undefined || told) return;
      // The end of a session has its own words.
      if (event.action.error instanceof ApiError && event.action.error.kind === 'expired') return;
      told = true;
      onFailure(event.action.error);
    });
  }, [queries]);
}
