import type { BrowserContext } from '@playwright/test';
import { type StandIn, startStandIn } from '../../../../scripts/contract/start-stand-in';

/** The product in front of Prism, and what went between them in the test that runs. */
export type Prism = StandIn & {
  /** What Prism found wrong in what it was sent or answered, and what the page did wrong. */
  faults: string[];
  /** Pages of other companies to which the examples send a person. */
  consentPages: readonly string[];
  /** Forgets what went between them before. */
  begin: () => void;
  /** Hears what goes between the pages of a context and Prism. */
  listen: (context: BrowserContext) => void;
  /** Lets no page of another company be asked for. */
  stayHere: (context: BrowserContext) => Promise<void>;
  /** Whether Prism has answered an operation, such as `GET /projects/{botKey}`, as one that succeeded. */
  hasAnswered: (operation: string) => boolean;
};

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
  return {
    ...standIn,
    faults,
    consentPages: CONSENT_PAGES,
    begin: () => {
      faults.length = 0;
      answered.length = 0;
    },
    listen: (context) => {
      context.on('response', (response) => {
        const method = response.request().method();
        if (!response.url().startsWith(standIn.prismUrl) || method === 'OPTIONS') return;
        const call = `${method} ${new URL(response.url()).pathname}`;
        const violations = response.headers()['sl-violations'];
        if (response.ok() && violations === undefined) answered.push(call);
        else faults.push(`${call} ${response.status()} ${violations ?? ''}`);
      });
    },
    stayHere: async (context) => {
      await context.route(
        ({ origin }) => CONSENT_PAGES.includes(origin),
        (route) => route.fulfill({ body: 'Consent', contentType: 'text/plain' }),
      );
    },
    hasAnswered: (operation) => {
      const pattern = new RegExp(`^${operation.replace(/\{\w+\}/g, '[^/]+')}$`);
      return answered.some((call) => pattern.test(call));
    },
  };
}
