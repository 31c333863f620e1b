import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { build, type Plugin, type Rolldown } from 'vite';
import * as z from 'zod/mini';
import { readSharedFiles } from './read-shared-files.ts';
import { relievePages } from './relieve-pages.ts';
import { type RoutedPage, routedPages, withModules } from './routed-pages.ts';
import { gathered, isLogin, isPage, mergeAll, type Shared } from './shared-files.ts';

/** The mode of the build that only shows how the product splits. */
export const SPLIT_ONLY = 'split-only';

/** What a request costs beside its bytes, in bytes. */
const REQUEST = 7800;

/** The same for texts, of which no page has much. */
const TEXTS_REQUEST = 9200;

/** What a page may need, in files and kB (`npm run size`). */
const { routeFiles, routeScript, loginScriptSettled } = z
  .object({ routeFiles: z.number(), routeScript: z.number(), loginScriptSettled: z.number() })
  .parse(JSON.parse(readFileSync('size-budget.json', 'utf8')));

/** A page waits for its own file and for at most so many that it shares with others, whatever their merging costs. */
const SHARED_MAX = routeFiles - 1;

/** What the login loads beside the core and its page, in bytes. */
const BESIDE_LOGIN = 1500;

/** What a page comes to in the end is known here to about a hundredth. */
const KNOWN = 0.99;

const sum = (all: readonly number[]) => all.reduce((bytes, one) => bytes + one, 0);

/** What is left of a page once its files are one: what they take from each other has no longer a name to be exported by. */
const JOINED = 0.98;
const IMPORT = /import\{[^}]*\}from"\.\/([^"]+)";/g;

/** How many bytes a file comes to: those that are one import nothing from each other any more. */
function joinedBytes({ names, code }: Shared): number {
  const own = new Set(names.map((name) => name.replace(/^assets\//, '')));
  return brotliCompressSync(code.replace(IMPORT, (whole, name) => (own.has(name) ? '' : whole))).length;
}

/** About how many bytes each page has: its own file, and those it shares. */
function bytesOfPages(
  chunks: readonly Rolldown.OutputChunk[],
  files: readonly Shared[],
): Map<string, number> {
  const bytesOf = new Map(files.map((file) => [file, joinedBytes(file)]));
  const pages = chunks.filter(({ facadeModuleId }) => isPage(facadeModuleId ?? ''));
  return new Map(
    pages.map(({ code, facadeModuleId }) => {
      const entry = facadeModuleId ?? '';
      const shared = [...bytesOf].reduce(
        (sum, [{ loaders }, bytes]) => sum + (loaders.has(entry) ? bytes : 0),
        0,
      );
      return [entry, JOINED * (brotliCompressSync(code).length + shared)];
    }),
  );
}

/** The files that pages share, so that none needs more than it may; or, where that cannot be, as little more as was found. */
function mergedCode(chunks: readonly Rolldown.OutputChunk[]): Shared[] {
  const merged = mergeAll(readSharedFiles(chunks), REQUEST, SHARED_MAX);
  const parts = readSharedFiles(chunks);
  // Together they compress better than each alone.
  const ratio = (JOINED * sum(merged.map(joinedBytes))) / sum(parts.map(({ bytes }) => bytes));
  const own = bytesOfPages(chunks, []);
  const places = new Map(parts.map((part, place) => [part, place]));
  const read = parts.map(({ bytes, imports, loaders }) => ({
    bytes: ratio * bytes,
    imports: [...imports].map((one) => places.get(one) ?? -1),
    neededBy: loaders,
  }));
  const core = chunks.filter(({ isEntry }) => isEntry);
  const loginBytes =
    KNOWN * loginScriptSettled * 1000 -
    BESIDE_LOGIN -
    sum(core.map(({ code }) => brotliCompressSync(code).length));
  const limitOf = (page: string) => (isLogin(page) ? loginBytes : KNOWN * routeScript * 1000);
  const isTooMuch = (files: readonly Shared[]) =>
    [...bytesOfPages(chunks, files)].some(([page, bytes]) => bytes > limitOf(page));
  let fileOf = parts.map(({ names }) =>
    merged.findIndex((file) => names.some((name) => file.names.includes(name))),
  );
  let found = merged;
  for (let share = 1; share > 0.9 && isTooMuch(found); share -= 0.02) {
    fileOf = relievePages(read, fileOf, own, {
      bytesOf: (page) => share * limitOf(page),
      files: SHARED_MAX,
    });
    found = gathered(parts, fileOf);
  }
  return found;
}

/** The texts of a noun. Several files of one stay together: apart, its index would be built from what is not there yet. */
const TEXTS = /\/i18n\/(\w+)\/(\w+)\/[\w-]+\.ts$/;

/** The texts of each noun, as large as in the language that needs most; the languages split alike. */
function textsFiles(
  chunks: readonly Rolldown.OutputChunk[],
  routed: readonly RoutedPage[],
): Map<string, Shared> {
  const byNoun = new Map<string, Shared>();
  for (const { facadeModuleId, code } of chunks) {
    const [, , noun] = TEXTS.exec(facadeModuleId ?? '') ?? [];
    if (noun === undefined) continue;
    const bytes = brotliCompressSync(code).length;
    const known = byNoun.get(noun);
    if (known && known.bytes >= bytes) continue;
    byNoun.set(noun, { names: [noun], modules: [noun], code, bytes, imports: new Set(), loaders: new Set() });
  }
  for (const { path, nouns } of routed)
    for (const noun of nouns) byNoun.get(noun)?.loaders.add(`/src/routes/${path}`);
  return byNoun;
}

/** For each module that pages share the name of the file it goes to, found out by a build without that. */
async function planned(): Promise<(id: string) => string | null> {
  const result = await build({ mode: SPLIT_ONLY, logLevel: 'silent', build: { write: false } });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((one) =>
    'output' in one ? one.output : [],
  );
  const chunks = outputs.filter((file) => file.type === 'chunk');
  const routed = await withModules(process.cwd(), routedPages);
  const places = (files: readonly Shared[]) =>
    new Map(files.flatMap(({ modules }, place) => modules.map((name) => [name, place] as const)));
  const code = places(mergedCode(chunks));
  const texts = places(mergeAll([...textsFiles(chunks, routed).values()], TEXTS_REQUEST, SHARED_MAX));
  return (id) => {
    const [, locale, noun = ''] = TEXTS.exec(id) ?? [];
    const place = locale ? texts.get(noun) : code.get(id);
    if (place === undefined) return null;
    return locale ? `texts-${locale}-${place}` : `shared-${place}`;
  };
}

/** Puts what pages share into few files: left to itself the bundler makes one for each set of pages, dozens for a page. */
export function mergeChunks(): Plugin {
  return {
    name: 'merge-chunks',
    apply: 'build',
    // The bundler's helpers would be a file of their own if not all who use them came after the core.
    transform: (code, id) => (TEXTS.test(id) ? `import '/src/setup-zod.ts';\n${code}` : undefined),
    async config(_config, { mode }) {
      const plan = mode === SPLIT_ONLY ? undefined : await planned();
      const groups: Rolldown.CodeSplittingGroup[] = [{ name: 'core', tags: ['$initial'], priority: 1 }];
      // Who needs a module is known here: what it imports has a file of its own.
      if (plan) groups.push({ name: plan, includeDependenciesRecursively: false });
      return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } };
    },
  };
}
