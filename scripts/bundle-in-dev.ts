import { resolve, sep } from 'node:path';
import { build, type Plugin } from 'vite';

type Part = {
  /** All of its modules are served as one. */
  folder: string;
  /** The module that gives all that others import of it. */
  entry: string;
  /** How an import of it is written. */
  imported: RegExp;
};

/** Hundreds of modules that a page needs whole and that nobody edits while looking at it. */
const PARTS: readonly Part[] = [
  {
    folder: 'src/api/generated/schemas',
    entry: 'src/api/generated/schemas/index.ts',
    imported: /\/schemas(\/\w+\.zod(\.ts)?)?$/,
  },
  { folder: 'mocks', entry: 'mocks/core/browser.ts', imported: /^@mocks\/core\/browser$/ },
];

/** What belongs to another part, to the product or to a library stays an import. */
const isForeign = (source: string) => !/^[./]|^@mocks\//.test(source);

async function bundle({ entry }: Part) {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { tsconfigPaths: true },
    build: {
      write: false,
      minify: false,
      target: 'esnext',
      sourcemap: 'hidden',
      lib: { entry, formats: ['es'] },
      rolldownOptions: { external: isForeign, output: { codeSplitting: false } },
    },
  });
  const [first] = Array.isArray(result) ? result : [result];
  const [file] = first && 'output' in first ? first.output : [];
  if (file?.type !== 'chunk') throw new Error(`Nothing was bundled from ${entry}.`);
  return { code: file.code, map: file.map };
}

/**
 * In development each module is a request of its own. The schemas and the played provider are a thousand of them, more
 * than all others together, before anybody can sign in: they travel as two. A change in one reloads the page, as before.
 */
export function bundleInDev(): Plugin {
  const parts = PARTS.map((part) => ({
    ...part,
    folder: resolve(part.folder) + sep,
    entry: resolve(part.entry),
  }));
  const bundles = new Map<string, ReturnType<typeof bundle>>();
  const bundleOf = (part: Part) => {
    const known = bundles.get(part.entry) ?? bundle(part);
    bundles.set(part.entry, known);
    return known;
  };
  return {
    name: 'bundle-in-dev',
    apply: 'serve',
    enforce: 'pre',
    configureServer() {
      // A failure is told to the page that asks for it.
      for (const part of parts) bundleOf(part).catch(() => undefined);
    },
    // The page asks for them with its HTML, not after all else has come.
    transformIndexHtml: () =>
      PARTS.map(({ entry }) => ({ tag: 'link', attrs: { rel: 'modulepreload', href: `/${entry}` } })),
    async resolveId(source, importer) {
      const part = parts.find(({ imported }) => imported.test(source));
      if (!part) return undefined;
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found?.id.startsWith(part.folder) ? part.entry : found;
    },
    load(id) {
      const part = parts.find(({ entry }) => entry === id);
      return part && bundleOf(part);
    },
    hotUpdate({ file }) {
      const part = parts.find(({ folder }) => resolve(file).startsWith(folder));
      if (!part) return undefined;
      bundles.delete(part.entry);
      const module = this.environment.moduleGraph.getModuleById(part.entry);
      if (module) this.environment.moduleGraph.invalidateModule(module);
      this.environment.hot.send({ type: 'full-reload' });
      return [];
    },
  };
}
