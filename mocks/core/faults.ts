import { HttpResponse } from 'msw';
import { OPERATIONS } from '@/api/generated/operations';
import { operationOf } from './operation-of';
import { refusal } from './refuse';

/** How every call goes wrong while a scenario is on. */
export type Fault = 'slow' | 'offline' | 'expired' | 'busy' | 'broken' | 'no-answers' | 'contract-breaking';

const BUSY_SECONDS = 20;

/** What a call is answered with in the place of its answer, if anything. */
export function faultAnswer(fault: Fault, isSignedOut: boolean): Response | undefined {
  switch (fault) {
    case 'offline':
      return HttpResponse.error();
    case 'busy':
      return refusal({
        status: 429,
        code: 'TOO_MANY_REQUESTS',
        message: 'Too many calls',
        retryAfterSeconds: BUSY_SECONDS,
      });
    case 'broken':
      return refusal({ status: 500, code: 'PROVIDER_ERROR', message: 'The provider could not answer' });
    case 'expired':
      return isSignedOut
        ? undefined
        : refusal({ status: 401, code: 'TOKEN_EXPIRED', message: 'Token expired' });
    case 'slow':
    case 'no-answers':
    case 'contract-breaking':
      return undefined;
  }
}

/** What may be answered with its status alone is: a provider that tells nothing of what it did. */
export function withoutAnswer(request: Request, response: Response): Response {
  const called = operationOf(request);
  return response.ok && called && OPERATIONS[called.operationId][2]
    ? new HttpResponse(null, { status: 204 })
    : response;
}

/** Spoils an answer: one item of a list, else all of it, becomes an empty list; without one part it could still be read. */
export async function breakContract(response: Response): Promise<Response> {
  if (!response.ok) return response;
  if (response.headers.get('Content-Type') === 'text/event-stream') {
    return new HttpResponse('id: 1\nevent: token\ndata: {"type":"token"}\n\n', { headers: response.headers });
  }
  const answer: { items?: unknown } = await response.json();
  const { items } = answer;
  const hasItems = Array.isArray(items) && items.length > 0;
  const spoiled = hasItems ? { ...answer, items: [[], ...items.slice(1)] } : [];
  return HttpResponse.json(spoiled, { status: response.status });
}
