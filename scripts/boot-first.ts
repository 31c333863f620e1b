import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build, createServer, type Plugin } from 'vite';

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

/** The first look of login and dashboard in each language, rendered by the real screens. */
async function renderedFirstPaint(root: string): Promise<string> {
  const server = await createServer({
    root,
    server: { middlewareMode: true },
    appType: 'custom',
    logLevel: 'error',
  });
  try {
    const { firstPaint } = await server.ssrLoadModule('/src/app/first-paint.tsx');
    return await firstPaint();
  } finally {
    await server.close();
  }
}

/** Puts boot.ts first and the first look into the HTML, so that neither waits for the product's code. */
export function bootFirst(): Plugin {
  let root = process.cwd();
  let building = false;
  return {
    name: 'boot-first',
    configResolved(config) {
      root = config.root;
      building = config.command === 'build';
    },
    async buildStart() {
      if (!building) return;
      this.emitFile({ type: 'asset', name: 'boot.js', source: await bundledBoot(root) });
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        if (!bundle)
          return html.replace(PLACE, `<script type="module" src="/${BOOT}"></script>`).replace(PAINT, '');
        const boot = Object.values(bundle).find(
          (file) => file.type === 'asset' && file.names.includes('boot.js'),
        );
        if (!boot) throw new Error(`${BOOT} was not emitted`);
        const css = /<link rel="stylesheet"[^>]*>/.exec(html)?.[0] ?? '';
        // The style sheet before the script: a script that follows a sheet would wait for it.
        const withBoot = html
          .replace(css, '')
          .replace(PLACE, `<script src="/${boot.fileName}"></script>\n    ${css}`);
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
        const withTexts = withBoot.replace('<html ', `<html ${texts} `);
        return withTexts.replace(PAINT, await renderedFirstPaint(root));
      },
    },
  };
}
