import { DEMO_PASSWORD } from '../../mocks/auth/demo-accounts';
import { ANA } from './support/accounts';
import { untilSettled } from './support/open-screen';
import { openAs, untilRendered } from './support/sign-in';
import { expect, test } from './support/test';
import { textsOf } from './support/texts';

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

const { agentActions, security, team, testChat } = textsOf('en');

test('what is removed by keyboard leaves the focus with what took its place, and Undo gives it back to the list', async ({
  page,
}) => {
  await openAs(page, ANA, '/en/dashboard/agents?sort=name');
  const menuOf = (name: string) =>
    page.getByRole('button', { name: agentActions.menu({ name }), exact: true });
  await menuOf('Citas').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: agentActions.trash() }).press('Enter');
  await expect(menuOf('Citas')).toHaveCount(0);
  await expect(menuOf('Devoluciones')).toBeFocused();
  await page.getByRole('button', { name: agentActions.undo(), exact: true }).press('Enter');
  await expect(menuOf('Citas')).toBeVisible();
  await expect(page.locator('#main').locator(':focus')).toHaveCount(1);
});

test('Undo takes back what was typed, not one letter at a time', async ({ page }) => {
  await openAs(page, ANA, '/en/dashboard/agents/bot_returns/test-agent');
  // A page that still loads ends a step of the browser's own Undo, too.
  await untilSettled(page);
  const box = page.getByRole('textbox', { name: testChat.compose() });
  await box.focus();
  await page.keyboard.type('Can I send it back?');
  await expect(box).toHaveValue('Can I send it back?');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(box).toHaveValue('');
});

test('a device that is logged out leaves the focus with the next one, the last one with the page', async ({
  page,
}) => {
  await openAs(page, ANA, '/en/dashboard/settings?section=security');
  const endOf = (device: string) => page.getByRole('button', { name: security.sessions.endName({ device }) });
  await endOf('Chrome on Android').press('Enter');
  await expect(endOf('Chrome on Android')).toHaveCount(0);
  await expect(endOf('Firefox on Windows')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(endOf('Firefox on Windows')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('an invitation that is withdrawn leaves the focus with the next one', async ({ page }) => {
  await openAs(page, ANA, '/en/dashboard/settings?section=team');
  const more = (email: string) => page.getByRole('button', { name: team.more({ name: email }), exact: true });
  await more('lucia@acme.example').press('Enter');
  await page.getByRole('menuitem', { name: team.invitations.withdraw() }).press('Enter');
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: team.invitations.withdraw() })
    .press('Enter');
  await expect(more('lucia@acme.example')).toHaveCount(0);
  await expect(more('pau@acme.example')).toBeFocused();
});
