import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

// The tests' browser is in this zone, wherever the machine is.
process.env.TZ = 'UTC';

const ALL = ['tests/**/*.test.{ts,tsx}'];
// What replaces modules, globals or time, or is a page of its own, would leave that to the next file.
const LEAVES_SOMETHING =
  /@vitest-environment jsdom|\bvi\.(mock|doMock|resetModules|stubGlobal|stubEnv|useFakeTimers)\(/;
const APART = [
  // It begins with a catalogue that holds no texts yet, as only a new worker has it.
  'tests/unit/live-texts.test.ts',
  // Hono's server puts its own Request and Response in the place of Node's.
  'tests/serve.test.ts',
];

/** The files that may share a worker, one after the other: half of their time went into starting one for each. */
const together = globSync(ALL).filter(
  (file) => !APART.includes(file.replaceAll('\\', '/')) && !LEAVES_SOMETHING.test(readFileSync(file, 'utf8')),
);

export default defineConfig({
  resolve: {
    tsconfigPaths: true,
    alias: { 'react-remove-scroll': new URL('src/ui/remove-scroll-stub.tsx', import.meta.url).pathname },
  },
  test: {
    environment: 'node',
    setupFiles: ['tests/support/setup.ts'],
    pool: 'threads',
    // Half of a journey is waiting, for what is typed to be saved for one: more of them than there are cores.
    maxWorkers: Math.ceil(1.5 * availableParallelism()),
    testTimeout: 30_000,
    projects: [
      { extends: true, test: { name: 'together', include: together, isolate: false } },
      { extends: true, test: { name: 'apart', include: ALL, exclude: together } },
    ],
  },
});
