// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { operations } from '../contract/support/read-contract';

/** What makes up for a header where it is switched off. */
const GUARDS = { 'Idempotency-Key': 'useSubmitOnce', 'If-Match': 'overRevision' } as const;

const files = globSync('src/**/*.{ts,tsx}', { exclude: ['src/api/generated/**'] }).map((file) => ({
  file,
  text: readFileSync(file, 'utf8'),
}));

/** The names that a file takes of the generated calls. */
const taken = (text: string) =>
  [...text.matchAll(/import \{([^}]*)\} from '@?[./\w-]*\/generated\/(?!schemas)[^']*'/g)].flatMap(
    ([, names = '']) => names.split(',').map((name) => name.trim().split(' ')[0] ?? ''),
  );

const writes = Object.entries(GUARDS).flatMap(([header, guard]) =>
  operations
    .filter(({ parameters }) => parameters.some(({ name }) => name === header))
    .map(({ operationId }) => ({ operationId, header, guard })),
);

test('there are writes to look at', () => {
  expect(writes.length).toBeGreaterThan(10);
});

test.each(writes)('$operationId, which takes $header, is called through $guard', ({ operationId, guard }) => {
  const hook = `use${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}`;
  const callers = files.filter(({ text }) => taken(text).some((name) => [operationId, hook].includes(name)));
  expect(callers.length).toBeGreaterThan(0);
  expect(callers.filter(({ text }) => !text.includes(`${guard}(`)).map(({ file }) => file)).toEqual([]);
  // A hook has its headers before anybody knows what is submitted.
  expect(callers.filter(({ text }) => taken(text).includes(hook)).map(({ file }) => file)).toEqual([]);
});

test('nobody else writes these headers', () => {
  const places = files
    .filter(({ text }) => /'(Idempotency-Key|If-Match)':/.test(text))
    .map(({ file }) => file);
  expect(places.sort()).toEqual([
    'src/api/custom-headers.ts',
    'src/app/runtime-config.ts',
    'src/shared/agent-draft/over-revision.ts',
    'src/shared/forms/use-submit-once.ts',
  ]);
});
