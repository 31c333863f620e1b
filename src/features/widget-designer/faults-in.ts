import { isRecord } from '@/lib/is-record';

/** The paths of the settings that cannot be saved, in the order of the form's errors. */
export function faultsIn(errors: unknown, before = ''): readonly string[] {
  if (Array.isArray(errors)) {
    return errors.flatMap((one: unknown, index) => faultsIn(one, `${before}.${index}`));
  }
  if (!isRecord(errors)) return [];
  if (typeof errors.type === 'string' || typeof errors.message === 'string') return [before];
  return Object.entries(errors).flatMap(([name, inner]) =>
    name === 'ref' ? [] : faultsIn(inner, before === '' ? name : `${before}.${name}`),
  );
}
