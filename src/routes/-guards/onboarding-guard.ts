import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { ApiError } from '@/api/api-error';
import type { WelcomeProcess } from '@/api/generated/schemas';
import {
  advanceStage,
  getWelcomeProcessQueryKey,
  startWelcome,
  welcomeProcess,
} from '@/api/generated/welcome/welcome';
import type { OnboardingPlace } from '@/features/onboarding/onboarding-target';
import { onboardingTarget } from '@/features/onboarding/onboarding-target';
import { readPointer, writePointer } from '@/session/product-key';

interface GuardedVisit {
  queryClient: QueryClient;
  accountId: string;
  place: OnboardingPlace;
}

/** How long after a route change the guard asks the server again (specification §4, §9). */
export const GUARD_DELAY_MS = 100;

/** How often in a row the guard may send somebody elsewhere; a stage that still moves then does not know its mind. */
const MOST_TURNS = 4;

const turns = new Map<string, number>();
const turning = new Set<string>();

/** Notes that the guard sends somebody elsewhere again; false when that has become a loop, which the page then says. */
export function mayTurn(accountId: string): boolean {
  const taken = (turns.get(accountId) ?? 0) + 1;
  turns.set(accountId, taken);
  if (taken <= MOST_TURNS) return true;
  turns.delete(accountId);
  turning.add(accountId);
  return false;
}

/** Somebody stands where the stage wants them, or went somewhere on their own: what the guard did is no loop. */
export function endTurns(accountId: string): void {
  turns.delete(accountId);
}

/** Whether onboarding is known to have ended; then the guard has stopped for good. */
export function welcomeHasEnded(accountId: string): boolean {
  const pointer = readPointer();
  return pointer?.accountId === accountId && pointer.welcomeIsEnd;
}

function noteEnd(accountId: string, { isEnd }: WelcomeProcess): void {
  const pointer = readPointer();
  if (isEnd && pointer?.accountId === accountId && !pointer.welcomeIsEnd)
    writePointer({ ...pointer, welcomeIsEnd: true });
}

async function processOf(accountId: string, signal?: AbortSignal): Promise<WelcomeProcess> {
  try {
    return await welcomeProcess(accountId, { signal });
  } catch (error) {
    // An account that never began begins now.
    const isNew = error instanceof ApiError && error.status === 404 && error.kind === 'refused';
    if (isNew) return startWelcome({ accountId });
    throw error;
  }
}

/** The one way to ask for the welcome process, whoever asks. */
export function welcomeProcessOptions(accountId: string) {
  return queryOptions({
    queryKey: getWelcomeProcessQueryKey(accountId),
    queryFn: ({ signal }) => processOf(accountId, signal),
  });
}

/** The welcome process: from the cache, or asked for when it is not there or `fresh` is wanted. */
export async function readProcess(
  queryClient: QueryClient,
  accountId: string,
  freshness: 'cached' | 'fresh' = 'cached',
): Promise<WelcomeProcess> {
  // Said once: trying again asks anew.
  if (turning.delete(accountId))
    throw new ApiError('the stage keeps changing', { kind: 'mismatch', reference: 'stage loop' });
  const process = await queryClient.query({
    ...welcomeProcessOptions(accountId),
    staleTime: freshness === 'cached' ? 'static' : 0,
  });
  noteEnd(accountId, process);
  return process;
}

/** Keeps what a write answered, so that the next guard goes by it. */
export function keepProcess(queryClient: QueryClient, accountId: string, process: WelcomeProcess): void {
  queryClient.setQueryData(getWelcomeProcessQueryKey(accountId), process);
  noteEnd(accountId, process);
}

/**
 * Where the present visit should be instead, or undefined (specification §4 Onboarding). `admin_settings` is advanced on
 * the server here, once; a server that then still says the same is an error, not a loop.
 */
export async function guardOnboarding(
  { queryClient, accountId, place }: GuardedVisit,
  freshness: 'cached' | 'fresh' = 'cached',
): Promise<Exclude<OnboardingPlace, 'other'> | undefined> {
  if (welcomeHasEnded(accountId)) return undefined;
  const process = await readProcess(queryClient, accountId, freshness);
  const target = onboardingTarget(process, place);
  if (target !== 'advance') return target;
  const advanced = await advanceStage({ accountId });
  keepProcess(queryClient, accountId, advanced);
  const next = onboardingTarget(advanced, place);
  if (next === 'advance')
    throw new ApiError('the stage does not advance', { kind: 'mismatch', reference: 'stage admin_settings' });
  return next ?? (place === 'dashboard' ? undefined : 'dashboard');
}
