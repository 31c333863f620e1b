import type { Page } from '@playwright/test';
import { ANA } from './support/accounts';
import { keptValues } from './support/kept-values';
import { NO_PAGE, openAs, signOut } from './support/sign-in';
import { expect, test } from './support/test';
import { textsOf } from './support/texts';

const texts = textsOf('en');
const NEW_AGENT = '/en/dashboard/setup/create-new-agent';
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const name = (page: Page) => page.getByLabel(texts.creation.fields.name(), { exact: true });

test('a database that never answers stops nobody: in, to a form, out', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  });
  await openAs(page, ANA, NEW_AGENT);
  await name(page).fill('Facturas');
  await expect(name(page)).toHaveValue('Facturas');
  await page.goto('/en/dashboard/home');
  await expect(heading(page, 'Welcome, Ana Luna!')).toBeVisible();
  await signOut(page, 'Ana Luna');
});

test('a draft that is found late, when the database answers, is put back', async ({ page }) => {
  await openAs(page, ANA, NEW_AGENT);
  await name(page).fill('Facturas');
  await expect.poll(() => keptValues(page, 'draft:')).toBe(1);
  await page.addInitScript(() => {
    const open = IDBFactory.prototype.open;
    const waiting: (() => void)[] = [];
    Reflect.set(window, 'answerAgain', () => waiting.splice(0).forEach((answer) => void answer()));
    IDBFactory.prototype.open = function (this: IDBFactory, database: string, version?: number) {
      const late = new EventTarget() as IDBOpenDBRequest;
      waiting.push(() => {
        const request = open.call(this, database, version);
        request.onsuccess = (event) => {
          Object.defineProperty(late, 'result', { value: request.result });
          late.onsuccess?.(event);
        };
      });
      return late;
    };
  });
  await page.reload();
  await expect(name(page)).toHaveValue('');
  await expect(async () => {
    await page.evaluate(() => Reflect.get(window, 'answerAgain')());
    await expect(name(page)).toHaveValue('Facturas', { timeout: 500 });
  }).toPass();
});

test('a database that has lost its table gets it anew, and keeps what is typed', async ({ page }) => {
  await page.goto(NO_PAGE);
  await page.evaluate(async () => {
    for (const database of ['secure-store', 'secure-store-key'])
      await new Promise((resolve) => {
        const request = indexedDB.open(database);
        request.onsuccess = () => {
          request.result.close();
          resolve(undefined);
        };
      });
  });
  await openAs(page, ANA, NEW_AGENT);
  await name(page).fill('Facturas');
  await expect.poll(() => keptValues(page, 'draft:')).toBe(1);
  await page.reload();
  await expect(name(page)).toHaveValue('Facturas');
});
