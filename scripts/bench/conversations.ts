import type { BrowserContext } from '@playwright/test';
import { compare, sayRatio } from './compare';
import { openPage } from './open-page';
import type { Place } from './place';
import { say } from './report';

const MOST_RATIO = 1.3;
/** A page of the log, its filters and the frame of the product. */
const MOST_NODES = 900;

const FIGURES = { path: '/en/dashboard/analytics', usable: { selector: 'h2', text: 'What visitors ask' } };
const LOG = {
  path: '/en/dashboard/analytics?view=conversations&show=all',
  usable: { selector: 'nav[aria-label="Pages"] p', text: '1–30 of' },
};

async function opens(context: BrowserContext, { path, usable }: typeof FIGURES) {
  const { page, milliseconds } = await openPage(context, path, usable);
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  await page.close();
  return { nodes, milliseconds };
}

/** Figures and log of 100,000 conversations beside the same pages with a few hundred. */
export async function conversations(runs: number, { signedIn }: Place, few: BrowserContext): Promise<void> {
  for (const [what, opened] of [
    ['first figures of 100,000 conversations', FIGURES],
    ['the log of 100,000 conversations', LOG],
  ] as const) {
    const nodes: number[] = [];
    const took = await compare(
      runs,
      async () => {
        const many = await opens(signedIn, opened);
        nodes.push(many.nodes);
        return many.milliseconds;
      },
      async () => (await opens(few, opened)).milliseconds,
    );
    sayRatio(`${what} : of a few hundred`, MOST_RATIO, took);
    if (opened !== LOG) continue;
    const most = Math.max(...nodes);
    say(most <= MOST_NODES, 'the same, nodes in the page', String(most), `at most ${MOST_NODES}`);
  }
}
