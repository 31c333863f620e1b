import type { Rollup } from 'vite';
import type { PageFiles } from '../src/lib/page-files';
import type { RoutedPage } from './routed-pages';

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

/** Every visit downloads these names: what they share is left out. */
const shortName = (fileName: string) => fileName.replace(/^assets\/|\.js$/g, '');

/** The places of names in a list, which new ones join. */
function placesIn(names: string[], wanted: Iterable<string>): number[] {
  const places = [...wanted].map((name) => {
    const known = names.indexOf(name);
    return known === -1 ? names.push(name) - 1 : known;
  });
  return [...new Set(places)];
}

/** The login has an HTML of its own, and an address that is no page is rarely opened. */
const UNNAMED = ['login', '$'];

/** Finds the files of each page in the bundle, but for those that every page begins with. */
export function pageFiles(
  routed: readonly RoutedPage[],
  bundle: Rollup.OutputBundle,
  locales: readonly string[],
): PageFiles {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const first = new Set(
    chunks.filter(({ isEntry }) => isEntry).flatMap(({ fileName }) => [...filesOf(fileName, bundle)]),
  );
  const byRoute = new Map(
    chunks
      .filter(({ facadeModuleId }) => facadeModuleId?.endsWith('tsr-split=component'))
      .map(({ facadeModuleId, fileName }) => [routeIdOf(facadeModuleId ?? ''), fileName]),
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
  const pages: Record<string, [number[], number[]]> = {};
  const [model = ''] = locales;
  const nounOf = new Map<string, string>();
  for (const { path, routeIds, nouns } of routed) {
    if (UNNAMED.includes(path)) continue;
    const own = new Set(routeIds.flatMap((id) => [...filesOf(byRoute.get(id) ?? '', bundle)]));
    const files = placesIn(
      code,
      [...own].filter((name) => !first.has(name)),
    );
    for (const noun of nouns) nounOf.set(textsFile(model, noun), noun);
    const spoken = placesIn(
      texts,
      nouns.map((noun) => textsFile(model, noun)),
    );
    if (files.length + spoken.length > 0) pages[path] = [files, spoken];
  }
  const textsOf = (locale: string) =>
    texts.map((name) => shortName(textsFile(locale, nounOf.get(name) ?? '')));
  return {
    code: code.map(shortName),
    texts: Object.fromEntries(locales.map((locale) => [locale, textsOf(locale)])),
    pages,
  };
}
