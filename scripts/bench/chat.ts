import type { BrowserContext } from '@playwright/test';
import type { Usable } from '../measure-page';
import { compare, sayRatio } from './compare';
import { clickTo, openPage } from './open-page';
import type { Place } from './place';
import { SLOWDOWN } from './slowdown';

/** The test chat of an agent with 2,000 messages. */
export const CHAT_PATH = '/en/dashboard/agents/bot_returns/test-agent';
/** Its newest message, in Markdown, not in the plain text that stands there until its code has come. */
export const NEWEST = { selector: '[aria-posinset="2000"] li', text: 'lo busco yo' };
/** The same in plain text. */
export const NEWEST_PLAIN = { selector: '.message', text: 'lo busco yo' };

const AGENT_PATH = '/en/dashboard/agents/bot_returns';
const TO_TEST = { selector: 'a[href$="/test-agent"]' };
/** What leads to the chat on the floor. */
export const DOOR = { selector: 'button', text: 'Test' };

async function opensChat(context: BrowserContext, usable: Usable, slowdown: number): Promise<number> {
  const { page } = await openPage(context, AGENT_PATH, TO_TEST, { slowdown });
  await page.waitForLoadState('networkidle');
  const milliseconds = await clickTo(page, TO_TEST.selector, usable);
  await page.close();
  return milliseconds;
}

/** A long chat beside the same product with plain text, on this processor and on a slower one. */
export async function chatBesidePlain(runs: number, place: Place, plain: BrowserContext): Promise<void> {
  for (const slowdown of [1, SLOWDOWN]) {
    const took = await compare(
      runs,
      () => opensChat(place.signedIn, NEWEST, slowdown),
      () => opensChat(plain, NEWEST_PLAIN, slowdown),
    );
    const where = slowdown === 1 ? '' : `, ${slowdown}× CPU`;
    sayRatio(`2,000 messages, opened : windowed plain text${where}`, 1.3, took);
  }
}

/** A long chat beside a page that has nothing but its text. */
export async function chatBesideFloor(runs: number, place: Place): Promise<void> {
  const floors = await place.browser.newContext({ baseURL: place.floors.url });
  const took = await compare(
    runs,
    () => opensChat(place.signedIn, NEWEST, 1),
    async () => {
      const { page } = await openPage(floors, `/chat.html#${place.token}`, DOOR);
      await page.waitForLoadState('networkidle');
      const milliseconds = await clickTo(page, DOOR.selector, NEWEST_PLAIN);
      await page.close();
      return milliseconds;
    },
  );
  await floors.close();
  sayRatio('the same : the plain text on a page of its own', undefined, took);
}
