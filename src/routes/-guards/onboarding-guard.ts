import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { ApiError } from '@/api/api-error';
import { WelcomeProcess } from '@/api/generated/schemas/welcomeProcess.zod';
import { getWelcomeProcessQueryKey, startWelcome, welcomeProcess } from '@/api/generated/welcome/welcome';
import { advanceFrom } from '@/features/onboarding/advance-from';
import type { OnboardingPlace } from '@/features/onboarding/onboarding-target';
import { onboardingTarget } from '@/features/onboarding/onboarding-target';
import { withLock } from '@/lib/with-lock';
import { readPointer, writePointer } from '@/session/product-key';

/** Who asks for the process, and how. */
export interface ProcessVisit {
  queryClient: QueryClient;
  accountId: string;
  /** Nothing may be written: a link is only pointed at, or the page has failed and waits for somebody to try again. */
  lookOnly: boolean;
  /** Whether the process may come from the cache; so it may by default. */
  freshness?: 'cached' | 'fresh';
}

interface GuardedVisit extends ProcessVisit {
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

/** The one way to ask for the welcome process, whoever asks. */
export function welcomeProcessOptions(accountId: string) {
  return queryOptions({
    queryKey: getWelcomeProcessQueryKey(accountId),
    queryFn: ({ signal }) => welcomeProcess(accountId, { signal }),
  });
}

function neverBegan(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** An account that never began begins now, once however many ask, in whatever tab. */
function begin(queryClient: QueryClient, accountId: string): Promise<WelcomeProcess> {
  return withLock(`welcome ${accountId}`, async () => {
    const begun = await welcomeProcess(accountId).catch((error: unknown) => {
      if (neverBegan(error)) return undefined;
      throw error;
    });
    return keepProcess(queryClient, accountId, begun ?? (await startWelcome({ accountId })));
  });
}

/** The welcome process: from the cache, or asked for when it is not there or `fresh` is wanted. */
export async function readProcess({
  queryClient,
  accountId,
  lookOnly,
  freshness = 'cached',
}: ProcessVisit): Promise<WelcomeProcess> {
  // Said once: trying again asks anew.
  if (turning.delete(accountId))
    throw new ApiError('the stage keeps changing', { kind: 'mismatch', reference: 'stage loop' });
  try {
    const process = await queryClient.query({
      ...welcomeProcessOptions(accountId),
      staleTime: freshness === 'cached' ? 'static' : 0,
    });
    noteEnd(accountId, process);
    return process;
  } catch (error) {
    if (lookOnly || !neverBegan(error)) throw error;
    return begin(queryClient, accountId);
  }
}

/**
 * Keeps what a write answered, so that the next guard goes by it. A write is judged by its status: when its answer is
 * not the process, the process is asked for again.
 */
export async function keepProcess(
  queryClient: QueryClient,
  accountId: string,
  answer: unknown,
): Promise<WelcomeProcess> {
  const told = WelcomeProcess.safeParse(answer);
  const options = welcomeProcessOptions(accountId);
  // What was asked before the write does not know of it.
  await queryClient.cancelQueries({ queryKey: options.queryKey });
  if (told.success) queryClient.setQueryData(options.queryKey, told.data);
  const process = told.success ? told.data : await queryClient.query({ ...options, staleTime: 0 });
  noteEnd(accountId, process);
  return process;
}

/**
 * Where the present visit should be instead, or undefined (specification §4 Onboarding). `admin_settings` is advanced on
 * the server here; a server that then still says the same is an error, not a loop.
 */
export async function guardOnboarding({
  place,
  ...visit
}: GuardedVisit): Promise<Exclude<OnboardingPlace, 'other'> | undefined> {
  const { queryClient, accountId, lookOnly } = visit;
  if (welcomeHasEnded(accountId)) return undefined;
  const target = onboardingTarget(await readProcess(visit), place);
  if (target !== 'advance') return target;
  if (lookOnly) return undefined;
  const advanced = await advanceFrom(accountId, 'admin_settings');
  await keepProcess(queryClient, accountId, advanced);
  const next = onboardingTarget(advanced, place);
  if (next && next !== 'advance') return next;
  return place === 'dashboard' ? undefined : 'dashboard';
}
