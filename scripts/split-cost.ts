/** A module or a few that stay together: what they come to, which others they import, and who needs them. */
export interface Part {
  bytes: number;
  imports: readonly number[];
  neededBy: ReadonlySet<string>;
}

/** What is loaded, in bytes and files. */
export interface Load {
  bytes: number;
  files: number;
}

/** What the product loads at once: a page, or what a press opens on one. */
export interface Entry {
  name: string;
  /** What it loads beside the parts. */
  own: Load;
  /** How much its load counts. */
  weight: number;
  /** How much it may load. */
  most: Load;
}

/** A byte above what a page may load weighs so much more than one that it loads and does not need. */
const ABOVE = 200;
/** What a file more than a page may load costs beside its bytes, in bytes. */
const TOO_MANY = 60_000;

/** What a division of parts into files costs, `fileOf` being the number of each part's file. */
export interface SplitCost {
  /** In bytes that weigh one; undefined where two files would import each other in a circle. */
  of: (fileOf: Int32Array) => number | undefined;
  /** What an entry loads, by the division that was looked at last. */
  loadOf: (entry: Entry) => Load;
}

/** Says what divisions into at most `most` files cost; `request` is what a file costs beside its bytes, in bytes. */
export function splitCost(
  parts: readonly Part[],
  entries: readonly Entry[],
  request: number,
  most: number,
): SplitCost {
  const needed = new Map(
    entries.map((entry) => [entry, [...parts.keys()].filter((at) => parts[at]?.neededBy.has(entry.name))]),
  );
  const links = parts.flatMap(({ imports }, at) => imports.map((one) => [at, one] as const));
  const all = [...Array(most).keys()];
  const bytesOf = new Float64Array(most);
  /** Which files each file imports, and all that it brings along, itself included. */
  const imported: number[][] = all.map(() => []);
  const brought: number[][] = all.map(() => []);
  let current: Int32Array = new Int32Array();
  /** In which look a file was met last: what is asked for a million times makes no sets. */
  const met = new Int32Array(most);
  let look = 0;

  /** Adds to a list what was not met in this look. */
  const meet = (files: readonly number[], list: number[]) => {
    for (const file of files) {
      if (met[file] === look) continue;
      met[file] = look;
      list.push(file);
    }
  };

  /** Whether no two files import each other. */
  function readFiles(fileOf: Int32Array): boolean {
    current = fileOf;
    bytesOf.fill(0);
    for (const list of imported) list.length = 0;
    for (const [at, { bytes }] of parts.entries()) {
      const file = fileOf[at] ?? 0;
      bytesOf[file] = (bytesOf[file] ?? 0) + bytes;
    }
    for (const [at, one] of links) {
      const [file, other] = [fileOf[at] ?? 0, fileOf[one] ?? 0];
      if (file !== other) imported[file]?.push(other);
    }
    return all.every((file) => {
      const list = brought[file] ?? [];
      list.length = 0;
      look += 1;
      meet(imported[file] ?? [], list);
      for (const one of list) meet(imported[one] ?? [], list);
      const isCircle = met[file] === look;
      list.push(file);
      return !isCircle;
    });
  }

  function loadOf(entry: Entry): Load {
    const files: number[] = [];
    look += 1;
    for (const at of needed.get(entry) ?? []) {
      const file = current[at] ?? 0;
      if (met[file] !== look) meet(brought[file] ?? [], files);
    }
    const { own } = entry;
    return {
      bytes: files.reduce((sum, file) => sum + (bytesOf[file] ?? 0), own.bytes),
      files: own.files + files.length,
    };
  }

  return {
    of: (fileOf) => {
      if (!readFiles(fileOf)) return undefined;
      return entries.reduce((cost, entry) => {
        const { bytes, files } = loadOf(entry);
        const { weight, most } = entry;
        const above = ABOVE * Math.max(0, bytes - most.bytes) + TOO_MANY * Math.max(0, files - most.files);
        return cost + weight * (bytes + files * request) + above;
      }, 0);
    },
    loadOf,
  };
}
