// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import * as z from 'zod/mini';
import { type Bump, contractChanges } from './support/contract-changes';

const folder = resolve('.cache/contract-diff');
const released = readFileSync('tests/contract/support/released-contract.yaml', 'utf8');
const BUMPS: readonly Bump[] = [undefined, 'patch', 'minor', 'major'];

const Contract = z.object({ paths: z.record(z.string(), z.unknown()) });
const Report = z.object({
  bump: z.optional(z.enum(['patch', 'minor', 'major'])),
  changes: z.array(z.object({ path: z.string(), impact: z.enum(['patch', 'minor', 'major']) })),
});

const changed = contractChanges.map((entry, index) => ({
  ...entry,
  file: `change-${index}.yaml`,
  text: released.replace(entry.find, () => entry.put),
}));

function diff(base: string, revision: string, ...options: string[]) {
  const { stdout, stderr, status } = spawnSync('redocly', ['diff', base, revision, ...options], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64_000_000,
    env: { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', REDOCLY_TELEMETRY: 'off' },
  });
  return { stdout, stderr, status };
}

function report(base: string, revision: string) {
  return Report.parse(JSON.parse(diff(base, revision, '--fail-on=none', '--format=json').stdout));
}

/** One contract of the paths of many, each under a name of its own: they are compared in one go. */
function joined(contracts: readonly { text: string; file: string }[]): string {
  const paths = contracts.flatMap(({ text, file }, index) =>
    Object.keys(Contract.parse(parse(text)).paths).map((path) => [
      `/change-${index}${path}`,
      { $ref: `${file}#/paths/${path.replaceAll('/', '~1')}` },
    ]),
  );
  return stringify({ ...parse(released), paths: Object.fromEntries(paths) });
}

const found = new Map<number, Bump>();

beforeAll(() => {
  mkdirSync(folder, { recursive: true });
  const settings = readFileSync('redocly.yaml', 'utf8');
  const files = {
    'redocly.yaml': settings.replace('scripts/contract-rules.js', resolve('scripts/contract-rules.js')),
    'released.yaml': released,
    'all-released.yaml': joined(changed.map(() => ({ text: released, file: 'released.yaml' }))),
    'all-changed.yaml': joined(changed),
    ...Object.fromEntries(changed.map(({ file, text }) => [file, text])),
  };
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  for (const { path, impact } of report('all-released.yaml', 'all-changed.yaml').changes) {
    const index = Number(/^#\/paths\/~1change-(\d+)~1/.exec(path)?.[1]);
    if (BUMPS.indexOf(impact) > BUMPS.indexOf(found.get(index))) found.set(index, impact);
  }
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const rootOf = (text: string) => {
  const { tags, servers, components } = parse(text);
  return JSON.stringify([tags, servers, components.securitySchemes, Object.keys(components.schemas)]);
};

/** What a change of the root asks for is not seen through the paths: its file is compared by itself. */
function bumpOf({ file, text }: { file: string; text: string }, index: number): Bump {
  return rootOf(text) === rootOf(released) ? found.get(index) : report('released.yaml', file).bump;
}

describe('a change of the contract asks for another version', () => {
  it('in at least thirty breaking ways', () => {
    expect(contractChanges.filter(({ bump }) => bump === 'major').length).toBeGreaterThanOrEqual(30);
  });

  it.for(changed.map((entry, index) => ({ ...entry, index, asks: entry.bump ?? 'no' })))(
    '$change: $asks bump',
    (entry) => {
      expect(entry.text, 'the change can be made').not.toBe(released);
      expect(bumpOf(entry, entry.index)).toBe(entry.bump);
    },
  );
});

describe('the version moves with the contract', () => {
  const breaks = changed.findIndex(({ change }) => change === 'a parameter that is gone');
  it.for([
    { to: '1.4.2', passes: false },
    { to: '1.5.0', passes: false },
    { to: '2.0.0', passes: true },
  ])('what breaks somebody, at $to: $passes', ({ to, passes }) => {
    writeFileSync(join(folder, 'moved.yaml'), changed[breaks]?.text.replace('1.4.2', to) ?? '');
    const { status } = diff('released.yaml', 'moved.yaml', '--check-version', '--fail-on=none');
    expect(status === 0).toBe(passes);
  });
});
