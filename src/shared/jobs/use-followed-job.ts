import { isUnavailable } from '@/api/api-error';
import { useJob } from '@/api/generated/jobs/jobs';
import type { Job } from '@/api/generated/schemas/job.zod';

const POLL_MS = 700;
const POLL_AFTER_FAILURE_MS = 3000;

/** Whether nothing more comes of a job by itself. */
export function isOver(job: Job | undefined): boolean {
  return job?.status === 'succeeded' || job?.status === 'failed';
}

/** A job, asked after until it is over; a provider that tells of no jobs is not asked again. */
export function useFollowedJob(jobId: string | null | undefined) {
  return useJob(jobId ?? '', {
    query: {
      enabled: jobId !== null && jobId !== undefined,
      staleTime: 0,
      refetchInterval: ({ state: { data, error, status } }) => {
        if (isOver(data) || isUnavailable(error)) return false;
        return status === 'error' ? POLL_AFTER_FAILURE_MS : POLL_MS;
      },
    },
  });
}
