import { redirect } from '@tanstack/react-router';
import type { WelcomeProcess } from '@/api/generated/schemas';
import { type ProcessVisit, readProcess } from '@/shared/onboarding/welcome-process';
import { readSettings } from '@/shared/onboarding/welcome-settings';

/**
 * Before a plan is chosen or paid: the welcome process, unless its job is running already, on whatever device it was
 * started, or has succeeded and left the stage behind: then it redirects to that job's page. What is paid for is set up
 * and not paid for again.
 */
export async function redirectToRunningSetup(
  visit: ProcessVisit,
  page: 'plans' | 'paying',
): Promise<WelcomeProcess> {
  const process = await readProcess({ ...visit, freshness: 'fresh' });
  const { jobId } = readSettings(process);
  if (!jobId) return process;
  // Not in the product's first file, which holds this guard.
  const { findJob } = await import('@/shared/jobs/find-job');
  const running = await findJob(jobId);
  // A job that nobody knows any more keeps nobody from choosing.
  if (!running) return process;
  const isPast = process.isEnd || process.currentStage !== 'subscription_settings';
  const done = running.status === 'succeeded' && isPast;
  const stopped = running.status === 'failed' && (page === 'plans' || running.kind !== 'subscription_start');
  if (!done && !stopped) throw redirect({ to: '/{-$locale}/onboarding/subscribing', replace: true });
  return process;
}
