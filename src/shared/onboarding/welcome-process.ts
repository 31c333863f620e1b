import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { ApiError } from '@/api/api-error';
import {
  getWelcomeProcessQueryKey,
  startWelcome,
  welcomeProcess,
} from '@/api/generated/onboarding/onboarding';
import { WelcomeProcess } from '@/api/generated/schemas/welcomeProcess.zod';
import { withLock } from '@/lib/with-lock';
import { readProductKey, writeProductKey } from '@/session/product-key';
import { takeRedirectLoop } from './redirect-loop';

/** Who asks for the process, and how. */
export interface ProcessVisit {
  queryClient: QueryClient;
  accountId: string;
  /** Nothing may be written: a link is only pointed at, or the page has failed and waits for somebody to try again. */
  readOnly: boolean;
  /** Whether the process may come from the cache; so it may by default. */
  freshness?: 'cached' | 'fresh';
}

/** Whether onboarding is known to have ended; then the guard has stopped for good. */
export function welcomeHasEnded(accountId: string): boolean {
  const productKey = readProductKey();
  return productKey?.accountId === accountId && productKey.welcomeIsEnd;
}

function noteEnd(accountId: string, { isEnd }: WelcomeProcess): void {
  const productKey = readProductKey();
  if (isEnd && productKey?.accountId === accountId && !productKey.welcomeIsEnd)
    writeProductKey({ ...productKey, welcomeIsEnd: true });
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
  readOnly,
  freshness = 'cached',
}: ProcessVisit): Promise<WelcomeProcess> {
  // Said once: trying again asks anew.
  if (takeRedirectLoop(accountId))
    throw new ApiError('the stage keeps changing', { kind: 'mismatch', reference: 'stage loop' });
  try {
    const process = await queryClient.query({
      ...welcomeProcessOptions(accountId),
      staleTime: freshness === 'cached' ? 'static' : 0,
    });
    noteEnd(accountId, process);
    return process;
  } catch (error) {
    if (readOnly || !neverBegan(error)) throw error;
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
  const parsed = WelcomeProcess.safeParse(answer);
  const options = welcomeProcessOptions(accountId);
  // What was asked before the write does not know of it.
  await queryClient.cancelQueries({ queryKey: options.queryKey });
  if (parsed.success) queryClient.setQueryData(options.queryKey, parsed.data);
  const process = parsed.success ? parsed.data : await queryClient.query({ ...options, staleTime: 0 });
  noteEnd(accountId, process);
  return process;
}
