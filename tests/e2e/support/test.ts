import { type BrowserContext, test as base, expect } from '@playwright/test';
import { type Servers, startServers } from '../../../scripts/servers';
import { type KeptServers, keepServers } from './servers-here';
import { NO_PAGE } from './sign-in';

export { expect };

type Fixtures = {
  /** The provider's host takes files and shows pictures, which the policy then allows. */
  uploads: boolean;
  /** Cards go to Stripe by this key, which the policy then allows. */
  stripeKey: string | undefined;
  /** Servers are processes of their own, and what the provider keeps outlives its end. */
  keepsState: boolean;
  /** The state the provider begins in. */
  scenario: string | undefined;
  /** Pages of the provider's own are opened on purpose; to ask it for anything else is still a fault. */
  providerPages: boolean;
  /** The product and its provider, which begins anew for each test. */
  servers: Servers;
  /** What the pages of the test did wrong. A test that provokes something takes it out: `faults.splice(0)`. */
  faults: string[];
};

/** Where Stripe's script and frames come from; the tests answer in its place. */
const STRIPE_ORIGINS = ['https://js.stripe.com'];

const SPEAKS_OF_POLICY = /content security policy|trusted ?type|refused to/i;

/** Notes what the pages of a context do wrong: policy violations, uncaught errors, requests to foreign origins. */
export async function watch(
  context: BrowserContext,
  origins: readonly string[],
  faults: string[],
  providerPages: readonly string[] = [],
): Promise<void> {
  await context.exposeBinding('reportViolation', (_, violation: string) => {
    faults.push(`policy violation: ${violation}`);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report: unknown = Reflect.get(window, 'reportViolation');
      if (typeof report !== 'function') return;
      report(
        `${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber} ${event.sample}`,
      );
    });
  });
  context.on('console', (message) => {
    if (SPEAKS_OF_POLICY.test(message.text())) faults.push(`console: ${message.text()}`);
  });
  context.on('weberror', (thrown) => {
    const error = thrown.error();
    faults.push(`uncaught on ${thrown.page()?.url()}: ${error.stack ?? error.message}`);
  });
  context.on('request', (request) => {
    const url = new URL(request.url());
    const pages = request.isNavigationRequest() ? providerPages : [];
    if (/^https?:$/.test(url.protocol) && ![...origins, ...pages].includes(url.origin))
      faults.push(`foreign origin: ${request.url()}`);
  });
}

/**
 * A test of the production build; it fails on any policy violation, uncaught error or foreign request. A worker keeps its
 * servers and its browser context: the provider begins anew, the browser's storage is emptied, and the page is a new one.
 */
export const test = base.extend<Fixtures, { keptServers: KeptServers }>({
  uploads: [false, { option: true }],
  stripeKey: [undefined, { option: true }],
  keepsState: [false, { option: true }],
  scenario: [undefined, { option: true }],
  providerPages: [false, { option: true }],
  keptServers: [
    async ({ browserName: _every }, use) => {
      const kept = keepServers();
      await use(kept);
      kept.stop();
    },
    { scope: 'worker' },
  ],
  servers: [
    async ({ keptServers, uploads, stripeKey, keepsState, scenario }, use) => {
      const wishes = { uploads, stripeKey, ...(scenario !== undefined && { scenario }) };
      if (!keepsState) {
        await use(await keptServers.begin(wishes));
        return;
      }
      const servers = await startServers({ ...wishes, keepsState });
      await use(servers);
      servers.stop();
    },
    // How long processes take to start on a busy machine says nothing of the test that waits for them.
    { timeout: 180_000 },
  ],
  baseURL: async ({ servers }, use) => use(servers.url),
  faults: async ({ browserName: _every }, use) => use([]),
  context: async ({ context, baseURL, servers, uploads, stripeKey, faults, providerPages }, use) => {
    const hosts = [
      ...(uploads ? [servers.providerUrl] : []),
      ...(stripeKey === undefined ? [] : STRIPE_ORIGINS),
    ];
    const pages = providerPages ? [servers.providerUrl] : [];
    await watch(context, [new URL(baseURL ?? '').origin, ...hosts], faults, pages);
    await use(context);
    // What emptying a context for the next test leaves as it is.
    await context.setOffline(false);
    await context.clearPermissions();
    expect(faults, 'what the pages did wrong').toEqual([]);
  },
  page: async ({ context }, use) => {
    // It stays while tests come and go, and with it the process that has the product's code compiled.
    const [first = await context.newPage()] = context.pages();
    await first.goto(NO_PAGE);
    const page = await context.newPage();
    await use(page);
    await page.close();
  },
});
