import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { DEMO_PASSWORD } from '../mocks/auth/demo-accounts';
import { CHAT_SENTINELS } from '../mocks/conversations/sentinels';
import { ANA } from '../tests/e2e/support/accounts';
import { signIn } from '../tests/e2e/support/sign-in';
import { buildFloors, buildPlainProduct } from './bench/build-floors';
import { median } from './bench/median';
import { clickTo, openPage } from './bench/open-page';
import { watchStream } from './bench/watch-stream';
import { chromiumLaunch } from './chromium';
import type { Usable } from './measure-page';
import { readOptions } from './read-options';
import { sayAndStop } from './say-and-stop';
import { type Servers, startServers } from './servers';

const USAGE = 'Usage: npm run bench -- [--only login|home|chat|stream|agents] [--runs 7]';
const options = readOptions(USAGE, { only: { type: 'string' }, runs: { type: 'string' } });
const runs = Number(options.runs ?? 7);
if (!Number.isInteger(runs) || runs < 1) sayAndStop(`--runs is a number from 1 on.\n${USAGE}`);
if (!existsSync('dist/index.html')) sayAndStop('Nothing built yet: run `npm run build` first.');

/** How much slower a processor the stream is watched on. */
const SLOWDOWN = 4;
const STREAM_RUNS = Math.min(runs, 3);
const MOST_NODES = 500;
/** More of them than a windowed list has: the page draws every row. */
const ALL_ROWS_NODES = 5000;
const LONGEST_KEY_MS = 32;

/** The product and the floors, each served alike, with a provider of its own in the same state. */
type Place = {
  product: Servers;
  floors: Servers;
  token: string;
  /** Where somebody has signed in, with what the product keeps of that. */
  signedIn: BrowserContext;
};

/** What is compared: opened in the product, and the plainest page that does the same. */
type Opening = {
  product: { path: string; usable: Usable };
  floor: { path: string; usable: Usable };
};

function say(good: boolean, what: string, figure: string, target: string, note = ''): void {
  process.stdout.write(
    `${good ? '✓' : '✗'} ${what.padEnd(52)} ${figure.padStart(10)}   ${target.padEnd(16)} ${note}\n`,
  );
}

function skip(what: string, why: string): void {
  process.stdout.write(`- ${what.padEnd(52)} skipped: ${why}\n`);
}

/** How far the quicker and the slower half lie from the median, for a reader to judge the machine's noise by. */
function spread(values: readonly number[]): string {
  const middle = median(values);
  return `${middle.toFixed(0)} ms (${Math.min(...values).toFixed(0)}–${Math.max(...values).toFixed(0)})`;
}

async function tokenOf({ url }: Servers): Promise<string> {
  const body = JSON.stringify({ email: ANA, password: DEMO_PASSWORD });
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch(`${url}/api/v1/auth/sign-in`, { method: 'POST', headers, body });
  const { token }: { token: string } = await response.json();
  return token;
}

async function signedInAt(browser: Browser, { url }: Servers): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: url, locale: 'en-US' });
  const page = await context.newPage();
  await signIn(page, ANA);
  await page.getByRole('heading', { level: 1, name: 'Welcome' }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.close();
  return context;
}

async function withPlace(
  browser: Browser,
  dist: string,
  scenario: string,
  work: (place: Place) => Promise<void>,
) {
  const [product, floors] = await Promise.all([startServers({ scenario }), startServers({ scenario, dist })]);
  try {
    const signedIn = await signedInAt(browser, product);
    await work({ product, floors, token: await tokenOf(floors), signedIn });
    await signedIn.close();
  } finally {
    product.stop();
    floors.stop();
  }
}

/** Does both in turn, so that whatever else the machine does meets both. */
async function compare(product: () => Promise<number>, floor: () => Promise<number>) {
  const took: { product: number[]; floor: number[] } = { product: [], floor: [] };
  // The first of each warms the servers up.
  for (let run = 0; run <= runs; run += 1) {
    const [own, plain] = [await product(), await floor()];
    if (run === 0) continue;
    took.product.push(own);
    took.floor.push(plain);
  }
  return took;
}

function sayRatio(
  what: string,
  most: number | undefined,
  took: { product: number[]; floor: number[] },
): void {
  const ratio = median(took.product) / median(took.floor);
  const target = most === undefined ? 'for comparison' : `at most ${most} ×`;
  const note = `${spread(took.product)} : ${spread(took.floor)}`;
  say(most === undefined || ratio <= most, what, `${ratio.toFixed(2)} ×`, target, note);
}

