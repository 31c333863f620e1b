import { ApiError } from '@/api/api-error';

/** What a call could not give is missing from one part of a page; without a network or a session there is no page. */
export function ignorePartFailure(error: unknown): undefined {
  const isPart = error instanceof ApiError && !['network', 'timeout', 'expired'].includes(error.kind);
  if (!isPart) throw error;
  return undefined;
}
