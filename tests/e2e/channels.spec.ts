import { ANA } from './support/accounts';
import { openAs } from './support/sign-in';
import { expect, test } from './support/test';
import { textsOf } from './support/texts';

// The consent page is another site's, as it is in life: pages of it may be opened, and nothing else there.
test.use({ providerPages: true });

const texts = textsOf('en').channels;
const name = 'Instagram';
const owner = 'Instagram';

test.beforeEach(async ({ page }) => {
  await openAs(page, ANA, '/en/dashboard/setup/connect?channel=instagram');
  await page.getByRole('button', { name: texts.connect.leave({ owner }) }).click();
  await page.waitForURL('**/played/channel-consent/instagram?**');
});

test('a channel is connected over another site’s page, and neither code nor state stays in the address', async ({
  page,
}) => {
  await page.getByRole('link', { name: /^Acme Hogar/ }).click();
  await page.getByRole('heading', { level: 1, name: texts.came.done({ name }) }).waitFor();
  expect(new URL(page.url()).search).toBe('?view=return');
  await page.reload();
  await page.getByRole('heading', { level: 1, name: texts.came.nothing() }).waitFor();
  await page.getByRole('link', { name: texts.came.toChannels() }).click();
  const card = page.getByRole('listitem', { name });
  await expect(card.getByText(textsOf('en').channelWords.states.working())).toBeVisible();
});

test('the browser’s Back from there leaves all as it was, and it can be tried again', async ({ page }) => {
  await page.goBack();
  const leave = page.getByRole('button', { name: texts.connect.leave({ owner }) });
  await expect(leave).not.toHaveAttribute('aria-busy', 'true');
  await leave.click();
  await page.waitForURL('**/played/channel-consent/instagram?**');
  await page.getByRole('link', { name: /^access_denied/ }).click();
  await page.getByRole('heading', { level: 1, name: texts.came.cancelled({ owner }) }).waitFor();
});
