import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { asFunction } from './as-function.ts';
import { planPages } from './plan-pages.ts';

/** Libraries that many pages need, each in a file of its own: what one page has brought no other brings again. */
const LIBRARIES = [
  { name: 'formLibrary', test: /\/(react-hook-form|@hookform)\// },
  {
    name: 'dialogLibrary',
    test: /\/@radix-ui\/react-(dialog|alert-dialog|dismissable-layer|focus-scope|portal)\//,
  },
];

/** Nouns whose texts travel together: a page that needs those of one nearly always needs the others. */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  agent: ['agent', 'versions', 'visitorTexts'],
  agents: ['agentActions', 'agents', 'draft', 'instructions'],
  billing: ['billing', 'subscription'],
  home: ['homeFigures', 'homeParts', 'monitors', 'usageMeters'],
  settings: ['profile', 'settings', 'team'],
  shared: ['channelWords', 'connecting', 'connectionHealth', 'publishing', 'testChat'],
  testing: ['agentTests', 'testAgent'],
  tools: ['ownTools', 'toolCalls', 'tools'],
};

const TEXTS_MODULE = /\/i18n\/(\w+)\/(\w+)\/[\w-]+\.ts$/;

/** The name of the file that a module of texts goes to, where it goes to none of its own. */
function textsFile(id: string): string | null {
  const [, locale, noun = ''] = TEXTS_MODULE.exec(id) ?? [];
  const [name] = Object.entries(TEXTS).find(([, nouns]) => nouns.includes(noun)) ?? [];
  return locale && name ? `texts-${locale}-${name}` : null;
}

/** What the files that stay as the bundler makes them are called in the code: what every visit begins with, and the libraries. */
function stayingFiles(chunks: ReadonlyMap<string, Rolldown.OutputChunk>): Map<string, string> {
  const staying = new Map<string, string>();
  for (const [file, { isEntry, name }] of chunks) {
    if (isEntry) staying.set(file, 'core');
    else if (LIBRARIES.some((library) => library.name === name)) staying.set(file, name);
  }
  for (const file of staying.keys())
    for (const next of chunks.get(file)?.imports ?? [])
      if (!staying.has(next))
        throw new Error(`${file} cannot stay as it is: it imports ${next}, which does not.`);
  return staying;
}

/** Puts all that a page holds into its file, and takes away the files of the bundler that are in those of the pages now. */
function writePages(bundle: Rolldown.OutputBundle): void {
  const chunks = new Map(
    Object.values(bundle)
      .filter((file) => file.type === 'chunk')
      .map((chunk) => [chunk.fileName, chunk]),
  );
  const code = new Map([...chunks].map(([file, chunk]) => [file, chunk.code]));
  const staying = stayingFiles(chunks);
  const pages = planPages(chunks, new Set(staying.keys()));
  const places = new Map([...chunks.keys()].map((file, place) => [file, place]));
  const objectOf = (file: string) => staying.get(file) ?? `pieces[${places.get(file)}]`;

  for (const [file, chunk] of chunks) {
    const held = pages.get(file);
    if (held) {
      const needed = new Set(held.flatMap((piece) => chunks.get(piece)?.imports ?? []));
      const imported = [...staying].filter(([name, called]) => called === 'core' || needed.has(name));
      const values = chunk.exports.map((name, place) => `${name}:value${place}`);
      chunk.code = [
        ...imported.map(([name, called]) => `import*as ${called} from"./${basename(name)}";`),
        'const{pieces}=core;',
        ...held.map((piece) => {
          const run = asFunction(code.get(piece) ?? '', (name) => objectOf(join(dirname(piece), name)));
          return `${objectOf(piece)}??=${run};\n`;
        }),
        `const{${values}}=${objectOf(file)};`,
        `export{${chunk.exports.map((name, place) => `value${place} as ${name}`)}};`,
      ].join('');
      chunk.imports = imported.map(([name]) => name);
    } else if (staying.get(file) === 'core') chunk.code += '\n;const pieces=[];export{pieces};';
    else if (!staying.has(file)) delete bundle[file];
  }
}

/** All that says which file holds what: the bundler names a page by what it puts into it itself. */
function signatureOf(chunks: readonly Rolldown.RenderedChunk[]): string {
  const graph = chunks.map(({ moduleIds, imports, dynamicImports }) => [
    moduleIds.map((id) => relative(process.cwd(), id)),
    imports,
    dynamicImports,
  ]);
  const ways = ['page-bundles.ts', 'plan-pages.ts', 'as-function.ts'].map((file) =>
    readFileSync(join(import.meta.dirname, file), 'utf8'),
  );
  return createHash('sha256')
    .update(JSON.stringify([graph, ways]))
    .digest('hex');
}

/**
 * Puts all that a page needs beside the core into one file, and so all that a part of a page needs that comes later. Left
 * to itself the bundler makes a file for each set of pages that share something, dozens for a page. Here what several
 * pages need is in the file of each and runs once: whichever comes first keeps what a piece exports in `pieces`, which
 * the core holds.
 */
export function pageBundles(): Plugin {
  let signature: string | undefined;
  const groups: Rolldown.CodeSplittingGroup[] = [
    { name: 'core', tags: ['$initial'], priority: 1 },
    ...LIBRARIES,
    { name: textsFile },
  ];
  return {
    name: 'page-bundles',
    apply: 'build',
    config: () => ({ build: { rolldownOptions: { output: { codeSplitting: { groups } } } } }),
    transform(source, id) {
      if (/^export (let|var) /m.test(source) && id.includes('/src/'))
        this.error(`${id} exports a variable: pages that share it would not see it change.`);
      // The bundler's helpers would be a file of their own if not all who use them came after the core.
      return TEXTS_MODULE.test(id) ? `import '/src/setup-zod.ts';\n${source}` : undefined;
    },
    buildEnd() {
      const nouns = new Set([...this.getModuleIds()].flatMap((id) => TEXTS_MODULE.exec(id)?.[2] ?? []));
      const missing = Object.values(TEXTS)
        .flat()
        .find((noun) => !nouns.has(noun));
      if (nouns.size > 0 && missing !== undefined) this.error(`There are no texts of “${missing}”.`);
    },
    renderStart() {
      signature = undefined;
    },
    renderChunk(_code, _chunk, _options, { chunks }) {
      signature ??= signatureOf(Object.values(chunks));
      return null;
    },
    augmentChunkHash: () => signature,
    generateBundle: { order: 'pre', handler: (_options, bundle) => writePages(bundle) },
  };
}
