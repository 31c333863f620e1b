import type { ApiError } from './api-error';

const FAILS_FROM = 500;

/** Whether the provider may have done what was asked although it did not say so. */
export function isOpen({ kind, status = 0 }: ApiError): boolean {
  if (kind === 'refused') return status >= FAILS_FROM;
  return kind === 'network' || kind === 'timeout' || kind === 'mismatch';
}