async function sayOpening(
  browser: Browser,
  place: Place,
  what: string,
  most: number,
  opening: Opening,
  signedIn = true,
) {
  const floors = await browser.newContext({ baseURL: place.floors.url });
  const took = await compare(
    async () => {
      const guest = signedIn
        ? undefined
        : await browser.newContext({ baseURL: place.product.url, locale: 'en-US' });
      const { page, milliseconds } = await openPage(
        guest ?? place.signedIn,
        opening.product.path,
        opening.product.usable,
      );
      await page.close();
      await guest?.close();
      return milliseconds;
    },
    async () => {
      const path = `${opening.floor.path}#${place.token}`;
      const { page, milliseconds } = await openPage(floors, path, opening.floor.usable);
      await page.close();
      return milliseconds;
    },
  );
  await floors.close();
  sayRatio(what, most, took);
}

async function login(browser: Browser, place: Place): Promise<void> {
  const usable = { selector: 'input[type="email"]' };
  const opening = { product: { path: '/en/login', usable }, floor: { path: '/login.html', usable } };
  await sayOpening(browser, place, 'login, usable : the form in the HTML itself', 1.15, opening, false);
}

async function home(browser: Browser, place: Place): Promise<void> {
  const usable = { selector: 'h1', text: 'Welcome, Ana' };
  const opening = { product: { path: '/en/dashboard/home', usable }, floor: { path: '/home.html', usable } };
  await sayOpening(browser, place, 'home, usable : shell in the HTML, call sent early', 1.25, opening);
}

const CHAT_PATH = '/en/dashboard/agents/bot_returns/test-agent';
/** In Markdown, not in the plain text that stands there until its code has come. */
const NEWEST = { selector: '[aria-posinset="2000"] li', text: 'lo busco yo' };
const NEWEST_PLAIN = { selector: '.message', text: 'lo busco yo' };

const AGENT_PATH = '/en/dashboard/agents/bot_returns';
const TO_TEST = { selector: 'a[href$="/test-agent"]' };
const DOOR = { selector: 'button', text: 'Test' };

async function opensChat(context: BrowserContext, usable: Usable, slowdown: number): Promise<number> {
  const { page } = await openPage(context, AGENT_PATH, TO_TEST, slowdown);
  await page.waitForLoadState('networkidle');
  const milliseconds = await clickTo(page, TO_TEST.selector, usable);
  await page.close();
  return milliseconds;
}

async function chat(browser: Browser, place: Place): Promise<void> {
  const plainServers = await startServers({ scenario: 'long-chat', dist: await buildPlainProduct() });
  try {
    const plain = await signedInAt(browser, plainServers);
    for (const slowdown of [1, SLOWDOWN]) {
      const took = await compare(
        () => opensChat(place.signedIn, NEWEST, slowdown),
        () => opensChat(plain, NEWEST_PLAIN, slowdown),
      );
      const where = slowdown === 1 ? '' : `, ${slowdown}× CPU`;
      sayRatio(`2,000 messages, opened : windowed plain text${where}`, 1.3, took);
    }
    await plain.close();
  } finally {
    plainServers.stop();
  }
  const floors = await browser.newContext({ baseURL: place.floors.url });
  const took = await compare(
    () => opensChat(place.signedIn, NEWEST, 1),
    async () => {
      const { page } = await openPage(floors, `/chat.html#${place.token}`, DOOR);
      await page.waitForLoadState('networkidle');
      const milliseconds = await clickTo(page, DOOR.selector, NEWEST_PLAIN);
      await page.close();
      return milliseconds;
    },
  );
  await floors.close();
  sayRatio('the same : the plain text on a page of its own', undefined, took);
}

async function streamedInProduct({ signedIn }: Place, fresh: boolean) {
  const { page, cdp } = await openPage(signedIn, CHAT_PATH, NEWEST, SLOWDOWN);
  const composer = page.getByRole('textbox', { name: 'Your message' });
  if (fresh) {
    await page.getByRole('button', { name: 'New conversation' }).click();
    await composer.fill('Hola');
    await composer.press('Enter');
    await page.locator('[aria-posinset="2"]:not([aria-busy])').waitFor();
  }
  const result = await watchStream(page, cdp, '[role="log"] article', async () => {
    await composer.fill(CHAT_SENTINELS.fast);
    await composer.press('Enter');
  });
  await page.close();
  return result;
}

async function streamedOnFloor(browser: Browser, { floors, token }: Place) {
  const context = await browser.newContext({ baseURL: floors.url });
  const { page, cdp } = await openPage(context, `/chat.html#${token}`, DOOR, SLOWDOWN);
  await clickTo(page, DOOR.selector, NEWEST_PLAIN);
  const result = await watchStream(page, cdp, '.message', () => page.getByRole('button').click());
  await context.close();
  return result;
}

type Streamed = Awaited<ReturnType<typeof watchStream>>;

const middle = (all: readonly Streamed[], pick: (one: Streamed) => number) => median(all.map(pick));

