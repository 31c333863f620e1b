import type { AgentContent } from '@/api/generated/schemas/agentContent.zod';
import { isRecord } from '@/lib/is-record';
import { itemsById, sameValue } from './merge-content';

/** One field, or one item of a list, that is not the same in two contents of an agent. */
export interface ContentChange {
  /** As in a ContentConflict: `greeting.es`, `instructions.blk_1.texts.es`; `instructions` alone for its order. */
  path: string;
  kind: 'added' | 'removed' | 'changed' | 'moved';
  before: unknown;
  after: unknown;
}

/** A text that is empty is none: whoever writes one there adds it. */
function kindOf(was: unknown, is: unknown): ContentChange['kind'] {
  if (was === '') return 'added';
  return is === '' ? 'removed' : 'changed';
}

/** Everything that is to be done to make `after` out of `before`, field by field, in the order of the content. */
export function diffContent(before: AgentContent, after: AgentContent): readonly ContentChange[] {
  const changes: ContentChange[] = [];

  function walk(path: string, was: unknown, is: unknown): void {
    if (sameValue(was, is)) return;
    if (was === undefined) changes.push({ path, kind: 'added', before: was, after: is });
    else if (is === undefined) changes.push({ path, kind: 'removed', before: was, after: is });
    else if (Array.isArray(was) && Array.isArray(is)) walkLists(path, was, is);
    else if (isRecord(was) && isRecord(is)) {
      for (const name of new Set([...Object.keys(was), ...Object.keys(is)]))
        walk(`${path}.${name}`, was[name], is[name]);
    } else changes.push({ path, kind: kindOf(was, is), before: was, after: is });
  }

  function walkLists(path: string, was: unknown[], is: unknown[]): void {
    const [old, now] = [itemsById(was), itemsById(is)];
    for (const id of new Set([...old.keys(), ...now.keys()])) walk(`${path}.${id}`, old.get(id), now.get(id));
    const stayed = (items: Map<string, unknown>, others: Map<string, unknown>) =>
      [...items.keys()].filter((id) => others.has(id));
    // Words of a list are a set: where they stand says nothing.
    const ordered = is.some(isRecord);
    if (ordered && !sameValue(stayed(old, now), stayed(now, old)))
      changes.push({ path, kind: 'moved', before: [...old.keys()], after: [...now.keys()] });
  }

  for (const [name, value] of Object.entries(after)) walk(name, Reflect.get(before, name), value);
  return changes;
}
