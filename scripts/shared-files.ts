/** A file that several others share: its modules, what it imports, and who comes to load it. */
export interface Shared {
  /** Those it has been until now. */
  names: string[];
  modules: string[];
  code: string;
  bytes: number;
  imports: Set<Shared>;
  loaders: Set<string>;
}

/** How often a byte counts that a page does not need: a large page has little room left for such bytes. */
function costOf(bytesOfPage: number): number {
  if (bytesOfPage > 37_000) return 6;
  return bytesOfPage > 30_000 ? 4 : 1;
}

/** Whether it is a page that is loaded, not a part of one. */
export const isPage = (entry: string) => entry.includes('/src/routes/');
/** The login, and the layout around it. */
export const isLogin = (entry: string) => /\/_public\/(login|route)\.tsx/.test(entry);

/** A page waits for its files, and everybody comes by the login; of what a press opens many parts are never opened. */
const weightOf = (entry: string) => {
  if (isLogin(entry)) return 10;
  return isPage(entry) ? 1 : 0.03;
};

const weigh = (loaders: Iterable<string>) => [...loaders].reduce((sum, entry) => sum + weightOf(entry), 0);

const union = <T>(one: Iterable<T>, other: Iterable<T>) => new Set([...one, ...other]);
const without = <T>(one: Iterable<T>, other: ReadonlySet<T>) => [...one].filter((item) => !other.has(item));

/** All that comes with a file. */
function closure(file: Shared): Set<Shared> {
  const seen = new Set([file]);
  for (const one of seen) for (const next of one.imports) seen.add(next);
  return seen;
}

/** What comes with two files when they are one. */
function joined(one: Shared, other: Shared): Shared[] {
  return without(union(closure(one), closure(other)), new Set([one, other]));
}

/** Whether one reaches the other through a third: as one file they would import each other in a circle. */
function wouldCircle(one: Shared, other: Shared): boolean {
  const through = (from: Shared, to: Shared) =>
    [...from.imports].some((next) => next !== to && closure(next).has(to));
  return through(one, other) || through(other, one);
}

/** How many bytes of files each page brings along. */
function bytesByPage(files: Iterable<Shared>): Map<string, number> {
  const bytesOf = new Map<string, number>();
  for (const { loaders, bytes } of files)
    for (const entry of loaders) bytesOf.set(entry, (bytesOf.get(entry) ?? 0) + bytes);
  return bytesOf;
}

/**
 * How many bytes the pages save when two files are one: a request each, less what some did not need. Where that is no
 * more than `least`, how much less does not matter.
 */
function gain(
  one: Shared,
  other: Shared,
  request: number,
  bytesOf: ReadonlyMap<string, number>,
  least: number,
): number {
  const both = [...one.loaders].filter((entry) => other.loaders.has(entry));
  let left = weigh(both) * request;
  // All that follows only takes from it.
  if (left <= least) return least;
  const brought = joined(one, other);
  for (const entry of union(one.loaders, other.loaders)) {
    const parts = [one, other].reduce((sum, file) => sum + (file.loaders.has(entry) ? 0 : file.bytes), 0);
    const more = brought.reduce(
      (sum, file) => sum + (file.loaders.has(entry) ? 0 : file.bytes + request),
      parts,
    );
    left -= weightOf(entry) * more * costOf((bytesOf.get(entry) ?? 0) + more);
    if (left <= least) return least;
  }
  return left;
}

/** The pair that saves most as one file, where that is more than `least`. */
function bestPair(
  files: readonly Shared[],
  candidates: readonly Shared[],
  request: number,
  least: number,
): readonly [Shared, Shared] | undefined {
  const bytesOf = bytesByPage(files);
  let best: readonly [Shared, Shared] | undefined;
  let most = least;
  for (const [place, one] of candidates.entries())
    for (const other of candidates.slice(place + 1)) {
      const found = gain(one, other, request, bytesOf, most);
      if (found <= most || wouldCircle(one, other)) continue;
      most = found;
      best = [one, other];
    }
  return best;
}

/** The files of a page that has more than `most`; undefined where none has. */
function crowd(files: Iterable<Shared>, most: number): Shared[] | undefined {
  const ofPage = new Map<string, Shared[]>();
  for (const file of files)
    for (const entry of file.loaders)
      if (isPage(entry)) ofPage.set(entry, [...(ofPage.get(entry) ?? []), file]);
  return [...ofPage.values()].find(({ length }) => length > most);
}

/** Makes two files one, as long as some page gains by it or has more than `most`; `request` is what one costs, in bytes. */
export function mergeAll(files: readonly Shared[], request: number, most: number): Shared[] {
  const left = new Set(files);
  const next = () => {
    const all = [...left];
    const gained = bestPair(all, all, request, 0);
    if (gained) return gained;
    const crowded = crowd(left, most);
    return crowded && bestPair(all, crowded, request, Number.NEGATIVE_INFINITY);
  };
  for (let pair = next(); pair; pair = next()) {
    const [one, other] = pair;
    left.delete(other);
    one.names.push(...other.names);
    one.modules.push(...other.modules);
    one.code += other.code;
    one.bytes += other.bytes;
    one.loaders = union(one.loaders, other.loaders);
    one.imports = new Set(without(union(one.imports, other.imports), new Set([one, other])));
    for (const file of left) if (file.imports.delete(other) && file !== one) file.imports.add(one);
    for (const file of closure(one)) file.loaders = union(file.loaders, one.loaders);
  }
  return [...left];
}

/** The files that the parts are in, by the number of each part's file. */
export function gathered(parts: readonly Shared[], fileOf: readonly number[]): Shared[] {
  const files = new Map<number, Shared>();
  const fileAt = (at: number) => {
    const number = fileOf[at] ?? -1;
    const file = files.get(number) ?? {
      names: [],
      modules: [],
      code: '',
      bytes: 0,
      imports: new Set(),
      loaders: new Set(),
    };
    files.set(number, file);
    return file;
  };
  for (const [at, part] of parts.entries()) {
    const file = fileAt(at);
    file.names.push(...part.names);
    file.modules.push(...part.modules);
    file.code += part.code;
    file.bytes += part.bytes;
    file.loaders = union(file.loaders, part.loaders);
    for (const one of part.imports) {
      const other = fileAt(parts.indexOf(one));
      if (other !== file) file.imports.add(other);
    }
  }
  const all = [...files.values()];
  const own = new Map(all.map((file) => [file, [...file.loaders]]));
  for (const [file, loaders] of own)
    for (const one of closure(file)) one.loaders = union(one.loaders, loaders);
  return all;
}
