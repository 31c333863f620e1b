import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { namespaces } from '@i18n/i18n-util';
import { expect, test } from 'vitest';

const routes = globSync('src/routes/{-$locale}/**/*.tsx'.replace('{-$locale}', '*locale*'))
  .map((file) => normalize(file))
  .filter((file) => !/\/-/.test(file.replace('{-$locale}', '')))
  .sort();

/** The files of the product that a file imports, now or later; of types nothing arrives. */
function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8').replace(/^import type [\s\S]*?;$/gm, '');
  const named = [...text.matchAll(/(?:\bfrom |\bimport |\bimport\()'((?:@\/|\.)[^']+)'/g)];
  return named.flatMap(([, name = '']) => {
    const path = name.startsWith('@/') ? name.replace('@/', 'src/') : join(dirname(file), name);
    return ['.tsx', '.ts'].map((ending) => path + ending).filter((full) => existsSync(full));
  });
}

function partsOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const other of importsOf(file)) partsOf(other, seen);
  return seen;
}

const listed = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].flatMap(([, list = '']) =>
    [...list.matchAll(/'(\w+)'/g)].map(([, noun = '']) => noun),
  );

/** The nouns whose words a part of the page may show, but those it waits for by itself. */
function nounsShownBy(file: string): string[] {
  const texts = [...partsOf(file)].map((part) => readFileSync(part, 'utf8'));
  const used = texts.flatMap((text) => [...text.matchAll(/\bLL\.(\w+)/g)].map(([, noun = '']) => noun));
  const waitedFor = texts.flatMap((text) => listed(text, /<WithTexts\s+nouns=\{\[([^\]]*)\]\}/g));
  const late = new Set<string>(namespaces);
  return [...new Set(used)].filter((noun) => late.has(noun) && !waitedFor.includes(noun)).sort();
}

const namedIn = (file: string) => listed(readFileSync(file, 'utf8'), /\btexts: \[([^\]]*)\]/g);

function layoutsOf(route: string): string[] {
  const folders = dirname(route).split('/');
  return folders
    .map((_, index) => join(...folders.slice(0, index + 1), 'route.tsx'))
    .filter((layout) => layout !== route && existsSync(layout));
}

test('there are routes to look at', () => {
  expect(routes.length).toBeGreaterThan(30);
});

test.each(routes)('%s names exactly the words it shows, in staticData.texts', (route) => {
  const fromLayouts = layoutsOf(route).flatMap(namedIn);
  const needed = nounsShownBy(route).filter((noun) => !fromLayouts.includes(noun));
  expect(namedIn(route).sort()).toEqual(needed);
});

test.each([
  'src/app/first-paint.tsx',
  'src/pages/route-fallbacks.tsx',
  'src/features/shell/scenario-banner.tsx',
])('%s is there on every page: it shows no words that come later', (part) => {
  expect(nounsShownBy(part)).toEqual([]);
});

test('words are read as LL.noun, which is what the test above can see', () => {
  const others = globSync('src/**/*.{ts,tsx}').filter((file) =>
    /\bLL\[|\}\s*=\s*(?:\w+\.)?(?:useI18nContext\(\)\.)?LL\s*;/.test(readFileSync(file, 'utf8')),
  );
  expect(others).toEqual([]);
});
