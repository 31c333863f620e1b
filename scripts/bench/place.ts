import type { Browser, BrowserContext } from '@playwright/test';
import type { Servers } from '../servers';

/** The product and the floors, each served alike, with a provider of its own in the same state. */
export type Place = {
  browser: Browser;
  product: Servers;
  floors: Servers;
  token: string;
  /** Where somebody has signed in, with what the product keeps of that. */
  signedIn: BrowserContext;
};
