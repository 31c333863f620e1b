import type { Locator, Page } from '@playwright/test';
import { CHAT_SENTINELS } from '../../mocks/conversations/sentinels';
import { ANA } from './support/accounts';
import { openAs } from './support/sign-in';
import { expect, test } from './support/test';
import { textsOf } from './support/texts';

const texts = textsOf('en').testChat;
const AGENT = 'Devoluciones';
const MESSAGES = 2000;
/** More than a screen of rows, and far from all of them. */
const MOST_ROWS = 40;

test.use({ scenario: 'long-chat' });

function partsOf(page: Page) {
  const log = page.getByRole('log', { name: texts.thread({ name: AGENT }) });
  return {
    log,
    rows: log.getByRole('article'),
    row: (position: number) => log.locator(`[aria-posinset="${position}"]`),
    composer: page.getByRole('textbox', { name: texts.compose() }),
    jump: page.getByRole('button', { name: texts.jump() }),
  };
}

async function openLongChat(page: Page) {
  await openAs(page, ANA, '/en/dashboard/agents/bot_returns/test-agent');
  const parts = partsOf(page);
  await expect(parts.row(MESSAGES)).toBeInViewport();
  // Its Markdown is rendered.
  await expect(parts.row(MESSAGES).getByRole('listitem').first()).toBeVisible();
  return parts;
}

/** How far a row's upper edge is below that of its thread. */
async function topOf(row: Locator): Promise<number> {
  return row.evaluate((element) => {
    const log = element.closest('[role="log"]');
    return element.getBoundingClientRect().top - (log?.getBoundingClientRect().top ?? 0);
  });
}

/** The place of a row that stands in the middle of what is seen. */
async function middleRow(log: Locator): Promise<number> {
  return log.evaluate((box) => {
    const { left, top, width, height } = box.getBoundingClientRect();
    for (let y = top + height / 2; y < top + height; y += 8) {
      for (const x of [left + width / 4, left + width * 0.9]) {
        const row = document.elementFromPoint(x, y)?.closest('[aria-posinset]');
        if (row) return Number(row.getAttribute('aria-posinset'));
      }
    }
    return 0;
  });
}

async function frames(page: Page, count: number): Promise<void> {
  await page.evaluate(
    (count) =>
      new Promise<void>((resolve) => {
        const next = (left: number) => (left === 0 ? resolve() : requestAnimationFrame(() => next(left - 1)));
        next(count);
      }),
    count,
  );
}

test('2,000 messages open at the newest, with a screenful of them in the page', async ({ page }) => {
  const { log, rows, row, jump } = await openLongChat(page);
  expect(await rows.count()).toBeLessThanOrEqual(MOST_ROWS);
  expect(await log.evaluate((box) => box.querySelectorAll('*').length)).toBeLessThan(700);
  await expect(row(MESSAGES)).toHaveAttribute('aria-setsize', String(MESSAGES));
  await expect(jump).toBeHidden();

  await log.focus();
  await page.keyboard.press('Home');
  await expect(row(1)).toBeInViewport();
  await expect(row(1)).toContainText('1. ¿Cómo devuelvo la lámpara?');
  expect(await topOf(row(1))).toBeGreaterThanOrEqual(0);
  expect(await rows.count()).toBeLessThanOrEqual(MOST_ROWS);
  // A screen reader goes through them in their order.
  const positions = await rows.evaluateAll((all) =>
    all.map((one) => Number(one.getAttribute('aria-posinset'))),
  );
  expect(positions).toEqual(positions.toSorted((a, b) => a - b));

  await jump.click();
  await expect(row(MESSAGES)).toBeInViewport();
  await expect(jump).toBeHidden();
  await expect(log).toBeFocused();
});

