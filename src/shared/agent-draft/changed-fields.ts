import { Locale } from '@/api/generated/schemas/locale.zod';

interface Change {
  /** As in a ContentChange. */
  path: string;
  kind: string;
}

/** What a person calls one change: a field, in all the languages in which it changed in the same way. */
export interface ChangedField<OneChange extends Change> {
  /** Of the field, without a language if there are several. */
  path: string;
  kind: OneChange['kind'];
  /** In one language each; a single one where the field has no languages. */
  changes: readonly [OneChange, ...OneChange[]];
}

/** The language of a text, `es` in `greeting.es`; undefined of everything else. */
export function languageOf(path: string): Locale | undefined {
  return Locale.safeParse(path.slice(path.lastIndexOf('.') + 1)).data;
}

/**
 * Puts the languages of a field together, so that what is counted and what is listed are the same. Languages whose
 * `state` differs stay apart.
 */
export function changedFields<OneChange extends Change>(
  changes: readonly OneChange[],
  state?: (change: OneChange) => string,
): readonly ChangedField<OneChange>[] {
  const fields = new Map<string, ChangedField<OneChange>>();
  for (const change of changes) {
    const language = languageOf(change.path);
    const path = language ? change.path.slice(0, -language.length - 1) : change.path;
    const key = `${path} ${change.kind} ${state?.(change)}`;
    const known = fields.get(key);
    if (language && known) fields.set(key, { ...known, path, changes: [...known.changes, change] });
    else fields.set(key, { path: change.path, kind: change.kind, changes: [change] });
  }
  return [...fields.values()];
}
