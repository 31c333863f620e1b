// How much of the contract the tests exercise. The played provider notes every call where CONTRACT_COVERAGE names a file:
//   CONTRACT_COVERAGE=.cache/coverage/e2e.jsonl npm run e2e
//   CONTRACT_COVERAGE=.cache/coverage/tests.jsonl npx vitest run tests/journeys tests/contract
import { readOptions } from '../read-options';
import { sayAndStop } from '../say-and-stop';
import { type Coverage, measure, type Share } from './coverage/measure';
import { readRecords } from './coverage/read-records';
import { readContract } from './docs/contract';

const FOLDER = '.cache/coverage';
const TARGETS: Readonly<Record<keyof Coverage, number | undefined>> = {
  operations: 100,
  statuses: 95,
  anyCall: undefined,
  parameters: 100,
  properties: 90,
};
const NAMES: Readonly<Record<keyof Coverage, string>> = {
  operations: 'operations',
  statuses: 'statuses',
  anyCall: '400, 405, 413, 415, 501, 5XX',
  parameters: 'parameters',
  properties: 'properties',
};
const KINDS = ['operations', 'statuses', 'anyCall', 'parameters', 'properties'] as const;

const USAGE = 'Usage: npm run contract:coverage -- [--missing] [--of e2e|tests|all]';
const { missing: tellsMissing = false, of = 'e2e' } = readOptions(USAGE, {
  missing: { type: 'boolean' },
  of: { type: 'string' },
});
const e2e = readRecords(`${FOLDER}/e2e.jsonl`);
const tests = readRecords(`${FOLDER}/tests.jsonl`);
if (e2e.length + tests.length === 0)
  sayAndStop(
    `Nothing was noted in ${FOLDER}. Run the tests with CONTRACT_COVERAGE=${FOLDER}/e2e.jsonl npm run e2e, then ask again.`,
  );

const contract = await readContract();
const runs: readonly [string, Coverage][] = [
  ['e2e', measure(contract, e2e)],
  ['tests', measure(contract, tests)],
  ['all', measure(contract, [...e2e, ...tests])],
];
const judged = runs.find(([name]) => name === of)?.[1] ?? sayAndStop(USAGE);
const percent = ({ all, missing }: Share) => (100 * (all - missing.length)) / all;
const cell = (share: Share) => `${percent(share).toFixed(1)} % of ${share.all}`;
const line = (cells: readonly string[]) =>
  `${cells.map((text, index) => (index === 0 ? text.padEnd(30) : text.padStart(24))).join('')}\n`;

process.stdout.write(line(['exercised', ...runs.map(([name]) => name), 'wanted']));
for (const kind of KINDS) {
  const target = TARGETS[kind];
  const wanted = target === undefined ? '–' : `${target} %`;
  process.stdout.write(line([NAMES[kind], ...runs.map(([, coverage]) => cell(coverage[kind])), wanted]));
}
const short = KINDS.filter((kind) => percent(judged[kind]) < (TARGETS[kind] ?? 0));
for (const kind of KINDS)
  if (tellsMissing || short.includes(kind))
    process.stdout.write(
      `\n${NAMES[kind]} that are not met:\n${judged[kind].missing.map((one) => `  ${one}\n`).join('')}`,
    );
process.exitCode = short.length > 0 ? 1 : 0;
