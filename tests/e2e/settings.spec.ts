import { ANA, NUEVO } from './support/accounts';
import { openAs } from './support/sign-in';
import { expect, test } from './support/test';
import { textsOf } from './support/texts';

test('the next invoice is tried out with the keyboard alone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openAs(page, ANA, '/es/dashboard/settings?section=plan');
  const { simulator } = textsOf('es').billing;
  const fold = page.locator('summary', { hasText: simulator.title() });
  const slider = page.getByRole('slider', { name: simulator.slider() });
  await fold.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(slider).toBeFocused();
  await expect(slider).toHaveValue('4');
  for (let step = 0; step < 8; step += 1) await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', /^12 agentes, 73\s€$/);
  await page.keyboard.press('End');
  await expect(slider).toHaveAttribute('aria-valuetext', /^50 agentes, 439\s€$/);
  await page.keyboard.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', /^0 agentes, 49\s€$/);
  const box = await slider.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test.describe('a browser that calls its zone by an old name', () => {
  test.use({ timezoneId: 'Asia/Calcutta' });

  test('gets the zone of that name; another one is found by keyboard, and another device goes on there', async ({
    page,
    browser,
    baseURL,
  }) => {
    const texts = textsOf('en');
    await openAs(page, NUEVO, '/en/dashboard/home');
    const zone = page.getByRole('combobox', { name: texts.onboarding.company.timeZone() });
    await expect(zone).toHaveValue('Asia/Kolkata');
    await expect(page.getByRole('combobox', { name: texts.onboarding.company.country() })).toHaveValue(
      'India',
    );

    await page.getByRole('textbox', { name: texts.onboarding.company.name() }).focus();
    await page.keyboard.type('Bicis Sur');
    await zone.focus();
    await page.keyboard.type('kathm');
    await expect(page.getByRole('option')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(zone).toHaveValue('Asia/Kathmandu');
    await expect(zone).toBeFocused();
    await expect(page.getByText(texts.company.saving.saved())).toBeVisible();

    const other = await browser.newContext({ baseURL, timezoneId: 'Europe/Madrid' });
    const device = await other.newPage();
    await openAs(device, NUEVO, '/en/dashboard/home');
    await expect(device.getByRole('combobox', { name: texts.onboarding.company.timeZone() })).toHaveValue(
      'Asia/Kathmandu',
    );
    await expect(device.getByRole('textbox', { name: texts.onboarding.company.name() })).toHaveValue(
      'Bicis Sur',
    );
    await other.close();
  });
});

test('from home a link leads to the plan, and the focus to the page', async ({ page }) => {
  const texts = textsOf('en');
  await openAs(page, ANA, '/en/dashboard/home');
  await page.getByRole('link', { name: texts.usage.details() }).click();
  await expect(page.getByRole('heading', { name: texts.billing.plan.title(), exact: true })).toBeInViewport();
  await expect(page.getByRole('heading', { level: 1, name: texts.shell.settings() })).toBeFocused();
});

test('on a phone a list leads to each section, and back', async ({ page }) => {
  const texts = textsOf('en');
  await page.setViewportSize({ width: 390, height: 800 });
  await openAs(page, ANA, '/en/dashboard/settings');
  await page.getByRole('link', { name: texts.settings.sections.company() }).click();
  const title = page.getByRole('heading', { level: 1, name: texts.settings.sections.company() });
  await expect(title).toBeFocused();
  await page.getByRole('main').getByRole('link', { name: texts.shell.settings() }).click();
  await expect(page.getByRole('heading', { level: 1, name: texts.shell.settings() })).toBeVisible();
});

test('what is typed in a section stays when the window becomes narrow', async ({ page }) => {
  const texts = textsOf('en');
  await openAs(page, ANA, '/en/dashboard/settings?section=profile');
  const name = page.getByRole('textbox', { name: texts.profile.name(), exact: true });
  await name.fill('Anita');
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('heading', { level: 1, name: texts.settings.sections.profile() }).waitFor();
  await expect(name).toHaveValue('Anita');
  await expect(page.getByText(texts.settings.unsaved())).toBeVisible();
});

test('on a phone what changed has the width of its row, also beside a button that takes it back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, ANA, '/es/dashboard/settings?section=audit');
  const row = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: new RegExp(`^${textsOf('es').audit.undo()}`) }) })
    .first();
  const undo = row.getByRole('button');
  await row.locator('summary').click();
  const [changes, button] = await Promise.all([row.getByRole('table').boundingBox(), undo.boundingBox()]);
  expect((changes?.x ?? 0) + (changes?.width ?? 0)).toBeCloseTo((button?.x ?? 0) + (button?.width ?? 0), 0);
});

test('a card keeps its height while a dialog of its own is open', async ({ page }) => {
  await openAs(page, ANA, '/en/dashboard/settings?section=security');
  const { factor, setUp } = textsOf('en').security;
  const card = page.locator('section').filter({ has: page.getByText(factor.title(), { exact: true }) });
  const height = async () => (await card.boundingBox())?.height;
  const opens = page.getByRole('button', { name: factor.turnOn() });
  await expect(opens).toBeVisible();
  const before = await height();
  expect(before).toBeGreaterThan(0);
  await opens.click();
  await expect(page.getByRole('dialog', { name: setUp.title() })).toBeVisible();
  expect(await height()).toBe(before);
});
