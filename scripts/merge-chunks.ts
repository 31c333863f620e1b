import { build, type Plugin, type Rolldown } from 'vite';
import { bytesOf, entriesOf, excess, isPage, measured } from './page-limits.ts';
import { type FilePlan, planFiles } from './plan-files.ts';
import { readSharedFiles, type Shared } from './read-shared-files.ts';
import { type RoutedPage, routedPages, withModules } from './routed-pages.ts';
import type { Entry, Part } from './split-cost.ts';

/** The mode of the build that only shows how the product splits. */
export const SPLIT_ONLY = 'split-only';

/** What a request costs beside its bytes, in bytes. */
const REQUEST = 7800;

/** The same for texts, of which no page has much. */
const TEXTS_REQUEST = 9200;

/** No plan has more files. */
const FILES = 64;

/** How often a plan is tried and mended. */
const TRIES = 4;

/** The texts of a noun. Several files of one stay together: apart, its index would be built from what is not there yet. */
const TEXTS = /\/i18n\/(\w+)\/(\w+)\/[\w-]+\.ts$/;

/** The texts of each noun, as large as in the language that needs most; the languages split alike. */
function textsOf(chunks: readonly Rolldown.OutputChunk[], routed: readonly RoutedPage[]): Map<string, Part> {
  const byNoun = new Map<string, Part>();
  for (const { facadeModuleId, code } of chunks) {
    const [, , noun] = TEXTS.exec(facadeModuleId ?? '') ?? [];
    if (noun === undefined) continue;
    const bytes = Math.max(bytesOf(code), byNoun.get(noun)?.bytes ?? 0);
    const pages = routed.filter(({ nouns }) => nouns.includes(noun)).map(({ path }) => path);
    byNoun.set(noun, { bytes, imports: [], neededBy: new Set(pages) });
  }
  return byNoun;
}

/** The file of each noun's texts. */
function plannedTexts(
  chunks: readonly Rolldown.OutputChunk[],
  routed: readonly RoutedPage[],
): Map<string, number | undefined> {
  const texts = textsOf(chunks, routed);
  const none = { bytes: 0, files: 0 };
  const any = { bytes: Number.POSITIVE_INFINITY, files: Number.POSITIVE_INFINITY };
  const pages = routed.map(({ path }): Entry => ({ name: path, own: none, weight: 1, most: any }));
  const parts = [...texts.values()];
  const { fileOf } = planFiles({
    parts,
    entries: pages,
    request: TEXTS_REQUEST,
    // Texts that no page waits for stay alone.
    fileOf: Int32Array.from(parts.keys()),
    moving: [...parts.keys()].filter((at) => parts[at]?.neededBy.size),
    files: [...parts.keys()],
    seed: 0,
  });
  return new Map([...texts.keys()].map((noun, at) => [noun, fileOf[at]]));
}

/** The name of the file that a module goes to, where it goes to none of its own. */
type Plan = (id: string) => string | null;

/** Who needs a module is known here: what it imports has a file of its own. */
const groupOf = (plan: Plan): Rolldown.CodeSplittingGroup => ({
  name: plan,
  debugName: 'shared',
  includeDependenciesRecursively: false,
});

/** What the product splits into, left to itself or by a plan. */
async function split(groups: Rolldown.CodeSplittingGroup[]): Promise<Rolldown.OutputChunk[]> {
  const rolldownOptions = { output: { codeSplitting: { groups } } };
  const result = await build({
    mode: SPLIT_ONLY,
    logLevel: 'silent',
    build: { write: false, rolldownOptions },
  });
  return (Array.isArray(result) ? result : [result])
    .flatMap((one) => ('output' in one ? one.output : []))
    .filter((file) => file.type === 'chunk');
}

/** Puts what pages need into files, and then what only parts of pages need into others. */
function planFor(shared: readonly Shared[], entries: readonly Entry[], seed: number): FilePlan {
  const [pages, parts] = [entries.filter(isPage), entries.filter((entry) => !isPage(entry))];
  const isNeeded = ({ neededBy }: Shared) => pages.some(({ name }) => neededBy.has(name));
  const all = [...shared.keys()];
  const ofPages = all.filter((at) => shared[at] && isNeeded(shared[at]));
  const ofParts = all.filter((at) => !ofPages.includes(at));
  const [last, ...files] = [...Array(FILES).keys()].toReversed();
  const forPages = planFiles({
    parts: shared,
    entries: pages,
    request: REQUEST,
    fileOf: Int32Array.from(all, (at) => (ofPages.includes(at) ? 0 : (last ?? 0))),
    moving: ofPages,
    files,
    seed,
  });
  const taken = new Set(ofPages.map((at) => forPages.fileOf[at]));
  const { fileOf } = planFiles({
    parts: shared,
    entries: parts,
    request: REQUEST,
    fileOf: forPages.fileOf,
    moving: ofParts,
    files: [...Array(FILES).keys()].filter((file) => !taken.has(file)),
    seed,
  });
  return { fileOf, loads: forPages.loads };
}

/** What the pages come to in truth is taken into account by the next plan. */
function corrected(
  entries: readonly Entry[],
  { loads }: FilePlan,
  trial: readonly Rolldown.OutputChunk[],
): Entry[] {
  const real = measured(trial);
  const limits = new Map(entriesOf(trial).map(({ name, most }) => [name, most]));
  return entries.map((entry) => {
    const { name, own, most } = entry;
    const [load, thought] = [real.get(name), loads.get(name)];
    if (!load || !thought) return entry;
    const more = {
      bytes: own.bytes + load.bytes - thought.bytes,
      files: own.files + load.files - thought.files,
    };
    return { ...entry, own: more, most: limits.get(name) ?? most };
  });
}

/**
 * Finds out how the product is split best, by splitting it: what its files come to once they are compressed is known only
 * then. Where a page came to more than it may, the next plan reckons with what it came to.
 */
async function planned(): Promise<Plan> {
  const chunks = await split([]);
  const routed = await withModules(process.cwd(), routedPages);
  const texts = plannedTexts(chunks, routed);
  const shared = readSharedFiles(chunks);
  let entries = entriesOf(chunks);
  let best: { plan: Plan; above: number } | undefined;
  for (let tried = 0; tried < TRIES && best?.above !== 0; tried += 1) {
    const files = planFor(shared, entries, tried);
    const code = new Map(shared.flatMap(({ modules }, at) => modules.map((id) => [id, files.fileOf[at]])));
    const plan: Plan = (id) => {
      const [, locale, noun = ''] = TEXTS.exec(id) ?? [];
      const place = locale ? texts.get(noun) : code.get(id);
      if (place === undefined) return null;
      return locale ? `texts-${locale}-${place}` : `shared-${place}`;
    };
    const trial = await split([groupOf(plan)]);
    const above = excess(trial, REQUEST);
    if (best === undefined || above < best.above) best = { plan, above };
    entries = corrected(entries, files, trial);
  }
  return best?.plan ?? (() => null);
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
      if (plan) groups.push(groupOf(plan));
      return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } };
    },
  };
}