for (const anchors of [true, false]) {
  const which = anchors ? 'holds on to what is read' : 'does not hold on to what is read, as Safari';
  test(`reading upwards in a browser that ${which}: rows of another height do not move it`, async ({
    page,
  }) => {
    if (!anchors) {
      await page.addInitScript(() => {
        const supports = CSS.supports.bind(CSS);
        CSS.supports = (name: string, value?: string) =>
          name !== 'overflow-anchor' && (value === undefined ? supports(name) : supports(name, value));
      });
    }
    const { log, row } = await openLongChat(page);
    if (!anchors) await log.evaluate((box) => box.style.setProperty('overflow-anchor', 'none'));
    await log.hover();
    for (let step = 0; step < 20; step += 1) {
      const position = await middleRow(log);
      const before = await topOf(row(position));
      await page.mouse.wheel(0, -250);
      await expect.poll(async () => (await topOf(row(position))) - before).toBeGreaterThan(200);
      // The window of rows has moved on by then, if it does.
      await frames(page, 12);
      expect(Math.abs((await topOf(row(position))) - before - 250)).toBeLessThan(2);
    }
  });
}

test('an answer at 200 words a second is followed, and let go of by the smallest move upwards', async ({
  page,
}) => {
  const { log, row, composer, jump } = await openLongChat(page);
  await page.evaluate(() => {
    const speeches: string[] = [];
    Reflect.set(window, 'speeches', speeches);
    const region = document.querySelector('[role="log"] + [aria-live="polite"]');
    if (!region) return;
    const note = () => speeches.push(region.textContent ?? '');
    new MutationObserver(note).observe(region, { subtree: true, childList: true, characterData: true });
  });
  await composer.fill(CHAT_SENTINELS.fast);
  await composer.press('Enter');
  const answer = row(MESSAGES + 2);
  const written = () => answer.evaluate((element) => element.textContent?.length ?? 0);
  const distance = () => log.evaluate((box) => box.scrollHeight - box.scrollTop - box.clientHeight);
  await expect.poll(written).toBeGreaterThan(1500);
  expect(await distance()).toBeLessThan(100);

  await log.hover();
  await page.mouse.wheel(0, -30);
  await expect(jump).toBeVisible();
  await page.mouse.wheel(0, -300);
  await frames(page, 30);
  const position = await middleRow(log);
  const place = await topOf(row(position));
  const length = await written();
  await expect.poll(written).toBeGreaterThan(length + 1500);
  expect(await topOf(row(position))).toBeCloseTo(place, 0);

  await jump.click();
  await expect.poll(distance).toBeLessThan(100);
  await expect(jump).toBeHidden();
  await expect(page.getByRole('button', { name: texts.send() })).toBeVisible();
  await expect.poll(distance).toBeLessThanOrEqual(1);
  // Spoken once, when it is whole.
  const speeches = await page.evaluate(() => Reflect.get(window, 'speeches'));
  expect(speeches).toHaveLength(1);
  expect(String(speeches)).toContain(`${AGENT}: `);
});

test('what came while one read further up is counted on the way down', async ({ page }) => {
  const { log, row, composer, jump } = await openLongChat(page);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/messages', async (route) => {
    await released;
    await route.continue();
  });
  await composer.fill('¿Cuánto tarda el reembolso?');
  await composer.press('Enter');
  await expect(row(MESSAGES + 1)).toBeInViewport();
  await log.hover();
  await page.mouse.wheel(0, -600);
  await expect(jump).toBeVisible();
  release();
  const news = page.getByRole('button', { name: texts.jumpNew({ n: 1 }) });
  await news.click();
  await expect(row(MESSAGES + 2)).toBeInViewport();
  await expect(row(MESSAGES + 2)).toContainText('5 días laborables');
});

test('a link that has the focus stays there, however far one scrolls', async ({ page }) => {
  const { log, row, jump } = await openLongChat(page);
  const link = log.getByRole('link', { name: 'tu cuenta' }).last();
  await log.hover();
  await page.mouse.wheel(0, -800);
  await link.focus();
  await expect(link).toBeFocused();
  await log.evaluate((box) => {
    box.scrollTop = 0;
  });
  await expect(row(1)).toBeInViewport();
  await expect(link).toBeFocused();
  await jump.click();
  await expect(row(MESSAGES)).toBeInViewport();
});
