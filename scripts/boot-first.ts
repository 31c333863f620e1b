import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build, createServer, type Plugin } from 'vite';
import { stylesOf } from './first-paint-styles';
import { INLINE_HASHES, inlineHashes, nginxHashes } from './inline-hashes';

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
  paint: string;
  /** What the page is about, in each language. */
  about: readonly { locale: string; text: string }[];
}

/** The first look of login and dashboard in each language, rendered by the real screens, and their description. */
async function firstLook(root: string): Promise<FirstLook> {
  const server = await createServer({
    root,
    server: { middlewareMode: true },
    appType: 'custom',
    logLevel: 'error',
  });
  try {
    const { firstPaint, descriptions } = await server.ssrLoadModule('/src/app/first-paint.tsx');
    return { paint: await firstPaint(), about: await descriptions() };
  } finally {
    await server.close();
  }
}

/**
 * Puts boot.ts, the first look and its styles into the HTML, so that the first paint waits for no other file. What the
 * policy has to know of them stands beside the HTML, for a server that is not ours.
 */
export function bootFirst(): Plugin {
  let root = process.cwd();
  return {
    name: 'boot-first',
    configResolved(config) {
      root = config.root;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        if (!bundle)
          return html.replace(PLACE, `<script type="module" src="/${BOOT}"></script>`).replace(PAINT, '');
        const textsOf = (locale: string) => {
          const chunk = Object.values(bundle).find(
            (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(`/i18n/${locale}/index.ts`),
          );
          if (!chunk) throw new Error(`the texts of ${locale} have no chunk of their own`);
          return `data-texts-${locale}="/${chunk.fileName}"`;
        };
        const locales = readdirSync(join(root, 'i18n'), { withFileTypes: true }).filter((one) =>
          one.isDirectory(),
        );
        const texts = locales.map(({ name }) => textsOf(name)).join(' ');
        const { paint, about } = await firstLook(root);
        const described = about.map(({ locale, text }) => `data-about-${locale}="${text}"`).join(' ');
        const early = `<script>${await bundledBoot(root)}</script><style>${await stylesOf(paint, root)}</style>`;
        const sheet = /<link rel="stylesheet"[^>]*>/.exec(html)?.[0] ?? '';
        // In the head the sheet would hold back the first paint; here it holds back the product's code alone.
        return (
          html
            .replace('<html ', `<html ${texts} ${described} `)
            // Who reads no script reads the language of who has chosen none.
            .replace('name="description" content=""', `name="description" content="${about[0]?.text ?? ''}"`)
            .replace(sheet, '')
            .replace(PLACE, () => early)
            .replace(PAINT, () => paint)
            .replace('</body>', `${sheet}</body>`)
        );
      },
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return;
        const source = nginxHashes(inlineHashes(String(page.source)));
        this.emitFile({ type: 'asset', fileName: INLINE_HASHES, source });
      },
    },
  };
}
