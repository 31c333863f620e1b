import type { Rollup } from 'vite';
import type { PageFiles } from '../src/lib/page-files';
import type { RoutedPage } from './routed-pages.ts';

/** The route that a file of `src/routes` makes: dots and folders are the same to the router. */
const routeIdOf = (file: string) =>
  (/\/src\/routes(\/.*)\.tsx/.exec(file)?.[1] ?? '')
    .replaceAll('.', '/')
    .replace(/\/index$/, '/')
    .replace(/\/route$/, '');

/** What comes with a file, through all that it imports. */
function filesOf(fileName: string, bundle: Rollup.OutputBundle, seen = new Set<string>()): Set<string> {
  const file = bundle[fileName];
  if (file?.type !== 'chunk' || seen.has(fileName)) return seen;
  seen.add(fileName);
  for (const next of file.imports) filesOf(next, bundle, seen);
  return seen;
}

const without = <T>(all: Iterable<T>, left: ReadonlySet<T>) => [...all].filter((one) => !left.has(one));

/** Every visit downloads these names: what they share is left out. */
const shortName = (fileName: string) => fileName.replace(/^assets\/|\.js$/g, '');

/** The places of names in a list, which new ones join. */
function placesIn(names: string[], wanted: Iterable<string>): number[] {
  const places = [...wanted].map((name) => {
    const known = names.indexOf(name);
    return known === -1 ? names.push(name) - 1 : known;
  });
  // In one order everywhere: what pages have alike is alike in the HTML, too, and is smaller.
  return [...new Set(places)].sort((one, other) => one - other);
}

/** The login has an HTML of its own; no page, those that try a tool out and those after a form are rarely opened first. */
const UNNAMED = [
  'login',
  '$',
  'dashboard/composio-test',
  'dashboard/composio-integration-test',
  'sendemailagain',
  'recoversuccess',
];

/** What each module of the source imports, at once and later. */
export type Imports = Map<string, { now: readonly string[]; later: readonly string[] }>;

/** What a module and those of its own folder that it imports load later. */
function loadedLater(module: string, folder: string, imports: Imports, seen = new Set<string>()): string[] {
  const { now = [], later = [] } = imports.get(module) ?? {};
  if (seen.has(module)) return [];
  seen.add(module);
  return [
    ...later,
    ...now.filter((id) => id.includes(folder)).flatMap((id) => loadedLater(id, folder, imports, seen)),
  ];
}

/** The view that a file shows, which is in its name: `?tab=tools` is in `tools-tab`, `?section=team` in `settings-team`. */
function viewOf(module: string, { mayShow, usualView }: RoutedPage): string | undefined {
  const [name = ''] = /[\w-]+(?=\.tsx?$)/.exec(module) ?? [];
  const words = name.split('-');
  return usualView !== undefined && words.includes(usualView) ? '' : words.findLast(mayShow);
}

/** Finds the files of each page in the bundle, but for those that every page begins with. */
export function pageFiles(
  routed: readonly RoutedPage[],
  bundle: Rollup.OutputBundle,
  locales: readonly string[],
  imports: Imports,
): PageFiles {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const first = new Set(
    chunks.filter(({ isEntry }) => isEntry).flatMap(({ fileName }) => [...filesOf(fileName, bundle)]),
  );
  const componentOf = new Map(
    [...imports.keys()].filter((id) => id.endsWith('tsr-split=component')).map((id) => [routeIdOf(id), id]),
  );
  const fileOf = (module: string | undefined) =>
    chunks.find(({ moduleIds }) => module !== undefined && moduleIds.includes(module))?.fileName ?? '';
  /** What comes with modules, without what every page begins with. */
  const laterFiles = (modules: Iterable<string | undefined>) =>
    new Set(
      [...modules].flatMap((id) => [...filesOf(fileOf(id), bundle)]).filter((name) => !first.has(name)),
    );
  const textsFile = (locale: string, noun: string) => {
    const index = `/i18n/${locale}/${noun}/index.ts`;
    const file = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(index)));
    if (!file) throw new Error(`The texts of "${noun}" are in no file of the build.`);
    return file.fileName;
  };

  const code: string[] = [];
  // The languages split alike: the files of one say what is together.
  const texts: string[] = [];
  const pages: Record<string, [number[], number[], Record<string, number[]>?]> = {};
  const [model = ''] = locales;
  const nounOf = new Map<string, string>();
  for (const one of routed) {
    const { path, routeIds, nouns } = one;
    if (UNNAMED.includes(path)) continue;
    const components = routeIds.map((id) => componentOf.get(id));
    const page = components.at(-1) ?? '';
    const guards = loadedLater(page.replace(/\?.*/, ''), '/src/routes/', imports).filter(
      (id) => !id.includes('?'),
    );
    const own = laterFiles([...components, ...guards]);
    const files = placesIn(code, own);
    const views: Record<string, number[]> = {};
    for (const id of loadedLater(page, '/src/pages/', imports)) {
      const view = viewOf(id, one);
      const files = without(laterFiles([id]), own);
      if (view !== undefined && files.length > 0) views[view] = placesIn(code, files);
    }
    for (const noun of nouns) nounOf.set(textsFile(model, noun), noun);
    const spoken = placesIn(
      texts,
      nouns.map((noun) => textsFile(model, noun)),
    );
    if (files.length + spoken.length === 0) continue;
    pages[path] = Object.keys(views).length === 0 ? [files, spoken] : [files, spoken, views];
  }
  const textsOf = (locale: string) =>
    texts.map((name) => shortName(textsFile(locale, nounOf.get(name) ?? ''))).join(' ');
  return {
    code: code.map(shortName).join(' '),
    texts: Object.fromEntries(locales.map((locale) => [locale, textsOf(locale)])),
    pages,
  };
}
