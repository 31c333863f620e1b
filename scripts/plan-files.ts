import { generateMersenne53Randomizer } from '@faker-js/faker';
import { type Entry, type Load, type Part, splitCost } from './split-cost.ts';

/** How many changes of the plan are tried, for each part. */
const STEPS = 3000;
/** How much worse a change may make the plan and still be taken now and then, in bytes: at first, and in the end. */
const [WARM, COLD] = [150_000, 100];

export interface FilePlan {
  /** The number of each part's file. */
  fileOf: Int32Array;
  /** What each entry loads by it. */
  loads: ReadonlyMap<string, Load>;
}

interface Planning {
  parts: readonly Part[];
  entries: readonly Entry[];
  /** What a file costs beside its bytes, in bytes. */
  request: number;
  /** The plan to begin with. */
  fileOf: Int32Array;
  /** The parts to find a file for; the others stay. */
  moving: readonly number[];
  /** The numbers of the files that they may go to. */
  files: readonly number[];
  /** Another one finds another plan, the same one the same. */
  seed: number;
}

/**
 * Puts parts into files, so that no entry loads more than it may, and all together load little, by simulated
 * annealing.
 */
export function planFiles({ parts, entries, request, moving, files, seed, ...start }: Planning): FilePlan {
  const random = generateMersenne53Randomizer(seed);
  const anyOf = (all: readonly number[]): number => all[Math.floor(random.next() * all.length)] ?? 0;
  const fileOf = start.fileOf.slice();
  const cost = splitCost(parts, entries, request, Math.max(...fileOf, ...files) + 1);
  const needsOf = entries.map(({ name }) => moving.filter((at) => parts[at]?.neededBy.has(name)));
  const neededBy = new Map(
    moving.map((at) => [at, [...needsOf.keys()].filter((entry) => needsOf[entry]?.includes(at))]),
  );

  /** A file that some entry loads that needs the part as well, or just any. */
  const otherFile = (entry: number) =>
    random.next() < 0.2 ? anyOf(files) : (fileOf[anyOf(needsOf[entry] ?? [])] ?? 0);
  /** Which parts of a file to take out of it together with one of them. */
  const movesWith = (part: number, entry: number): readonly number[] => {
    const kind = random.next();
    if (kind < 0.6) return [part];
    if (kind < 0.7) return moving;
    // What an entry needs stays, or leaves.
    const needed = new Set(needsOf[entry]);
    return moving.filter((at) => needed.has(at) === kind < 0.85);
  };

  let best = fileOf.slice();
  let least = cost.of(fileOf) ?? Number.POSITIVE_INFINITY;
  let now = least;
  const steps = STEPS * moving.length;
  for (let step = 0; step < steps; step += 1) {
    const part = anyOf(moving);
    const entry = anyOf(neededBy.get(part) ?? []);
    const from = fileOf[part] ?? 0;
    const to = otherFile(entry);
    if (from === to) continue;
    const moved = movesWith(part, entry).filter((at) => fileOf[at] === from);
    for (const at of moved) fileOf[at] = to;
    const next = cost.of(fileOf);
    const heat = WARM * (COLD / WARM) ** (step / steps);
    if (next !== undefined && random.next() < Math.exp((now - next) / heat)) {
      now = next;
      if (now < least) {
        least = now;
        best = fileOf.slice();
      }
    } else for (const at of moved) fileOf[at] = from;
  }
  cost.of(best);
  return { fileOf: best, loads: new Map(entries.map((entry) => [entry.name, cost.loadOf(entry)])) };
}
