import { type Query, QueryClient } from '@tanstack/react-query';
import { ApiError, isUnavailable } from '@/api/api-error';

const MAX_RETRIES = 2;
const FRESH_MS = 30_000;

/** A read that may succeed the next time: the network, a provider in trouble. Never a refusal or a missing operation. */
function mayRetry(failures: number, error: Error): boolean {
  if (failures >= MAX_RETRIES || !(error instanceof ApiError)) return false;
  return error.kind === 'network' || (error.kind !== 'unavailable' && (error.status ?? 0) >= 500);
}

/** A page that comes back does not ask again for what is not there, and so does not flicker. */
const mayBeThere = ({ state }: Query) => !isUnavailable(state.error);

const FIRST_RETRY_MS = 1000;

/** 1 s, then 2 s, up to half of it more: those who failed together do not come back together. */
function retryDelay(failures: number): number {
  return FIRST_RETRY_MS * 2 ** failures * (1 + Math.random() / 2);
}

/**
 * The one query client: reads stay fresh for 30 s and are tried at most 3 times; writes are never sent again by
 * themselves. Without a network both fail at once and say so, where the library would wait in silence.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        retry: mayRetry,
        retryDelay,
        throwOnError: false,
        networkMode: 'always',
        refetchOnWindowFocus: mayBeThere,
        refetchOnReconnect: mayBeThere,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
