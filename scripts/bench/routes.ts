import { median } from './median';
import { openPage } from './open-page';
import type { Place } from './place';
import { say } from './report';

const MOST_REQUESTS = 10;

/** Pages of the dashboard as somebody's link opens them, and what of each has to be there before it can be used. */
const PAGES = [
  { path: '/dashboard/home', selector: '#page-title' },
  { path: '/dashboard/agents', selector: 'main a', text: 'Devoluciones' },
  { path: '/dashboard/agents/bot_returns', selector: 'main input' },
  { path: '/dashboard/agents/bot_returns?tab=instructions', selector: 'main textarea' },
  { path: '/dashboard/agents/bot_returns?tab=versions', selector: 'main li', text: 'Version' },
  { path: '/dashboard/agents/bot_returns/test-agent', selector: 'main textarea' },
  { path: '/dashboard/agents/bot_returns/test-agent?view=tests', selector: 'main li' },
  { path: '/dashboard/analytics', selector: 'h2', text: 'What visitors ask' },
  { path: '/dashboard/analytics?view=conversations', selector: 'main h2, main [role="list"], main tbody tr' },
  { path: '/dashboard/channels', selector: 'main button' },
  { path: '/dashboard/settings', selector: 'main a', text: 'Profile' },
  { path: '/dashboard/settings?section=team', selector: 'main', text: 'Iker' },
  { path: '/dashboard/creator-agent/bot_returns', selector: 'main textarea' },
  { path: '/dashboard/setup/tools', selector: 'main button' },
  { path: '/dashboard/setup/create-new-agent', selector: 'main button' },
] as const;

/** Every page opened by its link with nothing cached: what it asks for until it can be used, and how long that takes. */
export async function routes(runs: number, { signedIn }: Place): Promise<void> {
  for (const { path, ...usable } of PAGES) {
    const took: number[] = [];
    let requests: string[] = [];
    for (let run = 0; run < runs; run += 1) {
      const { page, milliseconds } = await openPage(signedIn, `/en${path}`, usable);
      took.push(milliseconds);
      requests = await page.evaluate(
        (before) =>
          performance
            .getEntriesByType('resource')
            .filter(({ startTime }) => startTime <= before)
            .map(({ name }) => new URL(name).pathname),
        milliseconds,
      );
      await page.close();
    }
    // The page itself is no resource.
    const many = requests.length + 1;
    const kinds = ['.js', '/api/', ''].map((kind) => requests.filter((name) => name.includes(kind)).length);
    const note = `${median(took).toFixed(0)} ms; scripts ${kinds[0]}, calls ${kinds[1]}`;
    say(many <= MOST_REQUESTS, path, String(many), `at most ${MOST_REQUESTS}`, note);
  }
}
