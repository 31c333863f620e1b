import { ApiError } from '@/api/api-error';
import type { JobRef } from '@/api/generated/schemas/jobRef.zod';
import { welcomeProcess } from '@/api/generated/welcome/welcome';
import { isOpen } from '@/api/is-open';

/**
 * Starts the work of a trial or a subscription and gives its job. When the answer got lost, or other work is under way
 * already, the process says which; `known` is the job that stood there before.
 */
export async function startOrFind(
  accountId: string,
  known: string | undefined,
  start: () => Promise<JobRef>,
): Promise<string> {
  try {
    return (await start()).jobId;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const isOther = error.code === 'SUBSCRIPTION_UNDER_WAY';
    if (!isOpen(error) && !isOther) throw error;
    const now = await welcomeProcess(accountId).catch(() => undefined);
    const jobId = now?.settings.jobId;
    if (jobId === undefined || (jobId === known && !isOther)) throw error;
    return jobId;
  }
}
