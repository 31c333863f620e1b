import { isRecord } from '@/lib/is-record';

/** A call that did not succeed: why, in a word of the contract, or `OFFLINE` where nobody answered. */
export class CallFailed extends Error {
  readonly code: string;
  /** The refusal as it came. */
  readonly body: unknown;

  constructor(code: string, body?: unknown) {
    super(code);
    this.code = code;
    this.body = body;
  }
}

async function refusalOf(response: Response): Promise<CallFailed> {
  const body: unknown = await response.json().catch(() => undefined);
  const { code } = isRecord(body) ? body : {};
  return new CallFailed(typeof code === 'string' ? code : `HTTP_${response.status}`, body);
}

/** One call of a widget: no cookie, no token, nothing of the page but its origin, which the browser itself says. */
export async function call(url: string, init: RequestInit = {}): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(url, { ...init, credentials: 'omit', referrerPolicy: 'no-referrer' });
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw new CallFailed('OFFLINE');
  }
  if (!response.ok) throw await refusalOf(response);
  return response;
}

/** What is sent as JSON. */
export function json(method: string, body?: object): RequestInit {
  return {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  };
}
