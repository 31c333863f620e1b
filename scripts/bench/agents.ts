import { openPage } from './open-page';
import type { Place } from './place';
import { say, skip } from './report';
import { sayOpening } from './say-opening';

const MOST_NODES = 500;
/** More of them than a windowed list has: the page draws every row. */
const ALL_ROWS_NODES = 5000;
const LONGEST_KEY_MS = 32;

const AGENT = { selector: 'main a', text: 'Devoluciones' };

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

/** The list of 10,000 agents beside a windowed one that asks the same inside the same frame, and how it answers the keys of a search. */
export async function agents(runs: number, place: Place): Promise<void> {
  const what = '10,000 agents, opened : a windowed list, same calls';
  const { nodes, keys } = await longestKey(place);
  if (nodes > ALL_ROWS_NODES) return skip(what, `the page draws all rows, ${nodes} nodes`);
  const opening = {
    product: { path: '/en/dashboard/agents', usable: AGENT },
    floor: { path: '/list.html', usable: { selector: '.row', text: 'Devoluciones' } },
    signedIn: true,
  };
  await sayOpening(runs, place, what, 1.3, opening);
  say(nodes <= MOST_NODES, 'the same, nodes in the page', String(nodes), `at most ${MOST_NODES}`);
  const longest = Math.max(16, ...keys);
  say(
    longest <= LONGEST_KEY_MS,
    'the same, the longest key of a search',
    `${longest} ms`,
    `at most ${LONGEST_KEY_MS} ms`,
  );
}
