import { redirect } from '@tanstack/react-router';
import { ApiError } from '@/api/api-error';
import { job } from '@/api/generated/jobs/jobs';
import type { WelcomeProcess } from '@/api/generated/schemas';
import { readSettings } from '@/api/welcome-settings';
import { type ProcessVisit, readProcess } from './onboarding-guard';

/**
 * Before a plan is chosen or paid: the process as it stands, unless its work goes on already, on whatever device it was
 * begun, or has succeeded and left the stage behind; then the way leads to that. What is paid for is set up and not paid
 * for again.
 */
export async function unlessWorkUnderWay(
  visit: ProcessVisit,
  page: 'plans' | 'paying',
): Promise<WelcomeProcess> {
  const process = await readProcess({ ...visit, freshness: 'fresh' });
  const { jobId } = readSettings(process);
  if (!jobId) return process;
  const work = await job(jobId).catch((error: unknown) => {
    // Work that nobody knows any more keeps nobody from choosing.
    if (error instanceof ApiError && (error.status === 404 || error.kind === 'unavailable')) return undefined;
    throw error;
  });
  if (!work) return process;
  const isPast = process.isEnd || process.currentStage !== 'subscription_settings';
  const done = work.status === 'succeeded' && isPast;
  const stopped = work.status === 'failed' && (page === 'plans' || work.kind !== 'subscription_start');
  if (!done && !stopped) throw redirect({ to: '/{-$locale}/onboarding/subscribing', replace: true });
  return process;
}
