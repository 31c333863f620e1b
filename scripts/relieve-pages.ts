/** A module or a few that pages share: what it comes to, which of the others it imports, and who needs it. */
export interface Part {
  bytes: number;
  imports: readonly number[];
  neededBy: ReadonlySet<string>;
}

interface Limits {
  /** How many bytes a page may load. */
  bytesOf: (page: string) => number;
  /** How many of these files. */
  files: number;
}

/** What each page loads of the files: by the number of each. */
type Loaded = Map<string, Set<number>>;

/** A byte above the limit weighs so much more than one that a page loads and does not need. */
const ABOVE = 1000;
/** What a request costs beside its bytes, in bytes. */
const REQUEST = 7500;
/** What a page costs that loads more files than it may: more than all bytes together. */
const TOO_MANY = 1e9;

/** All files that each file brings along; undefined where two would import each other in a circle. */
function broughtBy(parts: readonly Part[], fileOf: readonly number[]): Map<number, Set<number>> | undefined {
  const next = new Map<number, Set<number>>(fileOf.map((file) => [file, new Set()]));
  for (const [at, { imports }] of parts.entries()) {
    const file = fileOf[at];
    if (file === undefined) continue;
    for (const one of imports) {
      const other = fileOf[one];
      if (other !== undefined && other !== file) next.get(file)?.add(other);
    }
  }
  const brought = new Map<number, Set<number>>();
  for (const file of next.keys()) {
    const seen = new Set(next.get(file));
    for (const one of seen) for (const other of next.get(one) ?? []) seen.add(other);
    if (seen.has(file)) return undefined;
    brought.set(file, seen);
  }
  return brought;
}

/** What a plan comes to: the files and bytes that each page loads, and how good that is; less is better. */
interface Outcome {
  cost: number;
  loaded: Loaded;
  sizes: Map<string, number>;
}

function outcomeOf(
  parts: readonly Part[],
  fileOf: readonly number[],
  own: ReadonlyMap<string, number>,
  limits: Limits,
): Outcome | undefined {
  const brought = broughtBy(parts, fileOf);
  if (!brought) return undefined;
  const bytesOf = new Map<number, number>();
  const loaded: Loaded = new Map([...own.keys()].map((page) => [page, new Set()]));
  for (const [at, { bytes, neededBy }] of parts.entries()) {
    const file = fileOf[at];
    if (file === undefined) continue;
    bytesOf.set(file, (bytesOf.get(file) ?? 0) + bytes);
    for (const page of neededBy) {
      const all = loaded.get(page);
      if (!all || all.has(file)) continue;
      for (const one of [file, ...(brought.get(file) ?? [])]) all.add(one);
    }
  }
  let cost = 0;
  const sizes = new Map<string, number>();
  for (const [page, all] of loaded) {
    const size = [...all].reduce((sum, file) => sum + (bytesOf.get(file) ?? 0), own.get(page) ?? 0);
    sizes.set(page, size);
    cost += size + all.size * REQUEST + Math.max(0, size - limits.bytesOf(page)) * ABOVE;
    if (all.size > limits.files) cost += TOO_MANY;
  }
  return { cost, loaded, sizes };
}

/**
 * Takes parts that a page above its limit does not need out of the files that it loads, and puts them into files that it
 * does not load, as long as that helps. `fileOf` has the number of each part's file, `own` what each page comes to
 * without them, in bytes.
 */
export function relievePages(
  parts: readonly Part[],
  fileOf: readonly number[],
  own: ReadonlyMap<string, number>,
  limits: Limits,
): number[] {
  const plan = [...fileOf];
  const files = [...new Set(plan)];
  // Those that weigh most first.
  const order = [...parts.keys()].toSorted((one, other) => bytesAt(parts, other) - bytesAt(parts, one));
  let best = outcomeOf(parts, plan, own, limits);

  const moves = (at: number, file: number): boolean => {
    const before = plan[at];
    if (before === undefined) return false;
    plan[at] = file;
    const found = outcomeOf(parts, plan, own, limits);
    const isBetter = found !== undefined && best !== undefined && found.cost < best.cost;
    if (isBetter) best = found;
    else plan[at] = before;
    return isBetter;
  };
  const relieves = (page: string): boolean => {
    let any = false;
    for (const at of order) {
      const isLoaded = (file: number | undefined) =>
        file !== undefined && best?.loaded.get(page)?.has(file) === true;
      if (parts[at]?.neededBy.has(page) || !isLoaded(plan[at])) continue;
      if (files.some((file) => !isLoaded(file) && moves(at, file))) any = true;
    }
    return any;
  };
  const above = () => [...(best?.sizes ?? [])].filter(([page, size]) => size > limits.bytesOf(page));

  while (above().some(([page]) => relieves(page)));
  return plan;
}

const bytesAt = (parts: readonly Part[], at: number) => parts[at]?.bytes ?? 0;
