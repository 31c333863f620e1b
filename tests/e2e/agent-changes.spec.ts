import { ANA } from './support/accounts';
import { openAs } from './support/sign-in';
import { expect, test } from './support/test';
import { textsOf } from './support/texts';

const texts = textsOf('en').agentActions;

test('an agent is renamed, trashed and brought back by keyboard alone; the focus is never lost', async ({
  page,
}) => {
  await openAs(page, ANA, '/en/dashboard/agents');
  const more = (name: string) => page.getByRole('button', { name: texts.menu({ name }) });
  await more('Citas').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: texts.rename() })).toBeFocused();
  await page.keyboard.press('Enter');
  const field = page.getByRole('textbox', { name: texts.renaming.name() });
  await expect(field).toBeFocused();
  // The old name is selected: typing takes its place.
  await page.keyboard.type('Visitas');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(more('Visitas')).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: texts.rename() })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: texts.trash() })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Visitas', exact: true })).toHaveCount(0);
  // It goes from the row that is gone to the one before it; whoever moves on sooner would be led back.
  await expect(more('Devoluciones')).toBeFocused();
  await page.getByRole('button', { name: texts.undo() }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Visitas', exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Visitas', exact: true })).toBeVisible();
});

test('the trash is a place of its own: a link opens it, Back leaves it', async ({ page }) => {
  await openAs(page, ANA, '/en/dashboard/agents?view=trash');
  await page.getByRole('button', { name: texts.trashPage.restore({ name: 'Rebajas de invierno' }) }).click();
  await expect(page.getByText(texts.trashPage.empty.title())).toBeVisible();
  await page.getByRole('link', { name: texts.trashPage.back() }).click();
  await expect(page.getByRole('link', { name: 'Rebajas de invierno', exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: texts.trashPage.title() })).toBeVisible();
});
