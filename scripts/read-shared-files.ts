import { brotliCompressSync } from 'node:zlib';
import type { Rolldown } from 'vite';
import type { Shared } from './shared-files.ts';

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

/** The files that several others share, as the bundler splits the product by itself. */
export function readSharedFiles(chunks: readonly Rolldown.OutputChunk[]): Shared[] {
  const byName = new Map<string, Shared>();
  const withPart = filesWithPart(chunks);
  for (const { fileName, code, moduleIds, isEntry, isDynamicEntry } of chunks) {
    if (isEntry || isDynamicEntry || withPart.has(fileName)) continue;
    const bytes = brotliCompressSync(code).length;
    byName.set(fileName, {
      names: [fileName],
      modules: [...moduleIds],
      code,
      bytes,
      imports: new Set(),
      loaders: new Set(),
    });
  }
  const chunkOf = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  for (const { fileName, imports } of chunks)
    for (const name of imports) {
      const [file, next] = [byName.get(fileName), byName.get(name)];
      if (file && next) file.imports.add(next);
    }
  for (const { fileName, facadeModuleId, isDynamicEntry } of chunks) {
    if (!isDynamicEntry) continue;
    const seen = new Set([fileName]);
    for (const name of seen) {
      byName.get(name)?.loaders.add(facadeModuleId ?? fileName);
      for (const next of chunkOf.get(name)?.imports ?? []) seen.add(next);
    }
  }
  return [...byName.values()];
}
