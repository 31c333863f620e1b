import { ANA } from './support/accounts';
import { openAs } from './support/sign-in';
import { expect, test } from './support/test';
import { textsOf } from './support/texts';

const { agent, versions: texts } = textsOf('en');

test('an agent is published by keyboard alone: in, out by Escape, to what is missing and back, and one step back', async ({
  page,
}) => {
  await openAs(page, ANA, '/en/dashboard/agents/bot_appointments');
  const publish = page.getByRole('button', { name: texts.publish(), exact: true });
  const sheet = page.getByRole('dialog');
  await publish.focus();
  await page.keyboard.press('Enter');
  await expect(sheet).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(publish).toBeFocused();

  await page.keyboard.press('Enter');
  const what = texts.readiness.faults.TOOL({ what: 'Google Calendar' });
  const fix = sheet.getByRole('button', { name: texts.readiness.fixWhat({ what }) });
  await expect(fix).toBeVisible();
  // The cross at the corner is the first stop, what is to be fixed comes after it.
  await page.keyboard.press('Tab');
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(fix).toBeFocused({ timeout: 100 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(sheet).toHaveCount(0);
  await expect(
    page.getByRole('switch', { name: agent.tools.use({ name: 'Google Calendar' }) }),
  ).toBeFocused();

  await publish.focus();
  await page.keyboard.press('Enter');
  const notes = sheet.getByRole('textbox', { name: texts.sheet.notes() });
  await notes.focus();
  await page.keyboard.type('First of all');
  await page.keyboard.press('Tab');
  await expect(sheet.getByRole('button', { name: texts.sheet.cancel() })).toBeFocused();
  await page.keyboard.press('Tab');
  const submit = sheet.getByRole('button', { name: texts.sheet.submit() });
  await expect(submit).toBeFocused();
  await expect(submit).not.toHaveAttribute('aria-disabled');
  await page.keyboard.press('Enter');
  await expect(
    sheet.getByRole('heading').getByText(texts.done.live({ n: '1' }), { exact: true }),
  ).toBeFocused();
  // It is on no channel: the way to one comes first.
  const toChannels = sheet.getByRole('link', { name: texts.done.toChannels() });
  await expect(toChannels).toBeVisible();
  // The cross at the corner is the first stop here, too.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(toChannels).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(sheet.getByRole('button', { name: texts.done.close() })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(sheet).toHaveCount(0);
  await expect(publish).toBeFocused();
  await expect(page.getByText(texts.cannot.nothing())).toBeVisible();
});

test('an older version goes live and is undone by keyboard; what was noted in a sheet is still there', async ({
  page,
}) => {
  await openAs(page, ANA, '/en/dashboard/agents/bot_returns?tab=versions');
  const version = texts.list.number({ n: '1' });
  const back = page.getByRole('button', { name: texts.list.goLiveName({ version }) });
  await back.focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: texts.goLive.title({ n: '1' }) });
  await expect(question.getByRole('button', { name: texts.goLive.cancel() })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(back).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(question).toHaveCount(0);
  const undo = page.getByRole('button', { name: texts.goLive.undo() });
  await undo.focus();
  await page.keyboard.press('Enter');
  await expect(back).toBeVisible();

  await page.getByRole('button', { name: texts.publish(), exact: true }).click();
  const notes = page.getByRole('textbox', { name: texts.sheet.notes() });
  await notes.fill('30 days instead of 14');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: texts.publish(), exact: true }).click();
  await expect(notes).toHaveValue('30 days instead of 14');
});

test('each version has one action that stands out; the others stand beside it, and each names its version', async ({
  page,
}) => {
  await openAs(page, ANA, '/en/dashboard/agents/bot_returns?tab=versions');
  const { list } = texts;
  const rowOf = (n: string) =>
    page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: new RegExp(`^${list.number({ n })}`) }) });
  const actionsOf = (n: string) =>
    rowOf(n)
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons.map((button) => {
          const { backgroundColor, borderTopColor } = getComputedStyle(button);
          const shows = [backgroundColor, borderTopColor].some(
            (color) => !/transparent|, 0\)|\/ 0\)/.test(color),
          );
          return { name: button.ariaLabel, shows };
        }),
      );
  const [live, earlier] = [list.number({ n: '2' }), list.number({ n: '1' })];
  await expect(rowOf('2').getByText(list.live(), { exact: true })).toBeVisible();
  expect(await actionsOf('2')).toEqual([
    { name: list.restoreName({ version: live }), shows: true },
    { name: list.compareName({ version: live }), shows: false },
  ]);
  expect(await actionsOf('1')).toEqual([
    { name: list.goLiveName({ version: earlier }), shows: true },
    { name: list.restoreName({ version: earlier }), shows: false },
    { name: list.compareName({ version: earlier }), shows: false },
  ]);
});
