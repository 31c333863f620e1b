import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import * as z from 'zod/mini';
import { signIn } from '../tests/e2e/support/sign-in';
import { chromiumLaunch } from './chromium';
import { LOGIN_PAGE } from './login-page';
import { measurePage, measureReturn } from './measure-page';
import { tracesOfMocks } from './no-mocks';
import { sayAndStop } from './say-and-stop';
import { startDemo, startServers } from './servers';
import { writeTally } from './tally';

const dist = 'dist';
const manifestFile = join(dist, '.vite', 'manifest.json');

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    isEntry: z.optional(z.boolean()),
    isDynamicEntry: z.optional(z.boolean()),
    imports: z.optional(z.array(z.string())),
  }),
);
const budgetSchema = z.object({
  loginScriptToUsable: z.number(),
  loginScriptSettled: z.number(),
  loginRequests: z.number(),
  homeScriptToUsable: z.number(),
  homeRequests: z.number(),
  routeScript: z.number(),
  routeFiles: z.number(),
  css: z.number(),
  font: z.number(),
  html: z.number(),
  loginHtml: z.number(),
  widgetLauncher: z.number(),
  widgetOpen: z.number(),
});

if (!existsSync(manifestFile)) sayAndStop('Nothing built yet: run `npm run build` first.');
const manifest = manifestSchema.parse(JSON.parse(readFileSync(manifestFile, 'utf8')));
const budget = budgetSchema.parse(JSON.parse(readFileSync('size-budget.json', 'utf8')));

/** The bytes that travel, in kB: the compressed copy where there is one. */
function kB(file: string): number {
  const path = join(dist, file);
  const compressed = `${path}.br`;
  const bytes = existsSync(compressed)
    ? statSync(compressed).size
    : file.endsWith('.woff2')
      ? statSync(path).size
      : brotliCompressSync(readFileSync(path)).length;
  return bytes / 1000;
}

const sum = (files: Iterable<string>) => [...new Set(files)].reduce((total, file) => total + kB(file), 0);

/** The files that come with a chunk: its own and those it imports, through all of them. */
function filesOf(key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const other of chunk.imports ?? []) filesOf(other, seen);
  return seen;
}

async function visits() {
  const servers = await startServers();
  const browser = await chromium.launch(await chromiumLaunch());
  try {
    const options = { baseURL: servers.url, locale: 'en-US' };
    const login = await measurePage(browser, '/en/login', { selector: 'input[type="email"]' }, options);
    const usable = { selector: 'h1', text: 'Welcome' };
    const home = await measureReturn(browser, '/en/dashboard/home', usable, options, async (page) => {
      await signIn(page, 'ana@acme.example');
      await page.getByRole('heading', { level: 1, name: 'Welcome' }).waitFor();
      await page.waitForLoadState('networkidle');
    });
    return { login, home };
  } finally {
    await browser.close();
    servers.stop();
  }
}

const { login, home } = await visits();

/** What a first visit to each route adds to the pages a person came from. */
const routes = Object.entries(manifest)
  .filter(([key, chunk]) => chunk.isDynamicEntry && key.startsWith('src/routes/'))
  .map(([key]) => {
    const from = key.includes('_signed-in') ? home.scriptsToUsable : login.scripts;
    const there = new Set(from.map((path) => path.slice(1)));
    const added = [...filesOf(key)].filter((file) => file.endsWith('.js') && !there.has(file));
    return { name: key.replace(/^src\/routes\/|\?.*$/g, ''), size: sum(added), files: added.length };
  })
  .sort((a, b) => b.size - a.size);
const largest = routes[0] ?? { name: 'none', size: 0 };
const mostFiles = Math.max(0, ...routes.map(({ files }) => files));

/** The chat on other companies' pages: what comes before its launcher can be used, and with its panel open. */
async function widgetBytes() {
  const browser = await chromium.launch(await chromiumLaunch());
  const demo = await startDemo();
  try {
    const page = await browser.newPage({ locale: 'es-ES' });
    const scripts = new Set<string>();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/widget/')) scripts.add(pathname.slice(1));
    });
    await page.goto(`${demo.url}/plain?lang=es`);
    const launcher = page.locator('agent-chat').getByRole('button');
    await launcher.waitFor();
    const toLauncher = sum(scripts);
    await launcher.click();
    await page.getByRole('dialog').getByRole('textbox').waitFor();
    return { toLauncher, open: sum(scripts) };
  } finally {
    await browser.close();
    demo.stop();
  }
}

const widget = await widgetBytes();

const assets = (ending: string) => globSync(`**/*${ending}`, { cwd: dist });
const scripts = (paths: readonly string[]) => sum(paths.map((path) => path.slice(1)));
const fonts = assets('.woff2').map((file) => ({ file, size: kB(file) }));
const latin =
  fonts.find(({ file }) => /latin-(?!ext)/.test(file)) ?? fonts.sort((a, b) => b.size - a.size)[0];
const traces = tracesOfMocks(dist);

const rows = [
  {
    what: 'login, script to usable',
    is: scripts(login.scriptsToUsable),
    most: budget.loginScriptToUsable,
    unit: 'kB',
  },
  {
    what: 'login, script when settled',
    is: scripts(login.scripts),
    most: budget.loginScriptSettled,
    unit: 'kB',
  },
  { what: 'login, requests to usable', is: login.requestsToUsable, most: budget.loginRequests, unit: '' },
  {
    what: 'home, script to usable',
    is: scripts(home.scriptsToUsable),
    most: budget.homeScriptToUsable,
    unit: 'kB',
  },
  {
    what: 'home, requests to usable, API included',
    is: home.requestsToUsable,
    most: budget.homeRequests,
    unit: '',
  },
  { what: `largest other route (${largest.name})`, is: largest.size, most: budget.routeScript, unit: 'kB' },
  { what: 'most files of another route', is: mostFiles, most: budget.routeFiles, unit: '' },
  {
    what: 'chat on any page, to its launcher',
    is: widget.toLauncher,
    most: budget.widgetLauncher,
    unit: 'kB',
  },
  { what: 'chat on any page, opened', is: widget.open, most: budget.widgetOpen, unit: 'kB' },
  // What a server sends before it waits for the browser: ten packets.
  { what: 'HTML, with all of the first paint', is: kB('index.html'), most: budget.html, unit: 'kB' },
  { what: 'HTML of the login', is: kB(LOGIN_PAGE), most: budget.loginHtml, unit: 'kB' },
  { what: 'styles', is: sum(assets('.css')), most: budget.css, unit: 'kB' },
  { what: 'font', is: latin?.size ?? 0, most: budget.font, unit: 'kB' },
  { what: 'traces of the played provider', is: traces.length, most: 0, unit: '' },
];

for (const { what, is, most, unit } of rows) {
  const figure = unit ? `${is.toFixed(1)} ${unit}` : String(is);
  process.stdout.write(
    `${is <= most ? '✓' : '✗'} ${what.padEnd(64)} ${figure.padStart(10)}   at most ${most} ${unit}\n`,
  );
}
for (const trace of traces) process.stdout.write(`  ${trace}\n`);
const failed = rows.filter(({ is, most }) => is > most).length;
writeTally('size', { passed: rows.length - failed, failed, skipped: 0 });
process.exitCode = failed > 0 ? 1 : 0;
