import type * as z from 'zod/mini';
import { expireSession, tokenForCall } from '@/session/session';
import { apiUrl } from './api-base';
import { ApiError } from './api-error';
import { withoutSwitchedOff } from './custom-headers';
import { takeEarly } from './early-answers';
import { ProviderError } from './generated/schemas/providerError.zod';

/** The one 401 that leaves the session alone, word for word (specification §8). */
export const WRONG_PAIR_MESSAGE = 'Invalid username/password supplied';

const DEFAULT_RETRY_AFTER_S = 30;

/** An answer that was asked for without this signal ends with it all the same. */
function untilAborted(answer: Promise<Response>, signal: AbortSignal | null | undefined): Promise<Response> {
  return new Promise((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
    answer.then(resolve, reject);
  });
}

function fetchOnce(url: string, init: RequestInit, token: string | undefined): Promise<Response> {
  const early = init.method === 'GET' ? takeEarly(url) : undefined;
  if (early) return untilAborted(early, init.signal);
  const headers = withoutSwitchedOff(init.headers);
  if (token !== undefined) headers.set('Authorization', `Bearer ${token}`);
  return fetch(url, { ...init, headers });
}

/** Sends one call with its bearer; gives the answer when it is a success, else throws the one ApiError. */
export async function send(path: string, init: RequestInit): Promise<Response> {
  // An id of dots would be another operation: the browser resolves it, encoded or not.
  if (/(^|\/)(\.|%2e){1,2}(\/|\?|$)/i.test(path))
    throw new ApiError(`${init.method} ${path}: no such id`, { kind: 'refused', status: 404 });
  const token = tokenForCall();
  if (token === 'over') throw sessionOver(path, init);
  let response: Response;
  try {
    response = await fetchOnce(apiUrl(path), init, token);
  } catch (error) {
    if (init.signal?.aborted) throw init.signal.reason;
    throw new ApiError(`${init.method} ${path}: ${String(error)}`, { kind: 'network' });
  }
  // A late answer to an earlier session is nobody's any more.
  if (tokenForCall() !== token) throw sessionOver(path, init);
  if (response.ok) return response;
  throw await refusal(path, init, response);
}

function sessionOver(path: string, { method }: RequestInit): ApiError {
  return new ApiError(`${method} ${path}: the session is over`, { kind: 'expired' });
}

async function refusal(path: string, init: RequestInit, response: Response): Promise<ApiError> {
  const body = ProviderError.safeParse(await response.json().catch(() => undefined));
  const told: z.output<typeof ProviderError> = body.success ? body.data : { message: response.statusText };
  const { status } = response;
  const wrongPair = status === 401 && told.message === WRONG_PAIR_MESSAGE;
  const expired = status === 401 && !wrongPair;
  if (expired) expireSession();
  const lacksOperation = status === 405 || status === 501 || told.code === 'UNKNOWN_OPERATION';
  return new ApiError(`${init.method} ${path}: ${status}`, {
    kind: expired ? 'expired' : lacksOperation ? 'unavailable' : 'refused',
    status,
    code: told.code,
    fields: told.fields,
    reference: told.reference ?? response.headers.get('x-request-id') ?? undefined,
    retryAfter:
      status === 429 ? Number(response.headers.get('Retry-After')) || DEFAULT_RETRY_AFTER_S : undefined,
  });
}
