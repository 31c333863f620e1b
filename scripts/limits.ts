import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type BrowserContext, chromium } from '@playwright/test';
import { ANA } from '../tests/e2e/support/accounts';
import { serversHere } from '../tests/e2e/support/servers-here';
import { signIn } from '../tests/e2e/support/sign-in';
import { openPage } from './bench/open-page';
import { chromiumLaunch } from './chromium';
import { GROWTHS, type Growth } from './limits/growths';
import { readOptions } from './read-options';
import { sayAndStop } from './say-and-stop';

const USAGE = 'Usage: npm run limits -- [--only NAME] [--write]: measures what many of something cost';
const options = readOptions(USAGE, { only: { type: 'string' }, write: { type: 'boolean' } });
const FILE = 'docs/limits.md';
const TABLE = /(?<=<!-- measured -->\n)[\s\S]*?(?=<!-- \/measured -->)/;
const SIZES = [10, 1_000, 100_000] as const;

/** What a page costs once it can be used: calls of the service, bytes of their answers, nodes, and memory in bytes. */
type Cost = { calls: number; bytes: number; nodes: number; memory: number };

async function costOf(context: BrowserContext, { path, usable }: Growth): Promise<Cost> {
  const calls: Promise<{ responseBodySize: number }>[] = [];
  context.on('requestfinished', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request.sizes());
  });
  const { page, cdp } = await openPage(context, path, usable);
  await page.waitForLoadState('networkidle');
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  const bytes = (await Promise.all(calls)).reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  return { calls: calls.length, bytes, nodes, memory: usedSize };
}

const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const mega = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1, minimumFractionDigits: 1 });

const rowOf = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

const growths = GROWTHS.filter(({ name }) => options.only === undefined || name.includes(options.only));
if (growths.length === 0) sayAndStop(`Nothing is called that.\n${USAGE}`);
if (!existsSync('dist/index.html')) sayAndStop('Nothing built yet: run `npm run build` first.');

const rows = [
  rowOf(['what', 'how many', 'calls', 'kB of answers', 'nodes', 'MB of memory']),
  rowOf(['---', '---:', '---:', '---:', '---:', '---:']),
];
process.stdout.write(`${rows.join('\n')}\n`);
const browser = await chromium.launch(await chromiumLaunch());
try {
  for (const growth of growths)
    for (const many of SIZES) {
      const servers = await serversHere();
      growth.grow(servers.db, many);
      const context = await browser.newContext({ baseURL: servers.url, locale: 'en-US' });
      context.setDefaultTimeout(60_000);
      const page = await context.newPage();
      await signIn(page, ANA);
      await page.close();
      const { calls, bytes, nodes, memory } = await costOf(context, growth);
      const row = rowOf([
        growth.name,
        number.format(many),
        number.format(calls),
        number.format(bytes / 1000),
        number.format(nodes),
        mega.format(memory / 1_000_000),
      ]);
      rows.push(row);
      process.stdout.write(`${row}\n`);
      await context.close();
      servers.stop();
    }
} finally {
  await browser.close();
}
if (options.write) writeFileSync(FILE, readFileSync(FILE, 'utf8').replace(TABLE, `${rows.join('\n')}\n`));
