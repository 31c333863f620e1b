// @vitest-environment node
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { replaceChanged } from '../../scripts/replace-changed';

const base = mkdtempSync(join(tmpdir(), 'replace-changed-'));
const [FOLDER, NEXT] = [join(base, 'folder'), join(base, 'next')];
afterEach(() => rmSync(base, { recursive: true }));

const LONG_AGO = new Date('2020-01-01');

function write(folder: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
    utimesSync(join(folder, name), LONG_AGO, LONG_AGO);
  }
}

test('a folder becomes another one, and what is the same in both is not written', () => {
  write(FOLDER, { 'same.ts': 'same', 'changed.ts': 'before', 'gone.ts': 'gone', 'tags/same.ts': 'same' });
  write(NEXT, { 'same.ts': 'same', 'changed.ts': 'after!', 'tags/same.ts': 'same', 'new/new.ts': 'new' });
  for (const file of ['same.ts', 'changed.ts']) utimesSync(join(NEXT, file), new Date(), new Date());
  replaceChanged(FOLDER, NEXT);
  const texts = ['same.ts', 'changed.ts', 'tags/same.ts', 'new/new.ts'].map((file) =>
    readFileSync(join(FOLDER, file), 'utf8'),
  );
  expect(texts).toEqual(['same', 'after!', 'same', 'new']);
  expect(readdirSync(base)).toEqual(['folder']);
  expect(readdirSync(FOLDER)).not.toContain('gone.ts');
  expect(statSync(join(FOLDER, 'same.ts')).mtime).toEqual(LONG_AGO);
  expect(statSync(join(FOLDER, 'changed.ts')).mtime).not.toEqual(LONG_AGO);
});
