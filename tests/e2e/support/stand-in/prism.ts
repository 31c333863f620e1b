import type { BrowserContext } from '@playwright/test';
import { type StandIn, startStandIn } from '../../../../scripts/contract/start-stand-in';
import { watch } from '../test';

/** The product in front of Prism, and what went between them in the test that runs. */
export type Prism = StandIn & {
  /** What Prism found wrong in what it was sent or answered, and what the page did wrong. */
  faults: string[];
  /** Forgets what went between them before. */
  begin: () => void;
  /** Hears what goes between the pages of a context and Prism, and lets no page of another company be asked for. */
  listen: (context: BrowserContext) => Promise<void>;
  /** Whether Prism has answered an operation, such as `GET /projects/{botKey}`, as one that succeeded. */
  hasAnswered: (operation: string) => boolean;
};

/** Pages of other companies to which the examples send a person. */
const CONSENT_PAGES = [
  'https://provider.example',
  'https://www.facebook.com',
  'https://accounts.google.example',
];

/** Starts the product in front of Prism, and keeps note of what goes between them. */
export async function startPrism(): Promise<Prism> {
  const standIn = await startStandIn();
  const faults: string[] = [];
  const answered: string[] = [];
  const heard = new WeakSet<BrowserContext>();
  return {
    ...standIn,
    faults,
    begin: () => {
      faults.length = 0;
      answered.length = 0;
    },
    listen: async (context) => {
      if (heard.has(context)) return;
      heard.add(context);
      await context.route(
        ({ origin }) => CONSENT_PAGES.includes(origin),
        (route) => route.fulfill({ body: 'Consent', contentType: 'text/plain' }),
      );
      await watch(context, [standIn.url, standIn.prismUrl], faults, CONSENT_PAGES);
      context.on('response', (response) => {
        const method = response.request().method();
        if (!response.url().startsWith(standIn.prismUrl) || method === 'OPTIONS') return;
        const call = `${method} ${new URL(response.url()).pathname}`;
        const violations = response.headers()['sl-violations'];
        if (response.ok() && violations === undefined) answered.push(call);
        else faults.push(`${call} ${response.status()} ${violations ?? ''}`);
      });
    },
    hasAnswered: (operation) => {
      const pattern = new RegExp(`^${operation.replace(/\{\w+\}/g, '[^/]+')}$`);
      return answered.some((call) => pattern.test(call));
    },
  };
}
