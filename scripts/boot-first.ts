import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin, type Rollup } from 'vite';
import { stylesOf } from './first-paint-styles.ts';
import { INLINE_HASHES, inlineHashes, nginxHashes } from './inline-hashes.ts';
import { LOGIN_PAGE } from './login-page.ts';
import { type Imports, pageFiles } from './page-files.ts';
import { type RoutedPage, routedPages, withModules } from './routed-pages.ts';

const BOOT = 'src/boot.ts';
const PLACE = '<!--boot-->';
const PAINT = '<!--first-paint-->';

/** boot.ts as one classic script: it runs before the first paint, so it can neither be a module nor import anything. */
async function bundledBoot(root: string): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    resolve: { tsconfigPaths: true },
    build: {
      write: false,
      target: 'es2023',
      modulePreload: { polyfill: false },
      lib: { entry: BOOT, formats: ['iife'], name: 'boot', fileName: 'boot' },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const chunk = outputs
    .flatMap((one) => ('output' in one ? one.output : []))
    .find((file) => file.type === 'chunk');
  if (chunk?.type !== 'chunk') throw new Error(`${BOOT} gave no script`);
  return chunk.code;
}

interface FirstLook {
  /** What the HTML of every page shows first, and that of the login. */
  every: string;
  login: string;
  /** What the product is about, in each language. */
  about: readonly { locale: string; text: string }[];
  /** Its pages. */
  routed: RoutedPage[];
}

/** What is shown first, in each language, rendered by the real screens. */
const firstLook = (root: string): Promise<FirstLook> =>
  withModules(root, async (load) => {
    const { firstPaint, descriptions } = await load('/src/app/first-paint.tsx');
    return {
      every: await firstPaint(),
      login: await firstPaint(['login']),
      about: await descriptions(),
      routed: await routedPages(load),
    };
  });

/** Where each language's texts are, as attributes: boot.ts asks for those of one. */
function textsAttributes(root: string, bundle: Rollup.OutputBundle): string {
  const textsOf = (locale: string) => {
    const chunk = Object.values(bundle).find(
      (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(`/i18n/${locale}/index.ts`),
    );
    if (!chunk) throw new Error(`the texts of ${locale} have no chunk of their own`);
    return `data-texts-${locale}="/${chunk.fileName}"`;
  };
  const locales = readdirSync(join(root, 'i18n'), { withFileTypes: true }).filter((one) => one.isDirectory());
  return locales.map(({ name }) => textsOf(name)).join(' ');
}

/** What the build put into the HTML to load, and its address. */
function loaded(html: string, element: RegExp): { tag: string; url: string } {
  const [tag, url] = element.exec(html) ?? [];
  if (tag === undefined || url === undefined) throw new Error(`the HTML loads nothing like ${element}`);
  return { tag, url };
}

/**
 * Puts boot.ts, the first look and its styles into the HTML, so that the first paint waits for no other file. The login
 * has an HTML of its own, whose code comes after its paint. What the policy has to know of both stands beside them, for a
 * server that is not ours.
 */
export function bootFirst(): Plugin {
  let root = process.cwd();
  let login = '';
  const imports: Imports = new Map();
  return {
    name: 'boot-first',
    configResolved(config) {
      root = config.root;
    },
    buildEnd() {
      for (const id of this.getModuleIds()) {
        const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {};
        imports.set(id, { now: importedIds, later: dynamicallyImportedIds });
      }
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        if (!bundle)
          return html.replace(PLACE, `<script type="module" src="/${BOOT}"></script>`).replace(PAINT, '');
        const boot = await bundledBoot(root);
        const look = await firstLook(root);
        const described = look.about.map(({ locale, text }) => `data-about-${locale}="${text}"`).join(' ');
        const sheet = loaded(html, /<link rel="stylesheet"[^>]* href="([^"]*)">/);
        const main = loaded(html, /<script type="module"[^>]* src="([^"]*)"><\/script>/);
        const withPaint = async (page: string, attributes: string, paint: string) => {
          const early = `<script>${boot}</script><style>${await stylesOf(paint, root)}</style>`;
          return (
            page
              .replace('<html ', `<html ${textsAttributes(root, bundle)} ${described} ${attributes}`)
              // Who reads no script reads the language of who has chosen none.
              .replace(
                'name="description" content=""',
                `name="description" content="${look.about[0]?.text ?? ''}"`,
              )
              .replace(PLACE, () => early)
              .replace(PAINT, () => paint)
          );
        };
        const bare = html.replace(sheet.tag, '');
        const later = `data-main="${main.url}" data-sheet="${sheet.url}" `;
        login = await withPaint(bare.replace(main.tag, ''), later, look.login);
        const locales = look.about.map(({ locale }) => locale);
        const pages = `data-pages='${JSON.stringify(pageFiles(look.routed, bundle, locales, imports))}'`;
        // In the head the sheet would hold back the first paint; here it holds back the product's code alone.
        return withPaint(bare.replace('</body>', `${sheet.tag}</body>`), pages, look.every);
      },
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return;
        this.emitFile({ type: 'asset', fileName: LOGIN_PAGE, source: login });
        const source = nginxHashes(inlineHashes(String(page.source) + login));
        this.emitFile({ type: 'asset', fileName: INLINE_HASHES, source });
      },
    },
  };
}
