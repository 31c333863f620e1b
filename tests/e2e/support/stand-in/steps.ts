import type { Page } from '@playwright/test';

/** Something a person does on a page. */
export type Step = (page: Page) => Promise<unknown>;

/** Presses a button by its name; an open dialog hides the ones below it. */
export const press =
  (name: string | RegExp): Step =>
  (page) =>
    page
      .getByRole('button', typeof name === 'string' ? { name, exact: true } : { name })
      .first()
      .click();

/** Presses the button in the dialog that is open, where the page below has one of that name. */
export const confirm =
  (name: string): Step =>
  (page) =>
    page
      .getByRole('alertdialog')
      .or(page.getByRole('dialog'))
      .getByRole('button', { name, exact: true })
      .click();

/** Types into a field in place of what stands there. */
export const write =
  (label: string, text: string): Step =>
  (page) =>
    page
      .getByRole('textbox', { name: label, exact: true })
      .or(page.getByLabel(label, { exact: true }))
      .first()
      .fill(text);

/** Types and sends with Enter. */
export const say =
  (label: string, text: string): Step =>
  async (page) => {
    const box = page.getByRole('textbox', { name: label, exact: true });
    await box.fill(text);
    await box.press('Enter');
  };

/** Opens a menu and chooses in it. */
export const choose =
  (menu: string, item: string): Step =>
  async (page) => {
    await page.getByRole('button', { name: menu, exact: true }).click();
    await page.getByRole('menuitem', { name: item, exact: true }).click();
  };

/** Chooses in a native list. */
export const select =
  (label: string, option: string): Step =>
  (page) =>
    page.getByRole('combobox', { name: label, exact: true }).selectOption(option);

/** Ticks a box or chooses one of several, also where a drawing lies above it. */
export const tick =
  (role: 'switch' | 'checkbox' | 'radio', name: string | RegExp): Step =>
  (page) =>
    page.getByRole(role, typeof name === 'string' ? { name, exact: true } : { name }).dispatchEvent('click');
