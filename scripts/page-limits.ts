import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Rolldown } from 'vite';
import * as z from 'zod/mini';
import type { Entry, Load } from './split-cost.ts';

/** What a page may need, in files and kB (`npm run size`). */
const budget = z
  .object({ routeFiles: z.number(), routeScript: z.number(), loginScriptSettled: z.number() })
  .parse(JSON.parse(readFileSync('size-budget.json', 'utf8')));

/** What the login loads beside the core and its page, in bytes: texts. */
const BESIDE_LOGIN = 2400;

/** The login and the layout around it, which load together, have one name. */
const LOGIN = 'login';
const isLogin = (module: string) => /\/_public\/(login|route)\.tsx/.test(module);
export const isPage = ({ name }: { name: string }) => name === LOGIN || name.includes('/src/routes/');

/** A page waits for its files, and everybody comes by the login; of what a press opens many parts are never opened. */
const weightOf = (name: string) => {
  if (name === LOGIN) return 10;
  return isPage({ name }) ? 1 : 0.05;
};

export const bytesOf = (code: string) => brotliCompressSync(code).length;
export const sum = (all: readonly number[]) => all.reduce((bytes, one) => bytes + one, 0);

/** The name of what loads the file of a page, or of a part of one; undefined for a file that others import. */
export function entryOf({
  isDynamicEntry,
  facadeModuleId,
  fileName,
}: Rolldown.OutputChunk): string | undefined {
  if (!isDynamicEntry) return undefined;
  const module = facadeModuleId ?? fileName;
  return isLogin(module) ? LOGIN : module;
}

/** Everything that loads files at once, with what it may load beside the core; what it loads by itself are its own files. */
export function entriesOf(chunks: readonly Rolldown.OutputChunk[]): Entry[] {
  const core = sum(chunks.filter(({ isEntry }) => isEntry).map(({ code }) => bytesOf(code)));
  const login = budget.loginScriptSettled * 1000 - BESIDE_LOGIN - core;
  const most = (name: string): Load => {
    if (!isPage({ name })) return { bytes: Number.POSITIVE_INFINITY, files: Number.POSITIVE_INFINITY };
    return { bytes: name === LOGIN ? login : budget.routeScript * 1000, files: budget.routeFiles };
  };
  const own = new Map<string, Load>();
  for (const chunk of chunks) {
    const name = entryOf(chunk);
    if (name === undefined) continue;
    const { bytes, files } = own.get(name) ?? { bytes: 0, files: 0 };
    own.set(name, { bytes: bytes + bytesOf(chunk.code), files: files + 1 });
  }
  return [...own].map(([name, load]) => ({ name, own: load, weight: weightOf(name), most: most(name) }));
}

/** What each entry loads in truth, without the core. */
export function measured(chunks: readonly Rolldown.OutputChunk[]): Map<string, Load> {
  const chunkOf = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const bytes = new Map(chunks.map(({ fileName, code }) => [fileName, bytesOf(code)]));
  const filesOf = new Map<string, Set<string>>();
  for (const chunk of chunks) {
    const name = entryOf(chunk);
    if (name === undefined) continue;
    const files = (filesOf.get(name) ?? new Set()).add(chunk.fileName);
    for (const file of files)
      for (const next of chunkOf.get(file)?.imports ?? []) if (!chunkOf.get(next)?.isEntry) files.add(next);
    filesOf.set(name, files);
  }
  return new Map(
    [...filesOf].map(([name, files]) => [
      name,
      { bytes: sum([...files].map((file) => bytes.get(file) ?? 0)), files: files.size },
    ]),
  );
}

/** How much more the pages load than they may, all together: in bytes, a file more being as much as `file`. */
export function excess(chunks: readonly Rolldown.OutputChunk[], file: number): number {
  const loads = measured(chunks);
  return sum(
    entriesOf(chunks).map(({ name, own, most }) => {
      const { bytes, files } = loads.get(name) ?? own;
      return Math.max(0, bytes - most.bytes) + file * Math.max(0, files - most.files);
    }),
  );
}
