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
  /** Puts back what stands at a path in the draft: it is to stay as it is. */
  readonly putBack: (path: string) => void;
  /** All of it, each change against the draft. */
  readonly changes: () => CollectedChange[];
  /** The paths at which an open change is given up: the draft stays as it is there. */
  readonly givenUp: () => string[];
};

const isNothing = (value: ProposedValue) => value === null || value === '';

/** Collects changes of a draft, each in the light of those before; `open` is the draft with what is proposed already. */
export function collectChanges(draft: NamedContent, open: NamedContent = draft): Collected {
  let now = open;
  const changes = new Map<string, CollectedChange>();
  const givenUp = new Set<string>();
  const put = (path: string, value: ProposedValue, reason: string) => {
    now = withValue(now, path, value);
    const item = path.split('.').slice(0, 2).join('.');
    // Within a block that the draft does not have yet, the block itself is the change.
    const isInNew = path.startsWith('instructions.') && valueAt(draft, item) === null;
    const place = isInNew ? item : path;
    const before = valueAt(draft, place);
    const after = valueAt(now, place);
    if (sameProposed(before, after)) {
      changes.delete(place);
      givenUp.add(place);
      return;
    }
    givenUp.delete(place);
    const kind = isNothing(before) ? 'added' : isNothing(after) ? 'removed' : 'changed';
    changes.set(place, { kind, path: place, before, after, reason: changes.get(place)?.reason ?? reason });
  };
  return {
    now: () => now,
    put,
    putBack: (path) => put(path, valueAt(draft, path), ''),
    changes: () => [...changes.values()],
    givenUp: () => [...givenUp],
  };
}
