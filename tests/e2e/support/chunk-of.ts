import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';

const Manifest = z.record(z.string(), z.object({ file: z.string() }));

/** The address of the file that holds a route's page or a view, for `page.route`: the build gives it no name of its own. */
export function chunkOf(source: string): string {
  const manifest = Manifest.parse(JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8')));
  const file = `${source}.tsx`;
  const [, chunk] = Object.entries(manifest).find(([name]) => name.replace(/\?.*/, '').endsWith(file)) ?? [];
  if (!chunk) throw new Error(`The build has no file of its own for ${file}.`);
  return `**/${chunk.file}`;
}
