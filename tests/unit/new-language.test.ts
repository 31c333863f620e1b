// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LOCALES } from '@/session/locale';

const root = mkdtempSync(join(tmpdir(), 'language-'));
const tool = (name: string, ...args: string[]) =>
  spawnSync(resolve('node_modules/.bin', name), args, { cwd: root, encoding: 'utf8' });
const typeErrors = () =>
  tool('tsc', '--noEmit', '-p', 'tsconfig.json')
    .stdout.split('\n')
    .filter((line) => /error TS/.test(line));

function edit(file: string, from: string | RegExp, to: string): void {
  const text = readFileSync(join(root, file), 'utf8');
  const edited = text.replace(from, to);
  if (edited === text) throw new Error(`${file} holds no ${from}`);
  writeFileSync(join(root, file), edited);
}

beforeAll(() => {
  for (const file of [
    'i18n',
    'package.json',
    '.typesafe-i18n.json',
    'src/session',
    'src/shared/i18n',
    'src/lib',
  ])
    cpSync(file, join(root, file), { recursive: true });
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  const { compilerOptions } = JSON.parse(readFileSync('tsconfig.json', 'utf8'));
  const options = { ...compilerOptions, noEmit: true };
  writeFileSync(
    join(root, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: options,
      include: ['i18n', 'src/shared/i18n', 'src/session/locale.ts'],
    }),
  );
  edit('src/session/locale.ts', "es: 'Español'", "es: 'Español', pt: 'Português'");
}, 60_000);
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('a language that is added to the list', () => {
  test('is asked for by the build, as long as it has no folder', () => {
    expect(typeErrors().join('\n')).toMatch(/"pt"/);
  }, 60_000);

  test('is asked for exactly the texts that it lacks', () => {
    cpSync(join(root, 'i18n/es'), join(root, 'i18n/pt'), { recursive: true });
    mkdirSync(join(root, 'i18n/pt'), { recursive: true });
    edit('i18n/pt/agents/index.ts', /\n\s*test: '[^']*',/, '');
    edit('i18n/pt/common.ts', /\n\s*title: '[^']*',/, '');
    edit('i18n/pt/start.ts', /\n\s*reload: '[^']*',/, '');
    expect(tool('typesafe-i18n', '--no-watch').status).toBe(0);
    const asked = typeErrors();
    expect(asked.filter((line) => !line.startsWith('i18n/pt/'))).toEqual([]);
    const lacking = asked.map((line) => /(?:Property|property) '(\w+)'/.exec(line)?.[1]).filter(Boolean);
    expect(new Set(lacking)).toEqual(new Set(['test', 'title', 'reload']));
  }, 60_000);
});

test('the first paint is shown in every language', () => {
  const styles = readFileSync('src/ui/styles.css', 'utf8');
  const paints = ['login', 'public', 'oauth', 'app'];
  const lacking = LOCALES.flatMap((locale) =>
    paints.map(
      (paint) => `html[data-paint="${paint}-${locale}"] .first-paint[data-paint="${paint}-${locale}"]`,
    ),
  ).filter((rule) => !styles.includes(rule));
  expect(lacking).toEqual([]);
});
