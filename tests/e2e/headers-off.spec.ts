import { ANA } from './support/accounts';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';
import { textsOf } from './support/texts';

const texts = textsOf('en');
const { form } = texts.agentTests;
const question = texts.repeat.createTests;
const NAMES = ['idempotency-key', 'if-match', 'last-event-id'];

test('with the headers off none leaves the browser; the question comes without a network, over an open window', async ({
  page,
  context,
}) => {
  const headers = { 'Idempotency-Key': false, 'If-Match': false, 'Last-Event-ID': false };
  await page.route('**/config.json', (route) => route.fulfill({ json: { headers } }));
  const sent: string[] = [];
  page.on('request', (request) => {
    sent.push(...NAMES.filter((name) => name in request.headers()));
  });
  await signIn(page, ANA);
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Ana Luna!' })).toBeVisible();
  await page.goto('/en/dashboard/agents/bot_orders/test-agent?view=tests');
  await page.getByRole('button', { name: texts.agentTests.add() }).first().click();
  const sheet = page.getByRole('dialog', { name: form.newTitle() });
  await sheet.getByLabel(form.name()).fill('Horario');
  await sheet.getByLabel(form.questions()).fill('¿A qué hora cerráis?');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await sheet.getByRole('button', { name: form.add() }).click();
  await expect(sheet.getByRole('alert')).toContainText(texts.failures.network.title());
  await sheet.getByRole('button', { name: form.add() }).click();
  const asked = page.getByRole('alertdialog', { name: question.title() });
  await expect(asked).toContainText(question.text());
  await expect(asked.getByRole('button', { name: texts.common.cancel() })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(asked).toHaveCount(0);
  await expect(sheet.getByLabel(form.name())).toHaveValue('Horario');
  await expect(sheet.getByRole('button', { name: form.add() })).toBeFocused();

  await page.keyboard.press('Enter');
  await asked.getByRole('button', { name: texts.common.cancel() }).click();
  await expect(asked).toHaveCount(0);
  await expect(sheet.getByLabel(form.name())).toHaveValue('Horario');
  expect(sent).toEqual([]);
});
