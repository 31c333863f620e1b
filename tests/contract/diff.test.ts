// @vitest-environment node
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { load } from 'js-yaml';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bumpsOf, joined, redocly, report } from './support/compare-contracts';
import { type Bump, contractChanges } from './support/contract-changes';

const folder = resolve('.cache/contract-diff');
const released = readFileSync('tests/contract/support/released-contract.yaml', 'utf8');
const changed = contractChanges.map((entry, index) => ({
  ...entry,
  file: `change-${index}.yaml`,
  text: released.replace(entry.find, () => entry.put),
}));

let found: ReturnType<typeof bumpsOf>;

beforeAll(() => {
  mkdirSync(folder, { recursive: true });
  const settings = readFileSync('redocly.yaml', 'utf8');
  const files = {
    'redocly.yaml': settings.replace('scripts/contract-rules.js', resolve('scripts/contract-rules.js')),
    'released.yaml': released,
    'all-released.yaml': joined(
      released,
      changed.map(() => ({ text: released, file: 'released.yaml' })),
    ),
    'all-changed.yaml': joined(released, changed),
    ...Object.fromEntries(changed.map(({ file, text }) => [file, text])),
  };
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  found = bumpsOf(report('all-released.yaml', 'all-changed.yaml', folder));
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const rootOf = (text: string) => {
  const { tags, servers, components } = Object(load(text));
  return JSON.stringify([tags, servers, components.securitySchemes, Object.keys(components.schemas)]);
};

/** What a change of the root asks for is not seen through the paths: its file is compared by itself. */
function bumpOf({ file, text }: { file: string; text: string }, index: number): Bump {
  return rootOf(text) === rootOf(released) ? found.get(index) : report('released.yaml', file, folder).bump;
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
    const { status } = redocly(
      ['diff', 'released.yaml', 'moved.yaml', '--check-version', '--fail-on=none'],
      folder,
    );
    expect(status === 0).toBe(passes);
  });
});
