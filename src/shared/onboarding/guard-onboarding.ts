import { advanceFrom } from './advance-from';
import { type OnboardingPlace, onboardingTarget } from './onboarding-target';
import { keepProcess, type ProcessVisit, readProcess, welcomeHasEnded } from './welcome-process';

interface GuardedVisit extends ProcessVisit {
  place: OnboardingPlace;
}

/**
 * Where the present visit should be instead, or undefined (specification §4 Onboarding). `admin_settings` is advanced on
 * the server here; a server that then still says the same is an error, not a loop.
 */
export async function guardOnboarding({
  place,
  ...visit
}: GuardedVisit): Promise<Exclude<OnboardingPlace, 'other'> | undefined> {
  const { queryClient, accountId, readOnly } = visit;
  if (welcomeHasEnded(accountId)) return undefined;
  const target = onboardingTarget(await readProcess(visit), place);
  if (target !== 'advance') return target;
  if (readOnly) return undefined;
  const advanced = await advanceFrom(accountId, 'admin_settings');
  await keepProcess(queryClient, accountId, advanced);
  const next = onboardingTarget(advanced, place);
  if (next && next !== 'advance') return next;
  return place === 'dashboard' ? undefined : 'dashboard';
}
