import { useEffect, useEffectEvent, useRef } from 'react';
import { isUnavailable } from '@/api/api-error';
import { useJob as useJobQuery } from '@/api/generated/jobs/jobs';
import type { Job } from '@/api/generated/schemas/job.zod';

const POLL_MS = 700;
const POLL_AFTER_FAILURE_MS = 3000;

/** How a job ended by itself; `untracked`: the provider has no job calls, so nobody knows. */
export type JobEnd = 'succeeded' | 'failed' | 'untracked';

function endOf(job: Job | undefined, error: unknown): JobEnd | undefined {
  if (!job) return isUnavailable(error) ? 'untracked' : undefined;
  return job.status === 'succeeded' || job.status === 'failed' ? job.status : undefined;
}

/**
 * A job, polled until it ends; a provider without job calls is not asked again. `onEnd` is called once for each end:
 * a job that failed and was tried again ends a second time.
 */
export function useJob(
  jobId: string | null | undefined,
  onEnd?: (end: JobEnd, job: Job | undefined) => void,
) {
  const query = useJobQuery(jobId ?? '', {
    query: {
      enabled: jobId !== null && jobId !== undefined,
      staleTime: 0,
      refetchInterval: ({ state: { data, error, status } }) => {
        if (endOf(data, error)) return false;
        return status === 'error' ? POLL_AFTER_FAILURE_MS : POLL_MS;
      },
    },
  });
  const end = endOf(query.data, query.error);
  const notified = useRef<string>(undefined);
  const notify = useEffectEvent(() => end && onEnd?.(end, query.data));
  useEffect(() => {
    const key = end && `${jobId} ${end}`;
    if (key && notified.current !== key) notify();
    notified.current = key;
  }, [jobId, end]);
  return { ...query, end };
}
