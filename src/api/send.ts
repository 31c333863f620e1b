import { expireSession, tokenForCall } from '@/session/session';
import { apiUrl } from './api-base';
import { ApiError } from './api-error';
import { withoutSwitchedOff } from './custom-headers';
import { takeEarly } from './early-answers';
import { readRefusal } from './read-refusal';
import { retryAfterOf } from './retry-after';

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

/**
 * Sends one call with its bearer; gives the answer when it is a success, else throws the one ApiError. `namesItem` says
 * that the path names something of ours that may be gone, so that a 404 alone does not mean a missing operation.
 */
export async function send(path: string, init: RequestInit, namesItem: boolean): Promise<Response> {
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
  throw await refusal(path, init, response, namesItem);
}

function sessionOver(path: string, { method }: RequestInit): ApiError {
  return new ApiError(`${method} ${path}: the session is over`, { kind: 'expired' });
}

/** Whether the provider lacks the operation itself; only a provider that says so has lost the item. */
function lacksOperation(status: number, code: string | undefined, namesItem: boolean): boolean {
  return status === 405 || status === 501 || (status === 404 && !(namesItem && code === 'NOT_FOUND'));
}

async function refusal(
  path: string,
  init: RequestInit,
  response: Response,
  namesItem: boolean,
): Promise<ApiError> {
  const { status } = response;
  const { isWrongPair, code, fields, reference } = readRefusal(await response.text().catch(() => ''));
  const expired = status === 401 && !isWrongPair;
  if (expired) expireSession();
  return new ApiError(`${init.method} ${path}: ${status}`, {
    kind: expired ? 'expired' : lacksOperation(status, code, namesItem) ? 'unavailable' : 'refused',
    status,
    code,
    fields,
    reference: reference ?? response.headers.get('x-request-id') ?? undefined,
    retryAfter: status === 429 ? retryAfterOf(response.headers.get('Retry-After')) : undefined,
  });
}
