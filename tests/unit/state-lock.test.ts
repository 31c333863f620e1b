import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lockState } from '../../mocks/core/state-lock';

vi.mock('node:fs', { spy: true });

/** A program that runs, and is not this one. */
const OTHER = process.ppid;
const GONE = 2 ** 22 + 1;
let folder: string;
let file: string;

beforeEach(() => {
  folder = fs.mkdtempSync(join(tmpdir(), 'state-lock-'));
  file = join(folder, 'state.json');
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const putLock = (pid: number | string) => fs.writeFileSync(`${file}.lock`, String(pid));
const lock = () => fs.readFileSync(`${file}.lock`, 'utf8');

test('a state file has one writer until it is released', () => {
  const first = lockState(file);
  expect(lockState(file)).toEqual({ heldBy: process.pid });
  if ('release' in first) first.release();
  expect(fs.readdirSync(folder)).toEqual([]);
  expect(lockState(file)).toHaveProperty('release');
});

test.each([GONE, '', 'nonsense'])('the lock of a program that is gone (%j) is taken over', (pid) => {
  putLock(pid);
  expect(lockState(file)).toHaveProperty('release');
  expect(lock()).toBe(String(process.pid));
  expect(fs.readdirSync(folder)).toEqual(['state.json.lock']);
});

test('of two programs that take it over at once, one gets it', async () => {
  const { renameSync } = await vi.importActual<typeof fs>('node:fs');
  putLock(GONE);
  vi.mocked(fs.renameSync).mockImplementationOnce((from, to) => {
    putLock(OTHER);
    renameSync(from, to);
  });
  expect(lockState(file)).toEqual({ heldBy: OTHER });
  expect(lock()).toBe(String(OTHER));
});
