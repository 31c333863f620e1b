import type { Page } from '@playwright/test';
import { NUEVO } from './support/accounts';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';
import { LOCALES, textsOf } from './support/texts';

test.use({ scenario: 'bare' });

async function choose(page: Page, label: string, letters: string) {
  const box = page.getByRole('combobox', { name: label });
  await box.fill(letters);
  await expect(page.getByRole('option').first()).toBeVisible();
  await box.press('Enter');
}

for (const locale of LOCALES) {
  const LL = textsOf(locale);
  const { onboarding, company, profile, settings } = LL;

  test(`a provider with the documented calls alone carries somebody in, through the settings and out again (${locale})`, async ({
    page,
  }) => {
    const heading = (name: string) => page.getByRole('heading', { level: 1, name });
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    const seesText = (text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();
    const open = (name: string) => page.getByRole('navigation').getByRole('link', { name }).click();
    const name = page.getByRole('textbox', { name: onboarding.company.name() });
    const voice = page.getByRole('textbox', { name: company.voice.label() });
    const firstName = page.getByRole('textbox', { name: profile.name(), exact: true });
    const teamWords = company.answers.modes.human.title();
    const team = page.getByRole('radio', { name: teamWords });
    const mayChange = page.getByRole('switch', { name: company.answers.mayChange() });

    await test.step('sign in, and onboarding to its end', async () => {
      await signIn(page, NUEVO, locale);
      await expect(heading(onboarding.company.title())).toBeVisible();
      await name.fill('Taller Vega');
      await choose(page, onboarding.company.country(), locale === 'es' ? 'España' : 'Spain');
      await choose(page, onboarding.company.timeZone(), 'Madrid');
      await press(onboarding.company.submit());
      await expect(heading(onboarding.pricing.title())).toBeVisible();
      await press(onboarding.withoutPlan.action());
      await expect(heading(onboarding.integrations.title())).toBeVisible();
      await page.getByRole('switch', { name: onboarding.integrations.onlyWidget() }).check();
      await press(onboarding.integrations.submit());
    });

    await test.step('home and agents', async () => {
      await expect(heading(LL.home.welcome({ name: 'Nuria Vega' }))).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`/${locale}/dashboard/home`));
      await open(LL.shell.agents());
      await expect(heading(LL.agents.title())).toBeVisible();
      await expect(page.getByRole('link', { name: LL.shell.rooms.creator(), exact: true })).toBeVisible();
      await expect(page.getByRole('heading', { name: LL.agents.empty.title() })).toBeVisible();
    });

    await test.step('the settings are saved', async () => {
      await open(LL.shell.settings());
      await firstName.fill('Nurieta');
      await press(profile.save());
      await seesText(profile.savedDetails());
      await open(LL.settings.sections.company());
      await expect(name).toHaveValue('Taller Vega');
      await name.fill('Taller Luna');
      await press(company.details.save());
      await seesText(company.details.saved());
      await voice.fill('Cercana y breve.');
      await press(company.voice.save());
      await seesText(company.voice.saved());
      await page.getByText(teamWords, { exact: true }).click();
      await mayChange.check();
      await press(company.answers.save());
      await seesText(company.answers.saved());
    });

    await test.step('after a reload they are there', async () => {
      await page.reload();
      await expect(name).toHaveValue('Taller Luna');
      await expect(voice).toHaveValue('Cercana y breve.');
      await expect(team).toBeChecked();
      await expect(mayChange).toBeChecked();
      await expect(page.getByText(settings.unsaved())).toHaveCount(0);
      await open(LL.settings.sections.profile());
      await expect(firstName).toHaveValue('Nurieta');
    });

    await test.step('sign out', async () => {
      await press(LL.shell.account({ name: 'Nurieta Vega' }));
      await page.getByRole('menuitem', { name: LL.common.logout() }).click();
      await expect(heading(LL.auth.title())).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    });
  });
}
