// @vitest-environment node
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dump, load } from 'js-yaml';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { bumpsOf, joined, redocly, report, suffices } from './support/compare-contracts';
import { type Command, mutations, permitted } from './support/contract-mutations';

const FOLDER = '.cache/contract-mutations';
/** The documented calls, and where the changes are made; the rest of the contract would only take time. */
const PLACES = [
  '/welcome',
  '/auth/generate',
  '/projects/trash',
  '/projects/changes',
  '/inbox',
  '/toolkits',
  '/jobs',
];
const isPlace = (path: string) => path === '/projects' || PLACES.some((place) => path.startsWith(place));

const Root = z.looseObject({ paths: z.record(z.string(), z.unknown()) });
const LintReport = z.object({
  problems: z.array(z.object({ location: z.array(z.object({ source: z.object({ ref: z.string() }) })) })),
});

const root = readFileSync('openapi/openapi.yaml', 'utf8');
const others = Object.keys(Root.parse(load(root)).paths).filter((path) => !isPlace(path));

/** The root of the contract without the paths that nothing is changed of. */
function rootOf(text: string): string {
  const { paths, ...rest } = Root.parse(load(text));
  const kept = Object.entries(paths).filter(([path]) => !others.includes(path));
  return dump({ ...rest, paths: Object.fromEntries(kept) });
}

const now = { file: 'jobs.yaml', find: '', put: '', name: 'now' };
const changes = [...mutations, ...permitted].map((one, index) => ({ ...one, name: `change-${index}` }));
const pathOf = ({ name }: { name: string }) => `${FOLDER}/${name}/${name}.yaml`;
const found = new Map<string, Command[]>();

/** The commands that complain about each change, in a process for all of them each. */
beforeAll(() => {
  for (const one of [now, ...changes]) {
    const { file, find, put, name } = one;
    cpSync('openapi', join(FOLDER, name), { recursive: true });
    const changed = readFileSync(join('openapi', file), 'utf8').replace(find, () => put);
    writeFileSync(join(FOLDER, name, file), changed);
    writeFileSync(pathOf(one), rootOf(file === 'openapi.yaml' ? changed : root));
  }

  // What the paths that are left out would use is used by nobody here.
  const { stdout } = redocly([
    'lint',
    '--format=json',
    '--skip-rule=house/nothing-unused',
    ...changes.map(pathOf),
  ]);
  const refused = new Set<string>();
  for (const text of stdout.split(/(?=\{\s+"totals")/)) {
    for (const { location } of LintReport.parse(JSON.parse(text)).problems)
      refused.add(location[0]?.source.ref.split('/').at(-2) ?? '');
  }

  redocly(['bundle', ...[now, ...changes].map(pathOf), `--output=${FOLDER}/bundles`]);
  const bundleOf = ({ name }: { name: string }) => {
    const file = `bundles/${name}.yaml`;
    return { file, text: readFileSync(join(FOLDER, file), 'utf8') };
  };
  const base = bundleOf(now);
  writeFileSync(
    `${FOLDER}/all-now.yaml`,
    joined(
      base.text,
      changes.map(() => base),
    ),
  );
  writeFileSync(`${FOLDER}/all-changed.yaml`, joined(base.text, changes.map(bundleOf)));
  const asked = bumpsOf(report(`${FOLDER}/all-now.yaml`, `${FOLDER}/all-changed.yaml`));

  for (const [index, { change, bump, name }] of changes.entries()) {
    const by: Command[] = refused.has(name) ? ['lint'] : [];
    found.set(change, suffices(bump, asked.get(index)) ? by : [...by, 'diff']);
  }
}, 120_000);
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

it('eighteen kinds of change and more are tried', () => {
  expect(mutations.length).toBeGreaterThanOrEqual(18);
});

describe('a change that slips in with a patch version is noticed', () => {
  it.for(mutations)('$change: $by', ({ change, by, file, find }) => {
    expect(readFileSync(join('openapi', file), 'utf8'), 'the change can be made').toContain(find);
    expect(found.get(change)).toEqual(by);
  });
});

describe('a change that is permitted passes, with the version that it asks for', () => {
  it.for(permitted)('$change', ({ change, file, find }) => {
    expect(readFileSync(join('openapi', file), 'utf8'), 'the change can be made').toContain(find);
    expect(found.get(change)).toEqual([]);
  });
});
