import type { RowPiece } from '@/ui/use-window-rows';

/**
 * Rendered rows side by side of which nothing could be fetched are one block: at its first row `rows` says how many it
 * takes the place of, at the others 0. Its key stays while it is scrolled, so that its button is never drawn anew
 * between a press and its end.
 */
export function failedBlock(
  pieces: readonly RowPiece[],
  at: number,
  /** All that could not be fetched here, rendered or not: their first row, and how many agents they are. */
  { first, count }: { first: number; count: number },
  isFailed: (row: number) => boolean,
): { key: string; rows: number; count: number } {
  const failsAt = (place: number) => {
    const row = pieces[place]?.index;
    return row !== undefined && isFailed(row);
  };
  let rows = failsAt(at - 1) ? 0 : 1;
  while (rows > 0 && failsAt(at + rows)) rows += 1;
  // What has the focus stays rendered, far from what is in the window: that is a block of its own.
  const isFirst = !pieces.slice(0, at).some(({ index }) => index !== undefined && index >= first);
  return { key: `failed ${isFirst ? first : pieces[at]?.index}`, rows, count };
}
