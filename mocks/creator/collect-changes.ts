import { type NamedContent, sameProposed, valueAt, withValue } from './content-path';
import type { ProposedChange, ProposedValue } from './schemas';

/** A change before it is proposed. */
export type CollectedChange = Pick<ProposedChange, 'kind' | 'path' | 'before' | 'after' | 'reason'>;

/** What is to be changed in a content, and the content as it would then be. */
export type Collected = {
  /** With everything that was collected so far. */
  readonly now: () => NamedContent;
  /** Puts a value; a second change of the same place is the same change. */
  readonly put: (path: string, after: ProposedValue, reason: string) => void;
  /** All of it, each change against the content that was begun with. */
  readonly changes: () => CollectedChange[];
};

const isNothing = (value: ProposedValue) => value === null || value === '';

/** Collects changes of a content, each in the light of those before. */
export function collectChanges(from: NamedContent): Collected {
  let now = from;
  const changes = new Map<string, CollectedChange>();
  return {
    now: () => now,
    put: (path, value, reason) => {
      now = withValue(now, path, value);
      const item = path.split('.').slice(0, 2).join('.');
      // Within a block that is added here, the block itself is the change.
      const place = changes.get(item)?.before === null ? item : path;
      const before = valueAt(from, place);
      const after = valueAt(now, place);
      if (sameProposed(before, after)) {
        changes.delete(place);
        return;
      }
      const kind = isNothing(before) ? 'added' : isNothing(after) ? 'removed' : 'changed';
      changes.set(place, { kind, path: place, before, after, reason: changes.get(place)?.reason ?? reason });
    },
    changes: () => [...changes.values()],
  };
}
