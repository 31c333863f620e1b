import { type BrowserContext, test as base, expect } from '@playwright/test';
import { type Servers, startServers } from '../../../scripts/servers';
import { serversHere } from './servers-here';

export { expect };

type Fixtures = {
  /** A provider of the test's own, for what a test changes for good; without it the run shares one. */
  ownProvider: boolean;
  /** With a provider of its own: its host takes files and shows pictures, which the policy then allows. */
  uploads: boolean;
  /** With a provider of its own: cards go to Stripe by this key, which the policy then allows. */
  stripeKey: string | undefined;
  /** With a provider of its own: it keeps what it remembers over its own end. */
  keepsState: boolean;
  /** With a provider of its own: the state it begins in. */
  scenario: string | undefined;
  /** Sites whose pages the test opens on purpose; to ask them for anything else is still a fault. */
  foreignPages: readonly string[];
  servers: Servers | undefined;
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
  foreignPages: readonly string[] = [],
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
  context.on('weberror', (error) => faults.push(`uncaught: ${error.error().stack ?? error.error().message}`));
  context.on('request', (request) => {
    const url = new URL(request.url());
    const pages = request.isNavigationRequest() ? foreignPages : [];
    if (/^https?:$/.test(url.protocol) && ![...origins, ...pages].includes(url.origin))
      faults.push(`foreign origin: ${request.url()}`);
  });
}

/** A test of the production build; it fails on any policy violation, uncaught error or foreign request. */
export const test = base.extend<Fixtures>({
  ownProvider: [false, { option: true }],
  uploads: [false, { option: true }],
  stripeKey: [undefined, { option: true }],
  keepsState: [false, { option: true }],
  scenario: [undefined, { option: true }],
  foreignPages: [[], { option: true }],
  servers: [
    async ({ ownProvider, uploads, stripeKey, keepsState, scenario }, use) => {
      const wishes = { uploads, stripeKey, keepsState, ...(scenario !== undefined && { scenario }) };
      const start = keepsState ? startServers : serversHere;
      const servers = ownProvider ? await start(wishes) : undefined;
      await use(servers);
      servers?.stop();
    },
    // How long processes take to start on a busy machine says nothing of the test that waits for them.
    { timeout: 45_000 },
  ],
  baseURL: async ({ baseURL, servers }, use) => use(servers?.url ?? baseURL),
  faults: async ({ browserName: _every }, use) => use([]),
  context: async ({ context, baseURL, servers, uploads, stripeKey, faults, foreignPages }, use) => {
    const hosts = [
      ...(uploads && servers ? [servers.providerUrl] : []),
      ...(stripeKey === undefined ? [] : STRIPE_ORIGINS),
    ];
    await watch(context, [new URL(baseURL ?? '').origin, ...hosts], faults, foreignPages);
    await use(context);
    expect(faults, 'what the pages did wrong').toEqual([]);
  },
});
