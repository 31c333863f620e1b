import type { Page } from '@playwright/test';
import { ANA } from './support/accounts';
import { keptValues } from './support/kept-values';
import { openAs, signInHere } from './support/sign-in';
import { expect, test } from './support/test';
import { textsOf } from './support/texts';

const { agent, auth, common, draft } = textsOf('en');
const PAGE = '/en/dashboard/agents/bot_orders?tab=texts';

function field(page: Page, name: string) {
  const language = common.languageNames.es();
  return page.getByRole('textbox', { name: agent.identity.inLanguage({ field: name, language }) });
}
const greeting = (page: Page) => field(page, agent.identity.greeting());
const closing = (page: Page) => field(page, draft.visitorTexts.closing());
const saved = (page: Page) => expect(page.getByText(draft.states.saved())).toBeVisible();
/** Until it lies in the browser's own store. */
const keptCopies = (page: Page) => keptValues(page, 'bot-draft-bot_orders');

test('two tabs without a network, both closed: what each of them wrote is there and saved later', async ({
  page,
  context,
}) => {
  await openAs(page, ANA, PAGE);
  const other = await context.newPage();
  await other.goto(PAGE);
  await expect(greeting(page)).toBeVisible();
  await expect(closing(other)).toBeVisible();
  await context.setOffline(true);
  await greeting(page).fill('Buenas tardes.');
  await closing(other).fill('Hasta pronto.');
  await expect(page.getByText(draft.states.offline())).toBeVisible();
  await expect(other.getByText(draft.states.offline())).toBeVisible();
  await expect.poll(() => keptCopies(page)).toBe(2);
  await page.close();
  await other.close();
  await context.setOffline(false);

  const later = await context.newPage();
  await later.goto(PAGE);
  await saved(later);
  await expect(greeting(later)).toHaveValue('Buenas tardes.');
  await expect(closing(later)).toHaveValue('Hasta pronto.');
  await expect.poll(() => keptCopies(later)).toBe(0);
  await later.reload();
  await expect(greeting(later)).toHaveValue('Buenas tardes.');
  await expect(closing(later)).toHaveValue('Hasta pronto.');
});

test('a session that expires in the middle: signed in again, the text is there and is saved', async ({
  page,
}) => {
  await openAs(page, ANA, PAGE);
  await expect(greeting(page)).toBeVisible();
  await page.route('**/api/v1/projects/bot_orders/draft', (route) =>
    route.fulfill({ status: 401, body: '' }),
  );
  await greeting(page).fill('Buenas noches.');
  await expect(page.getByText(auth.expired())).toBeVisible();
  await page.unroute('**/api/v1/projects/bot_orders/draft');
  await signInHere(page, ANA);
  await expect(page).toHaveURL(PAGE);
  await expect(greeting(page)).toHaveValue('Buenas noches.');
  await saved(page);
});

test('a second tab that saves the same field: asked in the first, by keyboard', async ({ page, context }) => {
  await openAs(page, ANA, PAGE);
  await expect(greeting(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto(PAGE);
  await greeting(other).fill('Hola desde la otra.');
  await saved(other);
  await greeting(page).evaluate((field) => field.scrollIntoView({ block: 'center' }));
  const top = () => greeting(page).evaluate((field) => Math.round(field.getBoundingClientRect().top));
  const before = await top();
  await greeting(page).fill('Hola desde esta.');
  const keep = page.getByRole('button', { name: draft.conflict.keep() });
  await expect(keep).toBeVisible();
  // It stands above, out of sight: the field stays where it is, and a message leads there.
  await expect(keep).not.toBeInViewport();
  expect(await top()).toBe(before);
  await greeting(page).pressSequentially(' Y más.');
  const show = page.getByRole('button', { name: draft.conflict.show() });
  await expect(show).toHaveCount(1);
  await show.click();
  await expect(page.getByRole('region', { name: /^You also changed this/ })).toBeFocused();
  await expect(keep).toBeInViewport();
  await page.getByRole('radio', { name: draft.conflict.mine() }).press('ArrowDown');
  await keep.press('Enter');
  await expect(greeting(page)).toHaveValue('Hola desde la otra.');
  await saved(page);
});

test('a part of the page that has not come yet waits for the network, and the page stays', async ({
  page,
  context,
}) => {
  const { agents, versions } = textsOf('en');
  await openAs(page, ANA, PAGE);
  await expect(greeting(page)).toBeVisible();
  await context.setOffline(true);
  await greeting(page).fill('Buenas tardes.');
  await page.getByRole('tab', { name: agents.detail.tabs.versions() }).click();
  await expect(page.getByText(draft.states.offline())).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Pedidos' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: versions.list.title(), exact: true })).toBeVisible();
  await saved(page);
});
