import { Locale } from '@/api/generated/schemas/locale.zod';
import type { ContentChange } from './diff-content';

/** What a person calls one change: a field, in all the languages in which it changed in the same way. */
export interface ChangedField {
  /** Of the field, without a language if there are several. */
  path: string;
  kind: ContentChange['kind'];
  /** In one language each; a single one where the field has no languages. */
  changes: readonly [ContentChange, ...ContentChange[]];
}

/** The language of a text, `es` in `greeting.es`; undefined of everything else. */
export function languageOf(path: string): Locale | undefined {
  return Locale.safeParse(path.slice(path.lastIndexOf('.') + 1)).data;
}

/** Puts the languages of a field together, so that what is counted and what is listed are the same. */
export function changedFields(changes: readonly ContentChange[]): readonly ChangedField[] {
  const fields = new Map<string, ChangedField>();
  for (const change of changes) {
    const language = languageOf(change.path);
    const path = language ? change.path.slice(0, -language.length - 1) : change.path;
    const key = `${path} ${change.kind}`;
    const known = fields.get(key);
    if (language && known) fields.set(key, { ...known, path, changes: [...known.changes, change] });
    else fields.set(key, { path: change.path, kind: change.kind, changes: [change] });
  }
  return [...fields.values()];
}
