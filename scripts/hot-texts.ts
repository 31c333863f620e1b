import { resolve, sep } from 'node:path';
import type { Plugin } from 'vite';

/** All texts of a language that are there from the start, or those of one noun. */
const TEXTS = /\/i18n\/(\w+)\/(?:(\w+)\/)?index\.ts$/;

/** Gives the texts to all pages: refreshed, it gives them anew. */
const LAYOUT = resolve('src/pages/locale-layout.tsx');

/**
 * In development a changed text stands on the page at once, and what was typed there stays: left to itself the page would
 * be loaded anew, as texts are no component.
 */
export function hotTexts(): Plugin {
  return {
    name: 'hot-texts',
    apply: 'serve',
    // The build renders the first paint in Node, where nothing is hot.
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      const [, locale, noun] = TEXTS.exec(id) ?? [];
      if (locale === undefined) return undefined;
      const changed = noun === undefined ? '...texts.default' : `${noun}: texts.default`;
      const accept = [
        "import { loadedLocales } from '/i18n/i18n-util.ts';",
        'import.meta.hot.accept((texts) => {',
        `  if (texts) loadedLocales.${locale} = { ...loadedLocales.${locale}, ${changed} };`,
        '});',
      ];
      return { code: [code, ...accept].join('\n'), map: null };
    },
    hotUpdate({ file, modules }) {
      if (!resolve(file).startsWith(resolve('i18n') + sep)) return undefined;
      return [...modules, ...(this.environment.moduleGraph.getModulesByFile(LAYOUT) ?? [])];
    },
  };
}
