/** A part of the product as the bundler cuts it: what runs before it, and what it may load later. */
export interface Piece {
  imports: readonly string[];
  dynamicImports: readonly string[];
}

/** What a piece brings along, in the order in which it runs, itself the last. */
function broughtBy(name: string, pieces: ReadonlyMap<string, Piece>, found = new Set<string>()): Set<string> {
  const piece = pieces.get(name);
  if (!piece || found.has(name)) return found;
  for (const next of piece.imports) broughtBy(next, pieces, found);
  return found.add(name);
}

/**
 * Finds what the file of each page, and of each part of one that comes later, has to hold, in the order in which it runs:
 * all that it brings along, but for what is there by then, whichever way a person comes to it. `start` is what every
 * visit begins with and no such file holds.
 */
export function planPages(
  all: ReadonlyMap<string, Piece>,
  start: ReadonlySet<string>,
): ReadonlyMap<string, readonly string[]> {
  const pieces = new Map([...all].filter(([name]) => !start.has(name)));
  const opened = new Set([...all.values()].flatMap(({ dynamicImports }) => dynamicImports));
  const pages = [...opened].filter((name) => pieces.has(name));
  const brought = new Map(pages.map((page) => [page, broughtBy(page, pieces)]));
  const isOpenedBy = (loaded: ReadonlySet<string>, page: string) =>
    [...loaded].some((name) => all.get(name)?.dynamicImports.includes(page));

  // At first all counts as there; each look leaves of it what every way to the page brings.
  const there = new Map<string, ReadonlySet<string>>();
  for (const page of pages) there.set(page, new Set(isOpenedBy(start, page) ? [] : pieces.keys()));
  for (let isSettled = false; !isSettled; ) {
    isSettled = true;
    for (const [page, before] of there) {
      const ways = [...brought].filter(([, loaded]) => isOpenedBy(loaded, page));
      const isBroughtBy = (piece: string) =>
        ways.every(([way, loaded]) => loaded.has(piece) || there.get(way)?.has(piece));
      const after = new Set([...before].filter(isBroughtBy));
      if (after.size < before.size) isSettled = false;
      there.set(page, after);
    }
  }
  return new Map(
    [...brought].map(([page, loaded]) => [page, [...loaded].filter((piece) => !there.get(page)?.has(piece))]),
  );
}
