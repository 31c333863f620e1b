import { ApiError } from '@/api/api-error';
import { job } from '@/api/generated/jobs/jobs';

/** A job as it stands now; undefined where nobody knows it any more, or where jobs cannot be read. Throws ApiError. */
export async function findJob(jobId: string) {
  try {
    return await job(jobId);
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.kind === 'unavailable')) return undefined;
    throw error;
  }
}
