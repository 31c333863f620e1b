// @vitest-environment node
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pageBundles } from '../../scripts/page-bundles';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'page-bundles-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Two pages that share a counter, and a part that both open. */
const PRODUCT = {
  'src/main.js':
    'globalThis.opens = { list: () => import("./list.js"), form: () => import("./form.js") }; globalThis.ran = [];',
  'src/list.js':
    'import { count } from "./counter.js"; export const list = count; export const more = () => import("./more.js");',
  'src/form.js':
    'import { count } from "./counter.js"; export { count as form }; export const more = () => import("./more.js");',
  'src/counter.js':
    'let at = 0; globalThis.ran.push("counter"); export const count = () => { at += 1; return at; };',
  'src/more.js': 'import { count } from "./counter.js"; globalThis.ran.push("more"); export default count;',
};

async function built(files: Record<string, string>): Promise<string> {
  for (const [file, code] of Object.entries(files)) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), code);
  }
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [pageBundles()],
    build: {
      assetsDir: '',
      modulePreload: false,
      rolldownOptions: {
        input: join(root, 'src/main.js'),
        output: { entryFileNames: 'main.js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
  return join(root, 'dist');
}

/** The names of the built files, without what they hold. */
const plainly = (files: readonly string[]) =>
  files.map((file) => file.replace(/-[\w-]{8}(?=\.js$)/, '')).toSorted();

test('a page is one file, and what pages share runs once, whichever comes first', async () => {
  const dist = await built(PRODUCT);
  // What the part shares with both pages that open it is in the files of these.
  expect(plainly(readdirSync(dist))).toEqual(['form.js', 'list.js', 'main.js', 'more.js']);
  await import(pathToFileURL(join(dist, 'main.js')).href);
  const opens = Reflect.get(globalThis, 'opens');
  const { form } = await opens.form();
  const { list, more } = await opens.list();
  expect([form(), list(), (await more()).default()]).toEqual([1, 2, 3]);
  expect(Reflect.get(globalThis, 'ran')).toEqual(['counter', 'more']);
});

test('a module that exports a variable is refused: pages would not see it change', async () => {
  const wrong = {
    ...PRODUCT,
    'src/counter.js': 'export let count = 0;\nexport const add = () => { count += 1; };',
  };
  await expect(built(wrong)).rejects.toThrow(/counter\.js exports a variable/);
});

test('a part whose own code is the same has another name where its file holds something else', async () => {
  const partOf = async (files: Record<string, string>) =>
    readdirSync(await built(files)).find((file) => file.startsWith('more-'));
  // Who comes by the form has no counter yet, so that the part brings it.
  const without = { ...PRODUCT, 'src/form.js': 'export const more = () => import("./more.js");' };
  expect(await partOf(PRODUCT)).not.toBe(await partOf(without));
});

test('a noun that was renamed is missed where its texts are told to travel with others', async () => {
  const texts = { 'src/setup-zod.ts': '', 'i18n/en/agents/index.ts': 'export default {};' };
  const main = `${PRODUCT['src/main.js']} globalThis.texts = () => import("../i18n/en/agents/index.ts");`;
  await expect(built({ ...PRODUCT, ...texts, 'src/main.js': main })).rejects.toThrow(
    /There are no texts of “/,
  );
});
