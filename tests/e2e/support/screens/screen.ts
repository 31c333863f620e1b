import type { Disposable, Page } from '@playwright/test';
import { ANA } from '../accounts';
import { answer } from '../patch-answers';
import type { Locale } from '../texts';

/** One screen or state of the product: who sees it, and where; the locale goes before the path. */
export type Screen = {
  name: string;
  path: string;
  /** Where that leads, if not there. */
  leadsTo?: string;
  account?: string;
  /** What the provider has to say for this state to be there; before the page is opened. */
  before?: (page: Page) => Promise<void>;
  /** What runs before the product's own code; it would on every later page too, so it is taken away again. */
  script?: (page: Page) => Promise<Disposable>;
  /** What a person does on the open page to reach the state. */
  act?: (page: Page, locale: Locale) => Promise<void>;
};

/** What somebody who is signed in sees there, without doing anything. */
export const withWord = (name: string, path: string, account = ANA): Screen => ({ name, path, account });

/** The provider breaks down at every call of that address. */
export const failing = (url: string | RegExp) => (page: Page) =>
  answer(page, url, { message: 'It failed', code: 'BROKEN', reference: 'ref_5e11' }, 500);
