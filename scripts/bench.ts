import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { DEMO_PASSWORD } from '../mocks/auth/demo-accounts';
import { ANA } from '../tests/e2e/support/accounts';
import { signIn } from '../tests/e2e/support/sign-in';
import { agents } from './bench/agents';
import { buildFloors, buildPlainProduct } from './bench/build-floors';
import { chatBesideFloor, chatBesidePlain } from './bench/chat';
import { conversations } from './bench/conversations';
import { decode } from './bench/decode';
import { firstVisits } from './bench/first-visits';
import { home, login } from './bench/openings';
import type { Place } from './bench/place';
import { returnVisits } from './bench/return-visits';
import { routes } from './bench/routes';
import { stream } from './bench/stream';
import { chromiumLaunch } from './chromium';
import { readOptions } from './read-options';
import { sayAndStop } from './say-and-stop';
import { type Servers, startServers } from './servers';

const USAGE =
  'Usage: npm run bench -- [--only decode|login|home|routes|visits|chat|stream|agents|conversations] [--runs 7]';
const options = readOptions(USAGE, { only: { type: 'string' }, runs: { type: 'string' } });
const runs = Number(options.runs ?? 7);
if (!Number.isInteger(runs) || runs < 1) sayAndStop(`--runs is a number from 1 on.\n${USAGE}`);
if (!existsSync('dist/index.html')) sayAndStop('Nothing built yet: run `npm run build` first.');

const STREAM_RUNS = Math.min(runs, 3);

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
    await work({ browser, product, floors, token: await tokenOf(floors), signedIn });
    await signedIn.close();
  } finally {
    product.stop();
    floors.stop();
  }
}

async function chat(place: Place): Promise<void> {
  const plainServers = await startServers({ scenario: 'long-chat', dist: await buildPlainProduct() });
  try {
    const plain = await signedInAt(place.browser, plainServers);
    await chatBesidePlain(runs, place, plain);
    await plain.close();
  } finally {
    plainServers.stop();
  }
  await chatBesideFloor(runs, place);
}

async function manyBesideFew(place: Place): Promise<void> {
  const fewServers = await startServers({ scenario: 'usual' });
  try {
    const few = await signedInAt(place.browser, fewServers);
    await conversations(runs, place, few);
    await few.close();
  } finally {
    fewServers.stop();
  }
}

const only = options.only;
const wants = (name: string) => only === undefined || only === name;
const dist = await buildFloors();
const browser = await chromium.launch(await chromiumLaunch());
try {
  process.stdout.write(
    `Ratios to floors measured in the same run, medians of ${runs} (of ${STREAM_RUNS} for streams)\n`,
  );
  if (wants('decode')) decode(runs);
  if (['login', 'home', 'routes', 'visits'].some(wants)) {
    await withPlace(browser, dist, 'usual', async (place) => {
      if (wants('login')) await login(runs, place);
      if (wants('home')) await home(runs, place);
      if (wants('routes')) await routes(Math.min(runs, 3), place);
      if (wants('visits')) await firstVisits(runs, place);
      if (wants('visits')) await returnVisits(runs, place);
    });
  }
  if (wants('chat')) await withPlace(browser, dist, 'long-chat', chat);
  if (wants('stream')) await stream(STREAM_RUNS, (work) => withPlace(browser, dist, 'long-chat', work));
  if (wants('agents')) await withPlace(browser, dist, 'many-agents', (place) => agents(runs, place));
  if (wants('conversations')) await withPlace(browser, dist, 'many-conversations', manyBesideFew);
} finally {
  await browser.close();
}
