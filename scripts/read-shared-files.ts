import type { Rolldown } from 'vite';
import { bytesOf, entryOf, isPage, sum } from './page-limits.ts';
import type { Part } from './split-cost.ts';

/** What several files share, as the bundler splits the product by itself. */
export interface Shared extends Part {
  modules: readonly string[];
}

/** What a file imports and exports from and to others: most of it goes when they become one. */
const LINKS = /import\{[^}]*\}from"\.\/[^"]+";|export\{[^}]*\};?/g;

/** With others in one file it compresses better than alone. */
const TOGETHER = 0.85;

/**
 * The files that bring a page, or a part of one, along with them: the bundler leaves in a part what all that it opens has
 * in common with it. Merged with another file they would load the part wherever that one is needed.
 */
function filesWithPart(chunks: readonly Rolldown.OutputChunk[]): ReadonlySet<string> {
  const parts = new Set(
    chunks.filter(({ isDynamicEntry }) => isDynamicEntry).map(({ fileName }) => fileName),
  );
  const found = new Set<string>();
  // Each look may find what brings along those of the look before.
  for (let known = -1; known < found.size; ) {
    known = found.size;
    for (const { fileName, imports } of chunks)
      if (!parts.has(fileName) && imports.some((name) => parts.has(name) || found.has(name)))
        found.add(fileName);
  }
  return found;
}

/** Which entries need each file. */
function entriesByFile(chunks: readonly Rolldown.OutputChunk[]): Map<string, Set<string>> {
  const chunkOf = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const neededBy = new Map(chunks.map(({ fileName }) => [fileName, new Set<string>()]));
  for (const chunk of chunks) {
    const entry = entryOf(chunk);
    if (entry === undefined) continue;
    const files = new Set([chunk.fileName]);
    for (const name of files) {
      neededBy.get(name)?.add(entry);
      for (const next of chunkOf.get(name)?.imports ?? []) files.add(next);
    }
  }
  return neededBy;
}

/**
 * What several files share. What the same pages need is one: it cannot import itself in a circle, for whatever stands
 * between two files has to be needed by those, too.
 */
export function readSharedFiles(chunks: readonly Rolldown.OutputChunk[]): Shared[] {
  const withPart = filesWithPart(chunks);
  const neededBy = entriesByFile(chunks);
  const entriesOf = ({ fileName }: Rolldown.OutputChunk) => [...(neededBy.get(fileName) ?? [])];
  const shared = chunks.filter(
    ({ fileName, isEntry, isDynamicEntry }) => !isEntry && !isDynamicEntry && !withPart.has(fileName),
  );
  const groups = [
    ...Map.groupBy(
      shared,
      (chunk) =>
        entriesOf(chunk)
          .filter((name) => isPage({ name }))
          .join() || chunk.fileName,
    ).values(),
  ];
  const placeOf = new Map(
    groups.flatMap((group, place) => group.map(({ fileName }) => [fileName, place] as const)),
  );
  return groups.map((group, place) => ({
    bytes: TOGETHER * sum(group.map(({ code }) => bytesOf(code.replace(LINKS, '')))),
    imports: [...new Set(group.flatMap(({ imports }) => imports.map((name) => placeOf.get(name))))]
      .filter((one) => one !== undefined)
      .filter((one) => one !== place),
    neededBy: new Set(group.flatMap(entriesOf)),
    modules: group.flatMap(({ moduleIds }) => moduleIds),
  }));
}
