import { ApiError } from '@/api/api-error';
import { isSent } from '@/api/custom-headers';

/** What a call that takes If-Match is given beside its body. */
export interface OverRequest {
  headers?: { 'If-Match': string };
}

interface Guarded {
  /** The revision that was read; null where the provider names none, and then whoever writes last has written. */
  revision: string | null;
  /** Reads what revision stands now. */
  read: () => Promise<string | null | undefined>;
  /** What the provider calls the refusal. */
  code: string;
}

/**
 * Writes over the revision that was read, never over another one. The provider compares them by If-Match; without that
 * header the revision is read again just before, and another one is the same refusal.
 */
export async function overRevision<T>(
  { revision, read, code }: Guarded,
  write: (request: OverRequest) => Promise<T>,
): Promise<T> {
  if (revision === null) return write({});
  if (!isSent('If-Match') && (await read()) !== revision)
    throw new ApiError('It was saved since', { kind: 'refused', status: 409, code });
  return write({ headers: { 'If-Match': revision } });
}
