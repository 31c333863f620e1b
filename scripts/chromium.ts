import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import type { LaunchOptions } from '@playwright/test';
import packed, { inflate } from '@sparticuz/chromium';

const packageFile = resolve('node_modules/@sparticuz/chromium/package.json');

function fontsConfig(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, 'fonts')}</dir>
  <cachedir>${join(folder, 'fonts-cache')}</cachedir>
</fontconfig>
`;
}

/** Unpacks the browser that npm brought, once; safe when two commands do it at the same moment. */
async function unpack(): Promise<string> {
  const { version } = createRequire(import.meta.url)(packageFile);
  const folder = resolve(`node_modules/.cache/chromium-${version}`);
  if (existsSync(folder)) return folder;
  const part = `${folder}.${process.pid}`;
  mkdirSync(part, { recursive: true });
  const usual = process.env.TMPDIR;
  // The package unpacks to the temporary folder, wherever that is.
  process.env.TMPDIR = part;
  try {
    await packed.executablePath();
    await inflate(resolve('node_modules/@sparticuz/chromium/bin/al2023.tar.br'));
  } finally {
    if (usual === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = usual;
  }
  writeFileSync(join(part, 'fonts', 'fonts.conf'), fontsConfig(join(folder, 'fonts')));
  try {
    renameSync(part, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    rmSync(part, { recursive: true, force: true });
  }
  return folder;
}

// Playwright switches these off for speed; whoever opens the product has them on.
const AS_PEOPLE_HAVE_IT = [
  '--disable-back-forward-cache',
  '--disable-popup-blocking',
  '--disable-background-timer-throttling',
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
];

/** How to start the real Chromium of the tests: from npm, nothing installed; CHROMIUM_PATH names another. */
export async function chromiumLaunch(): Promise<LaunchOptions> {
  // Without a graphics card each layer would be composed twice, the second time by an emulated one.
  const args = ['--no-sandbox', '--disable-dev-shm-usage', '--force-color-profile=srgb', '--disable-gpu'];
  const own = process.env.CHROMIUM_PATH;
  if (own) return { executablePath: own, args, ignoreDefaultArgs: AS_PEOPLE_HAVE_IT };
  // npm carries a Chromium for Linux x64 only; elsewhere the Chrome of the machine does.
  if (process.platform !== 'linux' || process.arch !== 'x64')
    return { channel: 'chrome', args, ignoreDefaultArgs: AS_PEOPLE_HAVE_IT };
  const folder = await unpack();
  const executablePath = join(folder, 'chromium');
  const env: Record<string, string> = {
    ...Object.fromEntries(
      Object.entries(process.env).flatMap(([name, value]) => (value ? [[name, value]] : [])),
    ),
    // One set of fonts everywhere, so that a picture does not depend on the machine.
    FONTCONFIG_FILE: join(folder, 'fonts', 'fonts.conf'),
  };
  // A bare machine lacks NSS; the package carries it, for exactly this case.
  const starts = spawnSync(executablePath, ['--no-sandbox', '--version'], { env });
  if (starts.status !== 0) env.LD_LIBRARY_PATH = join(folder, 'al2023', 'lib');
  return { executablePath, args, env, ignoreDefaultArgs: AS_PEOPLE_HAVE_IT };
}
