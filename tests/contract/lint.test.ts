// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { allowed } from './support/contract-allowed';
import { contractFaults } from './support/contract-faults';

const folder = resolve('.cache/contract-lint');
const good = readFileSync('tests/contract/support/small-contract.yaml', 'utf8');
const settings = readFileSync('redocly.yaml', 'utf8');

// What the screens of the small contract read, and what its faults refer to.
const sources: Readonly<Record<string, string>> = {
  'src/bots.tsx': `
    const { items, text = '' } = answer;
    const shown = { name: bot?.id, status: 1 };
    if (event.type === 'bot.quoted') refuse(refusal.message); // bot.commented
  `,
  'src/api/generated/bots.ts': 'bot.generated;',
  'other.yaml': 'components: {schemas: {Tone: {type: string, maxLength: 20}}}',
  'openapi/README.md': '| 1 | An agent can be renamed | bots |\n',
};

const reportSchema = z.object({
  problems: z.array(
    z.object({
      ruleId: z.string(),
      location: z.array(z.object({ source: z.object({ ref: z.string() }) })),
    }),
  ),
});

const rulesByFile = new Map<string, Set<string>>();
const faultFile = (index: number) => `fault-${index}.yaml`;
const allowedFile = (index: number) => `allowed-${index}.yaml`;
const changed = ({ find, put }: { find: string; put: string }) => good.replace(find, () => put);

beforeAll(() => {
  const contracts: readonly [string, string][] = [
    ['good.yaml', good],
    ...contractFaults.map((fault, index): [string, string] => [faultFile(index), changed(fault)]),
    ...allowed.map((change, index): [string, string] => [allowedFile(index), changed(change)]),
  ];
  for (const place of ['src/api/generated', 'openapi']) mkdirSync(join(folder, place), { recursive: true });
  for (const [file, text] of [...contracts, ...Object.entries(sources)])
    writeFileSync(join(folder, file), text);
  writeFileSync(
    join(folder, 'redocly.yaml'),
    settings
      .replace('scripts/contract-rules.js', resolve('scripts/contract-rules.js'))
      .replace(/^( {2}house\/.*): off$/gm, '$1: error'),
  );
  const files = contracts.map(([file]) => file);
  const { stdout, stderr } = spawnSync('redocly', ['lint', '--format=json', ...files], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64_000_000,
  });
  if (!stdout.includes('"totals"')) throw new Error(stderr);
  // One report a file, one after the other.
  for (const text of stdout.split(/(?=\{\s+"totals")/)) {
    for (const { ruleId, location } of reportSchema.parse(JSON.parse(text)).problems) {
      const file = location[0]?.source.ref.split('/').pop() ?? '';
      rulesByFile.set(file, (rulesByFile.get(file) ?? new Set()).add(ruleId));
    }
  }
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the rules of the contract', () => {
  it('find nothing in a good contract', () => {
    expect([...(rulesByFile.get('good.yaml') ?? [])]).toEqual([]);
  });

  it.for(contractFaults.map((entry, index) => ({ ...entry, index })))(
    'refuse $fault',
    ({ find, rule, alsoBreaks, index }) => {
      expect(good, 'the fault can be planted').toContain(find);
      const found = [...(rulesByFile.get(faultFile(index)) ?? [])];
      const ours = found.filter((name) => name.startsWith('house/') || name === rule);
      expect(ours.sort()).toEqual([rule, ...(alsoBreaks ? [alsoBreaks] : [])].sort());
    },
  );

  it.for(allowed.map((entry, index) => ({ ...entry, index })))('let pass $change', ({ find, index }) => {
    expect(good, 'the change can be made').toContain(find);
    const found = [...(rulesByFile.get(allowedFile(index)) ?? [])];
    expect(found.filter((name) => name.startsWith('house/'))).toEqual([]);
  });

  it('are switched on, each with a fault that it finds', () => {
    const plugin = readFileSync('scripts/contract-rules.js', 'utf8').split('oas3: {')[1] ?? '';
    const names = [...plugin.matchAll(/^ {8}'?([a-z-]+)'?[,:]/gm)].map(([, name]) => `house/${name}`);
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) {
      expect(settings).toContain(`  ${name}: error\n`);
      expect(contractFaults.map(({ rule }) => rule)).toContain(name);
    }
  });
});