async function stream(browser: Browser, dist: string): Promise<void> {
  const long: Streamed[] = [];
  const fresh: Streamed[] = [];
  const floor: Streamed[] = [];
  for (let run = 0; run < STREAM_RUNS; run += 1) {
    // What was streamed before would be a part of the conversation.
    await withPlace(browser, dist, 'long-chat', async (place) => {
      floor.push(await streamedOnFloor(browser, place));
      long.push(await streamedInProduct(place, false));
      fresh.push(await streamedInProduct(place, true));
    });
  }
  const frames = (all: readonly Streamed[]) => middle(all, (one) => one.framesPerSecond);
  const share = frames(long) / frames(floor);
  const perSecond = `${frames(long).toFixed(1)} : ${frames(floor).toFixed(1)} a second`;
  say(
    share >= 0.95,
    'words at 200 a second, frames : plain text’s',
    `${share.toFixed(2)} ×`,
    'at least 0.95 ×',
    perSecond,
  );
  const tasks = long.flatMap(({ longTasks }) => longTasks);
  const plainTasks = floor.flatMap(({ longTasks }) => longTasks);
  const told = `${tasks.length === 0 ? '' : `${tasks.join(', ')} ms; `}${plainTasks.length} on the floor`;
  // What the floor meets as well is the machine's.
  say(
    tasks.length <= plainTasks.length,
    'the same, tasks over 50 ms',
    String(tasks.length),
    'none of its own',
    told,
  );
  const growth = (all: readonly Streamed[]) => middle(all, ({ begins, ends }) => ends / begins);
  const work = (all: readonly Streamed[], pick: (one: Streamed) => number) => middle(all, pick).toFixed(0);
  const begins = work(long, (one) => one.begins);
  const ends = work(long, (one) => one.ends);
  say(
    growth(long) <= 1.2,
    'a word at an answer’s end : at its beginning',
    `${growth(long).toFixed(2)} ×`,
    'at most 1.2 ×',
    `${ends} : ${begins} ms a thousand letters; the floor ${growth(floor).toFixed(2)} ×`,
  );
  const length = middle(long, (one) => one.begins) / middle(fresh, (one) => one.begins);
  say(
    length <= 1.2,
    'a word after 2,000 messages : in a new chat',
    `${length.toFixed(2)} ×`,
    'at most 1.2 ×',
    `${begins} : ${work(fresh, (one) => one.begins)} ms a thousand letters`,
  );
}

/** Notes how long each letter typed takes until it is rendered. */
const WATCH_KEYS = `(() => {
  window.keys = [];
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === 'input') window.keys.push(duration);
  }).observe({ type: 'event', durationThreshold: 16 });
})()`;

async function longestKey({ signedIn }: Place): Promise<{ nodes: number; keys: number[] }> {
  const { page } = await openPage(signedIn, '/en/dashboard/agents', AGENT);
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  await page.evaluate(WATCH_KEYS);
  const search = page.getByRole('searchbox').first();
  for (const key of 'sevil') {
    await search.press(key);
    await page.waitForTimeout(300);
  }
  const keys: number[] = await page.evaluate(() => Reflect.get(window, 'keys'));
  await page.close();
  return { nodes, keys };
}

const AGENT = { selector: 'main a', text: 'Devoluciones' };

async function agents(browser: Browser, place: Place): Promise<void> {
  const what = '10,000 agents, opened : a plain windowed list';
  const { nodes, keys } = await longestKey(place);
  if (nodes > ALL_ROWS_NODES) return skip(what, `the page draws all rows, ${nodes} nodes`);
  const opening = {
    product: { path: '/en/dashboard/agents', usable: AGENT },
    floor: { path: '/list.html', usable: { selector: '.row', text: 'Devoluciones' } },
  };
  await sayOpening(browser, place, what, 1.3, opening);
  say(nodes <= MOST_NODES, 'the same, nodes in the page', String(nodes), `at most ${MOST_NODES}`);
  const longest = Math.max(16, ...keys);
  say(
    longest <= LONGEST_KEY_MS,
    'the same, the longest key of a search',
    `${longest} ms`,
    `at most ${LONGEST_KEY_MS} ms`,
  );
}

const only = options.only;
const wants = (name: string) => only === undefined || only === name;
const dist = await buildFloors();
const browser = await chromium.launch(await chromiumLaunch());
try {
  process.stdout.write(
    `Ratios to floors measured in the same run, medians of ${runs} (of ${STREAM_RUNS} for streams)\n`,
  );
  if (wants('login') || wants('home')) {
    await withPlace(browser, dist, 'usual', async (place) => {
      if (wants('login')) await login(browser, place);
      if (wants('home')) await home(browser, place);
    });
  }
  if (wants('chat')) await withPlace(browser, dist, 'long-chat', (place) => chat(browser, place));
  if (wants('stream')) await stream(browser, dist);
  if (wants('agents')) await withPlace(browser, dist, 'many-agents', (place) => agents(browser, place));
} finally {
  await browser.close();
}
