/**
 * What went wrong: the network, our own time limit, a refusal of the provider, an answer that breaks the contract,
 * an operation the provider lacks, or a session that has ended.
 */
export type FailureKind = 'network' | 'timeout' | 'refused' | 'mismatch' | 'unavailable' | 'expired';

interface ApiErrorDetails {
  kind: FailureKind;
  status?: number | undefined;
  code?: string | undefined;
  fields?: readonly { path: string; code: string }[] | undefined;
  reference?: string | undefined;
  /** Seconds to wait before trying again. */
  retryAfter?: number | undefined;
}

/** The one error of every call to the provider. Its message is for logs: operation, place and types, never values. */
export class ApiError extends Error {
  readonly kind: FailureKind;
  readonly status: number | undefined;
  readonly code: string | undefined;
  readonly fields: readonly { path: string; code: string }[];
  readonly reference: string | undefined;
  readonly retryAfter: number | undefined;

  constructor(message: string, details: ApiErrorDetails) {
    super(message);
    this.name = 'ApiError';
    this.kind = details.kind;
    this.status = details.status;
    this.code = details.code;
    this.fields = details.fields ?? [];
    this.reference = details.reference;
    this.retryAfter = details.retryAfter;
  }
}

/** Whether the provider has no such operation at all: nothing that is tried again will help. */
export function isUnavailable(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'unavailable';
}

/** Whether somebody may not see what was asked for: nothing broke. */
export function isForbidden(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'refused' && error.status === 403;
}

/** Whether what was asked for is not there any more: asking again brings nothing back. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'refused' && error.status === 404;
}
