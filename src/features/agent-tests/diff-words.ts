/** A run of words that both texts have, or only one of them. */
export interface WordPiece {
  text: string;
  kind: 'same' | 'removed' | 'added';
}

/** Longer texts are compared as a whole: the table below grows with the square. */
const MOST_WORDS = 800;

function wordsIn(text: string): string[] {
  return text.match(/\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? [];
}

/** How long the longest common part is of what begins at each place of the two. */
function commonLengths(before: readonly string[], after: readonly string[]): number[][] {
  const lengths = Array.from({ length: before.length + 1 }, () =>
    new Array<number>(after.length + 1).fill(0),
  );
  for (let i = before.length - 1; i >= 0; i -= 1) {
    const row = lengths[i];
    const below = lengths[i + 1];
    if (!row || !below) continue;
    for (let j = after.length - 1; j >= 0; j -= 1) {
      row[j] = before[i] === after[j] ? 1 + (below[j + 1] ?? 0) : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
    }
  }
  return lengths;
}

function joined(pieces: readonly WordPiece[]): WordPiece[] {
  const together: WordPiece[] = [];
  for (const piece of pieces) {
    const last = together.at(-1);
    if (last?.kind === piece.kind) last.text += piece.text;
    else together.push({ ...piece });
  }
  return together;
}

/** What of a text stayed, went and came, word by word. */
export function diffWords(before: string, after: string): WordPiece[] {
  const [old, now] = [wordsIn(before), wordsIn(after)];
  if (old.length > MOST_WORDS || now.length > MOST_WORDS) {
    if (before === after) return [{ text: before, kind: 'same' }];
    const whole: WordPiece[] = [
      { text: before, kind: 'removed' },
      { text: after, kind: 'added' },
    ];
    return whole.filter(({ text }) => text !== '');
  }
  const lengths = commonLengths(old, now);
  const pieces: WordPiece[] = [];
  let i = 0;
  let j = 0;
  while (i < old.length || j < now.length) {
    const [was, is] = [old[i], now[j]];
    if (was !== undefined && was === is) {
      pieces.push({ text: was, kind: 'same' });
      i += 1;
      j += 1;
    } else if (
      was !== undefined &&
      (lengths[i + 1]?.[j] ?? 0) >= (is === undefined ? -1 : (lengths[i]?.[j + 1] ?? 0))
    ) {
      pieces.push({ text: was, kind: 'removed' });
      i += 1;
    } else if (is !== undefined) {
      pieces.push({ text: is, kind: 'added' });
      j += 1;
    }
  }
  return joined(pieces);
}
