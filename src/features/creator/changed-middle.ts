/** Two texts, cut where they begin and cease to differ. */
export interface ChangedMiddle {
  head: string;
  was: string;
  is: string;
  tail: string;
  /** Whether there is more of `head` or `tail`, which `…` stands for. */
  isCut: boolean;
}

/** How many characters of what stays the same are shown around a change. */
const AROUND = 140;

const wordsOf = (text: string) => text.match(/\s+|\S+/g) ?? [];

/** What differs between two texts, word by word, with a little of what stands around it, or with all of it. */
export function changedMiddle(before: string, after: string, isWhole: boolean): ChangedMiddle {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const most = Math.min(old.length, now.length);
  let first = 0;
  while (first < most && old[first] === now[first]) first += 1;
  let last = 0;
  while (last < most - first && old.at(-1 - last) === now.at(-1 - last)) last += 1;
  const head = old.slice(0, first).join('');
  const tail = old.slice(old.length - last).join('');
  const cutHead = !isWhole && head.length > AROUND;
  const cutTail = !isWhole && tail.length > AROUND;
  return {
    head: cutHead ? `…${head.slice(-AROUND).replace(/^\S*\s/, '')}` : head,
    was: old.slice(first, old.length - last).join(''),
    is: now.slice(first, now.length - last).join(''),
    tail: cutTail ? `${tail.slice(0, AROUND).replace(/[\s.,;:]*\s\S*$/, '')}…` : tail,
    isCut: cutHead || cutTail,
  };
}
