/** Two texts, cut where they begin and cease to differ. */
export interface ChangedMiddle {
  head: string;
  was: string;
  is: string;
  tail: string;
}

/** How much of what stays the same is shown around a change. */
const AROUND = 48;

const wordsOf = (text: string) => text.match(/\s+|\S+/g) ?? [];

/** What differs between two texts, word by word, with a little of what stands around it. */
export function changedMiddle(before: string, after: string): ChangedMiddle {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const most = Math.min(old.length, now.length);
  let first = 0;
  while (first < most && old[first] === now[first]) first += 1;
  let last = 0;
  while (last < most - first && old.at(-1 - last) === now.at(-1 - last)) last += 1;
  const head = old.slice(0, first).join('');
  const tail = old.slice(old.length - last).join('');
  return {
    head: head.length > AROUND ? `…${head.slice(-AROUND).replace(/^\S*\s/, '')}` : head,
    was: old.slice(first, old.length - last).join(''),
    is: now.slice(first, now.length - last).join(''),
    tail: tail.length > AROUND ? `${tail.slice(0, AROUND).replace(/[\s.,;:]*\s\S*$/, '')}…` : tail,
  };
}
