import { ANA } from './support/accounts';
import { patch } from './support/patch-answers';
import { openAs, untilRendered } from './support/sign-in';
import { expect, test } from './support/test';
import { textsOf } from './support/texts';

const texts = textsOf('en');
const PASSWORD = 'Madera-2027';
/** Known to the provider from the beginning, Ana's, and good for an hour. */
const SECRET = 'rst_9Q2xV7mK4tB1';

test('an account is opened by keyboard alone', async ({ page }) => {
  await page.goto('/en/onboarding/register');
  await untilRendered(page);
  await page.getByRole('textbox', { name: texts.register.name() }).focus();
  await page.keyboard.type('Clara');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('clara@soto.example');
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: texts.onboarding.company.title() })).toBeFocused();
  await expect(page).toHaveURL(/\/en\/onboarding\/company_settings$/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: texts.onboarding.company.title() })).toBeVisible();
});

test('an answer that is lost on its way, and two hasty clicks: still one account', async ({ page }) => {
  const keys: (string | undefined)[] = [];
  let lost = false;
  await page.route('**/auth/register', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    const response = await route.fetch();
    expect(response.status()).toBe(201);
    if (lost) return route.fulfill({ response });
    lost = true;
    await route.abort();
  });
  await page.goto('/en/onboarding/register');
  await page.getByRole('textbox', { name: texts.register.name() }).fill('Clara');
  await page.getByRole('textbox', { name: texts.auth.email() }).fill('clara@soto.example');
  await page.getByLabel(texts.auth.password(), { exact: true }).fill(PASSWORD);
  await page.getByLabel(texts.register.confirmPassword()).fill(PASSWORD);
  const submit = page.getByRole('button', { name: texts.register.submit() });
  await submit.dblclick();
  await expect(page.getByRole('alert')).toContainText(texts.failures.network.title());
  await submit.dblclick();
  await expect(page.getByRole('heading', { level: 1, name: texts.onboarding.company.title() })).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
});

test('the secret of a reset link leaves the address, and everything works on from there', async ({
  page,
  context,
}) => {
  await openAs(page, ANA, '/en/dashboard/home');
  const other = await context.newPage();
  const asked: string[] = [];
  other.on('request', (request) => asked.push(request.url()));
  await other.goto(`/en/user/reset-password?token=${SECRET}`);
  await expect(other).toHaveURL(/\/en\/user\/reset-password$/);
  await expect(other.getByLabel(texts.recovery.reset.password(), { exact: true })).toBeVisible();
  await other.reload();
  await expect(other.getByText('a•••@acme.example')).toBeVisible();
  await other.getByRole('link', { name: 'Español' }).click();
  await expect(other).toHaveURL(/\/es\/user\/reset-password$/);
  const es = textsOf('es');
  await other.getByLabel(es.recovery.reset.password(), { exact: true }).fill(PASSWORD);
  await other.getByLabel(es.recovery.reset.confirmPassword()).fill(PASSWORD);
  await other.getByRole('button', { name: es.recovery.reset.submit() }).dblclick();
  await expect(other.getByRole('heading', { level: 1, name: es.recovery.changed.title() })).toBeFocused();
  expect(asked.filter((url) => url.includes(SECRET))).toHaveLength(1);

  // Her session is over in every tab.
  await expect(page).toHaveURL(/\/login/);
  await other.getByRole('link', { name: es.common.login() }).click();
  await expect(other.getByRole('textbox', { name: es.auth.email() })).toHaveValue(ANA);
  await other.reload();
  await untilRendered(other);
  await expect(other.getByRole('textbox', { name: es.auth.email() })).toHaveValue(ANA);
  await other.getByLabel(es.auth.password(), { exact: true }).fill(PASSWORD);
  await other.keyboard.press('Enter');
  await expect(
    other.getByRole('heading', { level: 1, name: es.home.welcome({ name: 'Ana Luna' }) }),
  ).toBeVisible();
});

test('the link may be asked for again when the seconds are over, by the wall clock', async ({ page }) => {
  await page.clock.install();
  await patch(page, '**/auth/password-reset-links', (body) => ({ ...body, resendAfterSeconds: 600 }));
  await page.goto('/en/passwordrecovery');
  // Nothing that the HTML shows before the product arrives can be mistaken for this form.
  await page.getByRole('textbox', { name: texts.auth.email() }).fill(ANA);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: texts.recovery.sent.again() }).click();
  await expect(page.getByRole('button', { name: /in (10:00|9:\d\d)$/ })).toBeVisible();
  await page.clock.fastForward(300_000);
  await expect(page.getByRole('button', { name: /in (5:00|4:\d\d)$/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: /in (5:00|4:\d\d)$/ })).toBeVisible();
  // A laptop that slept for an hour.
  await page.clock.fastForward(3_600_000);
  await expect(page.getByRole('button', { name: texts.recovery.again.submit(), exact: true })).toBeVisible();
});

test('a window that a person opened says that it stays', async ({ page }) => {
  await page.goto('/en/login');
  await page.goto('/en/toolisconnected');
  await page.getByRole('button', { name: texts.toolConnected.close() }).click();
  await expect(page.getByText(texts.toolConnected.stays())).toBeVisible();
});
