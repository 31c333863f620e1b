import { DEMO_PASSWORD } from '../../mocks/auth/demo-accounts';
import { ANA } from './support/accounts';
import { untilRendered } from './support/sign-in';
import { expect, test } from './support/test';
import { textsOf } from './support/texts';

test.use({ ownProvider: true });

test('Ana signs in and makes an agent without a mouse', async ({ page }) => {
  const texts = textsOf('en');
  await page.goto('/en/login');
  await untilRendered(page);
  await page.getByRole('textbox', { name: texts.auth.email() }).focus();
  await page.keyboard.type(ANA);
  await page.keyboard.press('Tab');
  await page.keyboard.type(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Ana Luna!' })).toBeFocused();

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').waitFor();
  await page.keyboard.type('new ag');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: texts.creation.title() })).toBeFocused();

  await page.getByRole('textbox', { name: texts.creation.fields.name() }).focus();
  await page.keyboard.type('Night desk');
  await page.getByRole('textbox', { name: texts.creation.blank.instructions() }).focus();
  await page.keyboard.type('You answer at night. The bell is beside the door.');
  await page.getByRole('button', { name: texts.creation.submit() }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Night desk' })).toBeVisible();
});

test('the first Tab offers the way past the navigation', async ({ page }) => {
  await page.goto('/en/login');
  await untilRendered(page);
  await page.getByRole('textbox', { name: textsOf('en').auth.email() }).fill(ANA);
  await page.getByLabel(textsOf('en').auth.password(), { exact: true }).fill(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Ana Luna!' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Ana Luna!' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: textsOf('en').shell.skip() })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});
