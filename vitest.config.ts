import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { aliases } from './scripts/aliases.ts';

// The tests' browser is in this zone, wherever the machine is.
process.env.TZ = 'UTC';

const ALL = ['tests/**/*.test.{ts,tsx}'];
const JOURNEYS = ['tests/journeys/*.test.{ts,tsx}'];
// What replaces modules, globals or time, or is a page of its own, would leave that to the next file.
const LEAVES_SOMETHING = /\bvi\.(mock|doMock|resetModules|stubGlobal|stubEnv|useFakeTimers)\(/;
const IN_WINDOW = '// @vitest-environment jsdom';
const APART = [
  // It replaces how the texts are loaded.
  'tests/journeys/before-the-texts.test.tsx',
  // It begins with a catalogue that holds no texts yet, as only a new worker has it.
  'tests/unit/live-texts.test.ts',
  // Hono's server puts its own Request and Response in the place of Node's.
  'tests/serve.test.ts',
];

const isShared = (file: string) => !APART.includes(file.replaceAll('\\', '/'));

// Half of the time went into a worker, its modules and its window for each file: most files share them, one after the
// other.
const journeys = globSync(JOURNEYS).filter(isShared);
const others = globSync(ALL, { exclude: JOURNEYS })
  .filter(isShared)
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
  .filter(({ text }) => !LEAVES_SOMETHING.test(text));
const inWindow = others.filter(({ text }) => text.startsWith(IN_WINDOW)).map(({ file }) => file);
const together = others.filter(({ text }) => !text.startsWith(IN_WINDOW)).map(({ file }) => file);

export default defineConfig({
  resolve: {
    tsconfigPaths: true,
    alias: aliases,
  },
  test: {
    environment: 'node',
    setupFiles: ['tests/support/setup.ts'],
    pool: 'threads',
    // Half of a journey is waiting, for what is typed to be saved for one: more of them than there are cores.
    maxWorkers: 2 * availableParallelism(),
    testTimeout: 30_000,
    // So that what never comes ends a test, not to measure: a second is short on a busy machine.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      { extends: true, test: { name: 'together', include: together, isolate: false } },
      {
        extends: true,
        test: {
          name: 'journeys',
          include: journeys,
          environment: 'jsdom',
          isolate: false,
          setupFiles: ['tests/support/journey-setup.ts'],
        },
      },
      { extends: true, test: { name: 'window', include: inWindow, environment: 'jsdom', isolate: false } },
      {
        extends: true,
        test: { name: 'apart', include: ALL, exclude: [...together, ...inWindow, ...journeys] },
      },
    ],
  },
});
