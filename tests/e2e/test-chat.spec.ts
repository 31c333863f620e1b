import type { Page } from '@playwright/test';
import { ANA } from './support/accounts';
import { signInAs } from './support/sign-in';
import { expect, test } from './support/test';
import { textsOf } from './support/texts';

const { testChat: texts, testAgent } = textsOf('es');
const PATH = '/es/dashboard/agents/bot_returns/test-agent';

const composer = (page: Page) => page.getByRole('textbox', { name: texts.compose() });
const lastAnswer = (page: Page) => page.getByRole('log').first().locator('article').last();
const answerText = async (page: Page) =>
  (await lastAnswer(page).locator('[data-message]').textContent()) ?? '';

async function ask(page: Page, question: string): Promise<void> {
  await composer(page).fill(question);
  await composer(page).press('Enter');
}

test.beforeEach(async ({ page }) => {
  await signInAs(page, ANA);
});

test('an answer that is being written goes on after a reload, without a word lost or doubled, until it is stopped', async ({
  page,
}) => {
  await page.goto(PATH);
  await ask(page, '/lento');
  await expect(page.getByRole('button', { name: texts.stop() })).toBeVisible();
  await expect(composer(page)).toHaveValue('');
  await composer(page).fill('What I type meanwhile');
  await expect.poll(async () => (await answerText(page)).split(' ').length).toBeGreaterThan(5);
  const before = await answerText(page);
  await page.reload();
  await expect(page.getByRole('button', { name: texts.stop() })).toBeVisible();
  await expect(composer(page)).toHaveValue('What I type meanwhile');
  await expect.poll(async () => (await answerText(page)).length).toBeGreaterThan(before.length + 20);
  await page.getByRole('button', { name: texts.stop() }).click();
  await expect(lastAnswer(page).getByText(texts.stopped())).toBeVisible();
  const stopped = await answerText(page);
  expect(stopped.startsWith(before.trim())).toBe(true);
  // Stopped at the provider, too.
  await page.reload();
  await expect(lastAnswer(page).getByText(texts.stopped())).toBeVisible();
  expect((await answerText(page)).startsWith(stopped.trim())).toBe(true);
  await expect(page.getByRole('button', { name: texts.send() })).toBeVisible();
});

test('the box of a message is as high as its text, up to a bound, and low again once it is sent', async ({
  page,
}) => {
  await page.goto(PATH);
  const heights = () =>
    composer(page).evaluate((box) => ({ seen: box.clientHeight, text: box.scrollHeight }));
  await composer(page).fill('one');
  const one = await heights();
  await composer(page).fill('one\ntwo\nthree');
  const three = await heights();
  expect(three.seen).toBeGreaterThan(one.seen);
  expect(three.seen).toBe(three.text);
  await composer(page).fill('line\n'.repeat(40));
  const forty = await heights();
  expect(forty.seen).toBeLessThan(forty.text);
  expect(forty.seen).toBeLessThan(200);
  await composer(page).press('Enter');
  await expect.poll(heights).toEqual(one);
});

test('the network is gone for a while in mid-answer: the rest comes by itself', async ({ page }) => {
  await page.goto(PATH);
  await ask(page, '/corte');
  await expect(lastAnswer(page)).toContainText('no hay que imprimir nada.');
  await expect(lastAnswer(page)).not.toContainText(texts.delays.reconnecting());
});

test('a connection that does not come back says so, keeps what came, and gets the rest when asked', async ({
  page,
}) => {
  await page.goto(PATH);
  await page.route('**/messages/*/events', (route) => route.abort());
  await ask(page, '/corte');
  const rest = page.getByRole('button', { name: texts.getTheRest() });
  await expect(rest).toBeVisible();
  expect((await answerText(page)).length).toBeGreaterThan(20);
  await page.unroute('**/messages/*/events');
  await rest.click();
  await expect(lastAnswer(page)).toContainText('no hay que imprimir nada.');
});

test('two versions answer at once, each writes to its end, and one stop stops both', async ({ page }) => {
  await page.goto(`${PATH}?against=live&chat=new&againstChat=new`);
  await ask(page, '/lento');
  const threads = page.getByRole('log');
  await expect(threads).toHaveCount(2);
  for (const index of [0, 1])
    await expect(threads.nth(index).locator('article').last()).toContainText('devoluciones son gratis');
  await page.getByRole('button', { name: texts.stop() }).click();
  for (const index of [0, 1]) await expect(threads.nth(index).getByText(texts.stopped())).toBeVisible();
  await expect(page).toHaveURL(/chat=con_\d+.*againstChat=con_\d+/);
  await ask(page, '¿Durante cuánto tiempo son gratis las devoluciones?');
  await expect(page.getByText(testAgent.otherAnswer())).toHaveCount(1);
});

test('script in a question, in its branch and in a reason does nothing and is read as text', async ({
  page,
}) => {
  const script =
    '<img src=x onerror="document.title=\'hacked\'"> [a](javascript:alert(1)) <script>alert(1)</script>';
  await page.goto(PATH);
  await ask(page, script);
  await expect(page.getByText('onerror').first()).toBeVisible();
  await lastAnswer(page).getByRole('button', { name: testAgent.answer.why() }).click();
  await expect(page.getByRole('dialog').getByText('onerror').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: testAgent.question.otherwise() }).last().click();
  await page.getByRole('dialog').getByRole('textbox').press('Enter');
  await expect(page.getByText(testAgent.question.position({ position: 2, total: 2 }))).toBeVisible();
  await page.getByRole('button', { name: testAgent.conversations.open() }).click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  expect(await page.title()).not.toContain('hacked');
  expect(await page.locator('[role="log"] img').count()).toBe(0);
});

test('by keyboard: ask, see why, come back to the button, rate', async ({ page }) => {
  await page.goto(PATH);
  await composer(page).focus();
  await page.keyboard.type('¡Hola!');
  await page.keyboard.press('Enter');
  await expect(lastAnswer(page)).toContainText('Soy Devoluciones');
  const why = lastAnswer(page).getByRole('button', { name: testAgent.answer.why() });
  await why.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('table')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(why).toBeFocused();
  const good = lastAnswer(page).getByRole('button', { name: testAgent.answer.good() });
  await good.focus();
  await page.keyboard.press('Space');
  await expect(good).toHaveAttribute('aria-pressed', 'true');
  await expect(good).toBeFocused();
});
