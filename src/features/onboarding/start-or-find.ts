import { ApiError } from '@/api/api-error';
import { welcomeProcess } from '@/api/generated/onboarding/onboarding';
import type { JobRef } from '@/api/generated/schemas/jobRef.zod';
import { isOpen } from '@/api/is-open';
import { readSettings } from '@/shared/onboarding/welcome-settings';

/**
 * Starts the work of a trial or a subscription and gives its job. When the answer got lost or names none, or other work
 * is running already, the process says which; `known` is the job that stood there before. Undefined: it was done at
 * once, and nobody names a job.
 */
export async function startOrFind(
  accountId: string,
  known: string | null | undefined,
  start: () => Promise<JobRef | null>,
): Promise<string | undefined> {
  const jobNow = async () => {
    const process = await welcomeProcess(accountId).catch(() => undefined);
    return (process && readSettings(process).jobId) ?? undefined;
  };
  try {
    const started = await start();
    if (started) return started.jobId;
    const jobId = await jobNow();
    return jobId === known ? undefined : jobId;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const isOther = error.code === 'SUBSCRIPTION_UNDER_WAY';
    if (!isOpen(error) && !isOther) throw error;
    const jobId = await jobNow();
    if (jobId === undefined || (jobId === known && !isOther)) throw error;
    return jobId;
  }
}
