import { isRecord } from '@/lib/is-record';
import { CallFailed } from './call';

/** Which parts of what was sent are wrong. */
export function refusedIn(error: unknown): string[] {
  const { fields } = error instanceof CallFailed && isRecord(error.body) ? error.body : {};
  if (!Array.isArray(fields)) return [];
  return fields.flatMap((one) => (isRecord(one) && typeof one.path === 'string' ? [one.path] : []));
}
