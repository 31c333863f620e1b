import type { Page } from '@playwright/test';
import { ANA, IKER } from './support/accounts';
import { openAs } from './support/sign-in';
import { expect, test } from './support/test';
import { textsOf } from './support/texts';

const { bar } = textsOf('en').inbox;
const PATH = '/en/dashboard/analytics?view=conversations&chat=con_lucia';
const TYPED = 'Te llamo esta tarde.';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const answer = (page: Page) => page.getByRole('textbox', { name: bar.compose() });

async function openLucia(page: Page, email: string): Promise<void> {
  await openAs(page, email, PATH);
  await expect(button(page, bar.takeOver())).toBeVisible();
}

test('two people take over one visitor: the second is told who has it, and what they typed stays', async ({
  page: ana,
  browser,
  baseURL,
}) => {
  const other = await browser.newContext({ baseURL: baseURL ?? '' });
  const iker = await other.newPage();
  await openLucia(iker, IKER);
  await button(iker, bar.takeOver()).click();
  await answer(iker).fill(TYPED);
  await button(iker, bar.handBack()).click();
  await expect(button(iker, bar.takeOver())).toBeVisible();

  // From here on Iker's page is as it was, as it is for seconds on any page, until he has clicked.
  let release = () => {};
  const clicked = new Promise<void>((resolve) => {
    release = resolve;
  });
  await iker.route('**/api/v1/inbox/con_lucia', async (route) => {
    await clicked;
    await route.fallback();
  });
  await openLucia(ana, ANA);
  await button(ana, bar.takeOver()).click();
  await expect(answer(ana)).toBeVisible();

  const refused = iker.waitForResponse((response) => response.request().method() === 'PUT');
  await button(iker, bar.takeOver()).click();
  expect((await refused).status()).toBe(409);
  release();
  await expect(iker.getByText(bar.faster({ name: 'Ana Luna' }))).toBeVisible();
  await expect(iker.getByText(bar.colleague({ name: 'Ana Luna' }))).toBeVisible();
  await expect(answer(iker)).toBeHidden();

  // One person answers, and both read it.
  await answer(ana).fill('Ya lo miro yo.');
  await ana.keyboard.press('Enter');
  await expect(iker.getByRole('log').getByText('Ya lo miro yo.')).toBeVisible();

  await button(ana, bar.handBack()).click();
  await button(iker, bar.takeOver()).click();
  await expect(answer(iker)).toHaveValue(TYPED);
  await other.close();
});
