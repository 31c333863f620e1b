import type { QueryClient } from '@tanstack/react-query';
import { getPlansQueryOptions } from '@/api/generated/billing/billing';

/** Reads the plans into the cache. Throws ApiError. */
export function askForPlans(queryClient: QueryClient) {
  return queryClient.query(getPlansQueryOptions());
}
