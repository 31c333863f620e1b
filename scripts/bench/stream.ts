import { CHAT_SENTINELS } from '../../mocks/conversations/sentinels';
import { CHAT_PATH, DOOR, NEWEST, NEWEST_PLAIN } from './chat';
import { median } from './median';
import { clickTo, openPage } from './open-page';
import type { Place } from './place';
import { say } from './report';
import { SLOWDOWN } from './slowdown';
import { watchStream } from './watch-stream';

async function streamedInProduct({ signedIn }: Place, fresh: boolean) {
  const { page, cdp } = await openPage(signedIn, CHAT_PATH, NEWEST, { slowdown: SLOWDOWN });
  const composer = page.getByRole('textbox', { name: 'Your message' });
  if (fresh) {
    await page.getByRole('button', { name: 'New conversation' }).click();
    await composer.fill('Hola');
    await composer.press('Enter');
    // After the greeting and the question.
    await page.locator('[aria-posinset="3"]:not([aria-busy])').waitFor();
  }
  const result = await watchStream(page, cdp, '[role="log"] article', async () => {
    await composer.fill(CHAT_SENTINELS.fast);
    await composer.press('Enter');
  });
  await page.close();
  return result;
}

async function streamedOnFloor({ browser, floors, token }: Place) {
  const context = await browser.newContext({ baseURL: floors.url });
  const { page, cdp } = await openPage(context, `/chat.html#${token}`, DOOR, { slowdown: SLOWDOWN });
  await clickTo(page, DOOR.selector, NEWEST_PLAIN);
  const result = await watchStream(page, cdp, '.message', () => page.getByRole('button').click());
  await context.close();
  return result;
}

type Streamed = Awaited<ReturnType<typeof watchStream>>;

const middle = (all: readonly Streamed[], pick: (one: Streamed) => number) => median(all.map(pick));

/** An answer at 200 words a second: in a long chat, in a new one, and as plain text; each run in a place of its own. */
export async function stream(
  runs: number,
  inPlace: (work: (place: Place) => Promise<void>) => Promise<void>,
): Promise<void> {
  const long: Streamed[] = [];
  const fresh: Streamed[] = [];
  const floor: Streamed[] = [];
  for (let run = 0; run < runs; run += 1) {
    // What was streamed before would be a part of the conversation.
    await inPlace(async (place) => {
      floor.push(await streamedOnFloor(place));
      long.push(await streamedInProduct(place, false));
      fresh.push(await streamedInProduct(place, true));
    });
  }
  const frames = (all: readonly Streamed[]) => middle(all, (one) => one.framesPerSecond);
  const share = frames(long) / frames(floor);
  const perSecond = `${frames(long).toFixed(1)} : ${frames(floor).toFixed(1)} a second`;
  say(
    share >= 0.95,
    'words at 200 a second, frames : plain text’s',
    `${share.toFixed(2)} ×`,
    'at least 0.95 ×',
    perSecond,
  );
  const tasks = long.flatMap(({ longTasks }) => longTasks);
  const plainTasks = floor.flatMap(({ longTasks }) => longTasks);
  const longTasks = `${tasks.length === 0 ? '' : `${tasks.join(', ')} ms; `}${plainTasks.length} on the floor`;
  // What the floor meets as well is the machine's.
  say(
    tasks.length <= plainTasks.length,
    'the same, tasks over 50 ms',
    String(tasks.length),
    'none of its own',
    longTasks,
  );
  const growth = (all: readonly Streamed[]) => middle(all, ({ begins, ends }) => ends / begins);
  const work = (all: readonly Streamed[], pick: (one: Streamed) => number) => middle(all, pick).toFixed(0);
  const begins = work(long, (one) => one.begins);
  const ends = work(long, (one) => one.ends);
  say(
    growth(long) <= 1.2,
    'a word at an answer’s end : at its beginning',
    `${growth(long).toFixed(2)} ×`,
    'at most 1.2 ×',
    `${ends} : ${begins} ms a thousand letters; the floor ${growth(floor).toFixed(2)} ×`,
  );
  const length = middle(long, (one) => one.begins) / middle(fresh, (one) => one.begins);
  say(
    length <= 1.2,
    'a word after 2,000 messages : in a new chat',
    `${length.toFixed(2)} ×`,
    'at most 1.2 ×',
    `${begins} : ${work(fresh, (one) => one.begins)} ms a thousand letters`,
  );
}
