import type { Page } from '@playwright/test';
import { AgentDetail } from '../../src/api/generated/schemas/agentDetail.zod';
import { ANA } from './support/accounts';
import { patch } from './support/patch-answers';
import { openAs, signInAs } from './support/sign-in';
import { expect, test } from './support/test';
import { textsOf } from './support/texts';

const { instructions: texts, draft } = textsOf('en');
const PAGE = '/en/dashboard/setup/instructions?agent=bot_returns';

const field = (page: Page, n: number) =>
  page.getByRole('textbox', { name: texts.textLabel({ n }), exact: true });
const handle = (page: Page, n: number) =>
  page.getByRole('listitem', { name: texts.block({ n }), exact: true }).getByTitle(texts.drag());

async function middleOf(page: Page, n: number): Promise<{ x: number; y: number }> {
  const box = await handle(page, n).boundingBox();
  if (!box) throw new Error(`There is no block ${n} to drag.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function drag(page: Page, from: number, to: { x: number; y: number }): Promise<void> {
  const { x, y } = await middleOf(page, from);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(to.x, (y + to.y) / 2, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 4 });
}

/** Fifty blocks, as many as an agent holds; saved, they stay. */
const fifty = (page: Page) =>
  patch(page, /\/api\/v1\/projects\/bot_returns$/, (body) => {
    const agent = AgentDetail.parse(body);
    const instructions = Array.from({ length: 50 }, (_, index) => ({
      blockId: `blk_many-${index}`,
      kind: 'rules',
      texts: {
        en: `Shelf ${index + 1} holds ${index} lamps.`,
        es: `El estante ${index + 1} tiene ${index} lámparas.`,
      },
      enabled: true,
    }));
    return { ...agent, draft: { ...agent.draft, content: { ...agent.draft.content, instructions } } };
  });

test('a block is dragged to another place and stays there; Escape leaves it where it was', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 1600 });
  await openAs(page, ANA, PAGE);
  // What there is to look at comes a moment later and moves the blocks down.
  await expect(page.getByRole('heading', { name: texts.findings.title({ n: 2 }) })).toBeVisible();
  const first = await field(page, 1).inputValue();
  const second = await field(page, 2).inputValue();

  await drag(page, 1, await middleOf(page, 3));
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(field(page, 1)).toHaveValue(first);

  const third = await middleOf(page, 3);
  await drag(page, 1, { x: third.x, y: third.y + 180 });
  await page.mouse.up();
  await expect(field(page, 1)).toHaveValue(second);
  await expect(field(page, 3)).toHaveValue(first);
  await expect(page.getByText(texts.moved({ position: 3, total: 5 }))).toBeAttached();
  await expect(page.getByText(draft.states.saved())).toBeVisible();
  await page.reload();
  await expect(field(page, 3)).toHaveValue(first);
});

test('fifty blocks: the page scrolls along with a drag, keys arrive, no other one can be added', async ({
  page,
}) => {
  await signInAs(page, ANA);
  await fifty(page);
  await page.goto(PAGE);
  await expect(page.getByText(texts.findings.nothing())).toBeVisible();
  await expect(page.getByText(texts.atMost({ maximum: 50 }))).toBeVisible();

  // At the window's lower edge the page goes on by itself.
  await drag(page, 1, { x: 300, y: (page.viewportSize()?.height ?? 720) - 10 });
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1500);
  await page.mouse.up();
  await expect(page.getByText(/^Block moved to position/)).toBeAttached();
  await expect(field(page, 1)).toHaveValue('El estante 2 tiene 1 lámparas.');

  const last = field(page, 50);
  await last.focus();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' Y una mesa muy grande para diez personas.');
  await expect(last).toHaveValue(
    'El estante 50 tiene 49 lámparas. Y una mesa muy grande para diez personas.',
  );
  await page.keyboard.press('Alt+ArrowUp');
  await expect(field(page, 49)).toBeFocused();
});

test('a contradiction is found while it is written, and mended by keyboard alone', async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  await openAs(page, ANA, '/en/dashboard/agents/bot_returns?tab=instructions&lang=en');
  // There is room for both languages beside each other, and for the test chat.
  const english = (n: number) =>
    page.getByRole('textbox', { name: texts.otherTextLabel.en({ n }), exact: true });
  await english(3).fill('Returns are free within 14 days.');
  const link = page.getByRole('button', {
    name: /^Blocks 2 and 3: Two different figures for the same thing/,
  });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(english(2)).toBeFocused();
  // The sentence is selected: typing takes its place.
  await page.keyboard.type('Returns are free within 14 days.');
  await expect(link).toHaveCount(0);
  await expect(english(2)).toHaveValue(/^Returns are free within 14 days\. After that/);
});

test('on a phone a link to the language that is missing ends at its field, in sight', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openAs(page, ANA, PAGE);
  await page
    .getByRole('button', { name: `${texts.findings.block({ n: 5 })}: ${texts.findings.missing.en()}` })
    .click();
  await expect(field(page, 5)).toBeFocused();
  await expect(field(page, 5)).toHaveValue('');
  await expect(page).toHaveURL(/lang=en/);
  await expect(field(page, 5)).toBeInViewport();
});
