// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { operations } from '../../scripts/contract/read-contract';

/** What makes up for a header where it is switched off. */
const GUARDS = { 'Idempotency-Key': 'useSubmitOnce', 'If-Match': 'overRevision' } as const;
/** What calls a guard for others, by its file. */
const JOINED = {
  useSubmitOnce: { useToolRun: 'src/shared/tool-calls/use-tool-run.ts' },
  overRevision: {},
} as const;

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
  const names = [guard, ...Object.keys(JOINED[guard])];
  const isGuarded = (text: string) => names.some((name) => text.includes(`${name}(`));
  expect(callers.filter(({ text }) => !isGuarded(text)).map(({ file }) => file)).toEqual([]);
  // A hook has its headers before anybody knows what is submitted.
  expect(callers.filter(({ text }) => taken(text).includes(hook)).map(({ file }) => file)).toEqual([]);
});

test.each(
  Object.entries(JOINED).flatMap(([guard, others]) => Object.values(others).map((file) => ({ guard, file }))),
)('$file calls $guard', ({ guard, file }) => expect(readFileSync(file, 'utf8')).toContain(`${guard}(`));

test('nobody else writes these headers', () => {
  const places = files
    .filter(({ text }) => /'(Idempotency-Key|If-Match)':/.test(text))
    .map(({ file }) => file);
  expect(places.sort()).toEqual([
    'src/api/custom-headers.ts',
    'src/app/runtime-config.ts',
    'src/shared/forms/use-submit-once.ts',
    'src/shared/queries/over-revision.ts',
  ]);
});
