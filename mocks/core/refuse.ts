import { HttpResponse } from 'msw';
import * as z from 'zod/mini';
import { type FieldError, ProviderError } from '@/api/generated/schemas';

type Refusal = {
  status: number;
  code: string;
  message: string;
  fields?: FieldError[];
  retryAfterSeconds?: number;
};

const MESSAGE_MAX = 500;
let refusals = 0;

/** A refusal in the contract's words, with the reference that support asks for. */
export function refusal({ status, code, message, fields, retryAfterSeconds }: Refusal) {
  refusals += 1;
  const reference = `ref_${(0x1000 + refusals).toString(16)}`;
  const error = z.parse(ProviderError, {
    message: message.slice(0, MESSAGE_MAX),
    code,
    reference,
    ...(fields && { fields }),
  });
  const headers = retryAfterSeconds === undefined ? undefined : { 'Retry-After': String(retryAfterSeconds) };
  return HttpResponse.json(error, { status, headers });
}

/** Ends the call with a refusal: msw answers with a response that is thrown. */
export function refuse(reason: Refusal): never {
  throw refusal(reason);
}

/** 401: the token is missing, unknown or too old. */
export function refuseExpired(): never {
  return refuse({ status: 401, code: 'TOKEN_EXPIRED', message: 'Token expired' });
}

/** 403: it belongs to another account. */
export function refuseForeign(): never {
  return refuse({ status: 403, code: 'FORBIDDEN', message: 'This account is not yours' });
}

/** 404: nothing is stored under the id. */
export function refuseUnknown(): never {
  return refuse({ status: 404, code: 'NOT_FOUND', message: 'Nothing is stored under this id' });
}

/** 413: the body is larger than can be read. */
export function refuseTooLarge(): never {
  return refuse({ status: 413, code: 'TOO_LARGE', message: 'The body is too large' });
}

/** 422: the request breaks the contract in these fields. */
export function refuseInvalid(fields: FieldError[]): never {
  return refuse({ status: 422, code: 'INVALID_REQUEST', message: 'The request is not valid', fields });
}

/** 429: too many calls. */
export function refuseTooMany(retryAfterSeconds: number): never {
  return refuse({
    status: 429,
    code: 'TOO_MANY_REQUESTS',
    message: 'Too many attempts',
    retryAfterSeconds,
  });
}
