import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';

const Manifest = z.record(z.string(), z.object({ file: z.string() }));

/** The address of the file that holds a route's page, for `page.route`: the build gives it no name of its own. */
export function chunkOf(route: string): string {
  const manifest = Manifest.parse(JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8')));
  const [, chunk] = Object.entries(manifest).find(([source]) => source.includes(`${route}.tsx?`)) ?? [];
  if (!chunk) throw new Error(`The build has no page of its own for ${route}.`);
  return `**/${chunk.file}`;
}
