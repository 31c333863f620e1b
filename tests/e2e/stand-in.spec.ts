import { test as base, expect } from '@playwright/test';
import { operations } from '../../scripts/contract/read-contract';
import { type KeptPage, keepPage } from './support/kept-page';
import { untilSettled } from './support/open-screen';
import { type Kept, signIn, untilRendered } from './support/sign-in';
import { PAGES } from './support/stand-in/pages';
import { type Prism, startPrism } from './support/stand-in/prism';
import { NOT_OFFERED, WRITES } from './support/stand-in/writes';

// Each page once, and a write of each noun of the contract; WHOLE_STAND_IN=1 opens every view and makes every write.
const isWhole = process.env.WHOLE_STAND_IN !== undefined;
const pathOf = (address: string) => address.split('?')[0];
const nounOf = (operation: string) =>
  operations.find(({ method, path }) => `${method} ${path}` === operation)?.tag;

/** Of things that are the same in one respect, the first. */
function firstOfEach<Thing>(things: readonly Thing[], same: (thing: Thing) => unknown): readonly Thing[] {
  const values = things.map(same);
  return things.filter((_, index) => values.indexOf(values[index]) === index);
}

const OPENED_HERE = isWhole ? PAGES : firstOfEach(PAGES, ({ path }) => pathOf(path));
const MADE_HERE = isWhole ? WRITES : firstOfEach(WRITES, ({ operation }) => nounOf(operation));

const ANA = 'ana@acme.example';

type Own = { isSignedIn: boolean };
type Shared = { prism: Prism; kept: KeptPage; signedIn: Kept };

// Prism keeps nothing, so one for all tests: what one of them does no other sees. The pages stay open, too, since to load
// the product anew for each test takes longer than the test.
const test = base.extend<Own, Shared>({
  isSignedIn: [true, { option: true }],
  prism: [
    async ({ browserName: _any }, use) => {
      const prism = await startPrism();
      await use(prism);
      prism.stop();
    },
    { scope: 'worker' },
  ],
  signedIn: [
    async ({ browser, prism }, use) => {
      const context = await browser.newContext({ baseURL: prism.url });
      await signIn(await context.newPage(), ANA);
      const signedIn = await context.storageState();
      await context.close();
      await use(signedIn);
    },
    { scope: 'worker' },
  ],
  kept: [
    async ({ browser, prism }, use) => {
      const kept = await keepPage(browser, {
        baseURL: prism.url,
        locale: 'en-US',
        timezoneId: 'UTC',
        reducedMotion: 'reduce',
      });
      await use(kept);
      await kept.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ kept, prism, isSignedIn, signedIn }, use) => {
    const page = await kept.cleaned(isSignedIn ? async () => signedIn : undefined);
    await prism.listen(page.context());
    prism.begin();
    await use(page);
    expect(prism.faults, 'what was not as the contract says').toEqual([]);
  },
});

test.describe('signed in', () => {
  for (const { path, heading } of OPENED_HERE) {
    test(`${path} opens on the examples of the contract`, async ({ page }) => {
      await page.goto(`/en${path}`);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await untilSettled(page);
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(page.getByText('Not available yet')).toHaveCount(0);
      await expect(page.getByText(/could(n’t| not) be shown/)).toHaveCount(0);
    });
  }

  for (const { operation, at, steps } of MADE_HERE.filter(({ as }) => as !== 'nobody')) {
    test(`${operation} is sent as another tool reads the contract`, async ({ page, prism }) => {
      await page.goto(`/en${at}`);
      await untilSettled(page);
      for (const step of steps) await step(page);
      await expect.poll(() => prism.hasAnswered(operation)).toBe(true);
    });
  }

  test('an agent answers with what Prism streams', async ({ page }) => {
    await page.goto('/en/dashboard/agents/bot_returns/test-agent?chat=new');
    const box = page.getByRole('textbox', { name: 'Your message' });
    await box.fill('¿Cuánto tarda el reembolso?');
    await box.press('Enter');
    const answer = page.getByRole('log').getByRole('article', { name: 'Devoluciones', exact: true }).last();
    await expect(answer).toContainText('El reembolso llega en 5 días laborables.');
    await expect(answer).toContainText('Plazos de devolución');
    await expect(answer).not.toHaveAttribute('aria-busy', 'true');
  });
});

test.describe('before signing in', () => {
  test.use({ isSignedIn: false });

  for (const { operation, at, steps } of MADE_HERE.filter(({ as }) => as === 'nobody')) {
    test(`${operation} is sent as another tool reads the contract`, async ({ page, prism }) => {
      await page.goto(`/en${at}`);
      await untilRendered(page);
      for (const step of steps) await step(page);
      await expect.poll(() => prism.hasAnswered(operation)).toBe(true);
    });
  }
});

test.describe('a visitor', () => {
  test.use({ isSignedIn: false });

  test('opens the chat, agrees, asks and is answered', async ({ page, prism }) => {
    await page.goto('/en/login');
    await page.evaluate(async (script) => {
      await import(script);
      const chat = document.createElement('agent-chat');
      chat.setAttribute('widget', 'wgt_acme');
      chat.setAttribute('lang', 'en');
      document.body.append(chat);
    }, '/widget/agent-chat.js');
    await page.getByRole('button', { name: '¿Te ayudamos?' }).click();
    const dialog = page.getByRole('dialog', { name: 'Acme Hogar' });
    await dialog.getByLabel('Nombre').fill('Lucía Prieto');
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Start' }).click();
    await dialog.getByRole('textbox', { name: 'Your message' }).fill('Quiero devolver el pedido AH20481733');
    await page.keyboard.press('Enter');
    // Once the stream has ended the conversation is read, which Prism has another example of.
    await expect(dialog.getByRole('list').getByText('El reembolso llega en')).toBeVisible();
    for (const call of ['/visitors', '/conversations', '/conversations/{id}/messages'])
      await expect.poll(() => prism.hasAnswered(`POST /public/widgets/{widgetId}${call}`)).toBe(true);
  });
});

test('every write of the contract is made here, or it is said why not', () => {
  const writes = operations
    .filter(({ method, tag }) => method !== 'GET' && tag !== 'widget-public')
    .map(({ method, path }) => `${method} ${path}`);
  const listed = [...WRITES.map(({ operation }) => operation), ...Object.keys(NOT_OFFERED)];
  expect(listed.toSorted()).toEqual(writes.toSorted());
});
