import { ANA } from './support/accounts';
import { openAs } from './support/sign-in';
import { expect, test } from './support/test';
import { textsOf } from './support/texts';

const { audit } = textsOf('en');

test('the filters of the audit trail stand in one row where there is room, and fold on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openAs(page, ANA, '/en/dashboard/settings?section=audit');
  const { from, to, person, kind, agent, fold } = audit.filters;
  const fields = [person(), kind(), agent(), from(), to()].map((name) =>
    page.getByLabel(name, { exact: true }),
  );
  const tops = await Promise.all(fields.map(async (field) => (await field.boundingBox())?.y));
  expect(new Set(tops).size).toBe(1);
  expect(tops[0]).toBeDefined();

  await page.setViewportSize({ width: 390, height: 844 });
  for (const field of fields) await expect(field).toBeHidden();
  await page.getByRole('button', { name: fold(), exact: true }).click();
  for (const field of fields) await expect(field).toBeVisible();
  // The days of a period stand beside one another.
  const days = await Promise.all(
    [from(), to()].map((name) => page.getByLabel(name, { exact: true }).boundingBox()),
  );
  expect(days[0]?.y).toBe(days[1]?.y);
});
