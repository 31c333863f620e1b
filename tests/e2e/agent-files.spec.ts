import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import * as z from 'zod/mini';
import { ANA } from './support/accounts';
import { openAs } from './support/sign-in';
import { expect, test } from './support/test';
import { textsOf } from './support/texts';

const texts = textsOf('en');
const imports = texts.creation.import;
const Exported = z.object({ format: z.literal('agent/1'), name: z.string(), content: z.unknown() });

async function menuOf(page: Page, name: string, item: string): Promise<void> {
  await page.getByRole('button', { name: texts.agentActions.menu({ name }) }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

/** Exports an agent from where its menu is; gives the file's name and text as they lie on the disk. */
async function exported(page: Page, name: string): Promise<{ file: string; text: string }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    menuOf(page, name, texts.agentActions.export()),
  ]);
  return { file: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') };
}

async function drop(page: Page, name: string, text: string): Promise<void> {
  const data = await page.evaluateHandle(
    ([fileName, content]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([content ?? ''], fileName ?? '', { type: 'application/json' }));
      return transfer;
    },
    [name, text],
  );
  const zone = page.getByRole('group', { name: imports.file() });
  await zone.dispatchEvent('dragover', { dataTransfer: data });
  await expect(page.getByText(imports.dropHere())).toBeVisible();
  await zone.dispatchEvent('drop', { dataTransfer: data });
}

test('an agent leaves as a file, comes back by dropping it, and leaves as the same file again', async ({
  page,
}) => {
  await openAs(page, ANA, '/en/dashboard/agents');
  const first = await exported(page, 'Devoluciones');
  expect(first.file).toBe('Devoluciones.agent.json');
  // A person can read it and compare two of them line by line.
  expect(first.text.split('\n').length).toBeGreaterThan(50);
  expect(first.text.endsWith('}\n')).toBe(true);

  await page.goto('/en/dashboard/setup/create-new-agent?way=import');
  await page.getByRole('heading', { level: 1, name: texts.creation.title() }).waitFor();
  await drop(page, first.file, first.text);
  await page.getByRole('button', { name: imports.checkNew() }).click();
  await expect(page.getByRole('heading', { name: imports.changesNew() })).toBeVisible();
  const name = page.getByRole('textbox', { name: texts.creation.fields.name(), exact: true });
  await expect(name).toHaveValue('Devoluciones');
  await name.fill('Devueltas');
  await page.getByRole('button', { name: texts.creation.submit() }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Devueltas' })).toBeVisible();
  const second = await exported(page, 'Devueltas');
  const read = (text: string) => z.parse(Exported, JSON.parse(text));
  expect(read(second.text).content).toEqual(read(first.text).content);
  expect(read(second.text).name).toBe('Devueltas');
});

test('hostile files are refused with a sentence and leave the page as it is', async ({ page }) => {
  await openAs(page, ANA, '/en/dashboard/setup/create-new-agent?way=import');
  await page.getByRole('heading', { level: 1, name: texts.creation.title() }).waitFor();
  const chooser = page.locator('input[type="file"]');
  const choose = (name: string, content: string | Buffer) =>
    chooser.setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) });
  const check = page.getByRole('button', { name: imports.checkNew() });
  const checkFile = async (name: string) => {
    // A file of a megabyte takes a moment to be read; until then the button is busy.
    await expect(page.getByRole('status').filter({ hasText: name })).toBeVisible();
    await check.click();
  };
  const refused = async (name: string, code: keyof typeof imports.codes) => {
    await checkFile(name);
    await expect(page.getByText(imports.codes[code]({ limit: '', tool: '' }))).toBeVisible();
    await expect(page.getByRole('button', { name: texts.creation.submit() })).toHaveCount(0);
  };
  await choose('big.json', Buffer.alloc(4 * 1024 * 1024 + 1, 32));
  await expect(page.getByRole('alert')).toContainText('big.json');
  await choose('<img src=x onerror=document.title=1>.json', '<script>document.title=1</script>');
  await refused('<img src=x', 'NOT_JSON');
  await choose('deep.json', `${'['.repeat(500_000)}${']'.repeat(500_000)}`);
  await refused('deep.json', 'TOO_DEEP');
  await choose('names.json', '{"__proto__": {"format": "agent/1"}, "constructor": 1}');
  await refused('names.json', 'WRONG_FORMAT');
  await choose('wide.json', JSON.stringify({ format: 'agent/1', content: Array(200_000).fill('x') }));
  await checkFile('wide.json');
  await expect(page.getByText(imports.wrongKind({ kind: imports.kinds.object() }))).toBeVisible();
  // What lies beside the zone does not replace the page.
  await page.evaluate(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['{}'], 'a.json'));
    const drop = new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true });
    document.body.dispatchEvent(drop);
  });
  await expect(page).toHaveTitle(/^New agent/);
  await expect(page.getByRole('heading', { level: 1, name: texts.creation.title() })).toBeVisible();
});

test('by keyboard alone: a template, and a document that replaces a draft', async ({ page }) => {
  await openAs(page, ANA, '/en/dashboard/setup/create-new-agent');
  const way = (name: string) => page.getByRole('link', { name: new RegExp(`^${name}`) });
  await way(texts.creation.ways.template.title()).focus();
  await page.keyboard.press('Enter');
  const use = page.getByRole('link', { name: texts.creation.templates.pickNamed({ name: 'Help desk' }) });
  await use.focus();
  await page.keyboard.press('Enter');
  const product = page.getByRole('textbox', { name: 'Product you support' });
  await product.focus();
  await page.keyboard.type('the bicycle');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Help desk' })).toBeVisible();

  const { text } = await exported(page, 'Help desk');
  expect(text).toContain('the bicycle');
  await page.goto('/en/dashboard/setup/create-new-agent?way=import');
  await page.getByRole('radio', { name: imports.asNew() }).focus();
  await page.keyboard.press('ArrowDown');
  const agent = page.getByRole('combobox', { name: imports.agent() });
  await agent.focus();
  await page.keyboard.type('cita');
  await page.getByRole('option', { name: /^Citas/ }).waitFor();
  await page.keyboard.press('Enter');
  await expect(agent).toHaveValue('Citas');
  await page.getByRole('textbox', { name: imports.paste() }).focus();
  await page.keyboard.insertText(text);
  await page.getByRole('button', { name: imports.check() }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: imports.changesInto({ name: 'Citas' }) })).toBeVisible();
  await page.getByRole('button', { name: imports.apply() }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Citas' })).toBeVisible();
  await page.getByRole('tab', { name: texts.agents.detail.tabs.instructions() }).click();
  await expect(page.getByText(/the bicycle/).first()).toBeVisible();
});

test('a template is chosen from anywhere on its card', async ({ page }) => {
  await openAs(page, ANA, '/en/dashboard/setup/create-new-agent?way=template');
  // Its middle, where no button is.
  await page
    .getByRole('list', { name: texts.creation.templates.list() })
    .getByRole('listitem')
    .first()
    .click();
  await page.waitForURL('**template=tpl_*');
});
