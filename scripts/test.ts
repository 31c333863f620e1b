import { readFileSync, rmSync } from 'node:fs';
import * as z from 'zod/mini';
import { ensureGenerated } from './ensure-generated';
import { type Ran, run } from './run';
import { clearTallies, readTally, type Tally } from './tally';
import { failedTests, playwrightFiles, slowestFiles, type TestFile, vitestFiles } from './test-reports';

const VITEST_JSON = '.cache/vitest.json';
const PLAYWRIGHT_JSON = '.cache/playwright.json';
/** Where the tests of the contract note which answers came. */
const CONTRACT_ANSWERS = '.cache/contract/answers';

const vitestSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
});
const playwrightSchema = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
});

function read(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function vitestTally(): Tally | undefined {
  const { data } = vitestSchema.safeParse(read(VITEST_JSON));
  return (
    data && {
      passed: data.numPassedTests,
      failed: data.numFailedTests,
      skipped: data.numPendingTests + data.numTodoTests,
    }
  );
}

function playwrightTally(): Tally | undefined {
  const { data } = playwrightSchema.safeParse(read(PLAYWRIGHT_JSON));
  return (
    data && {
      passed: data.stats.expected,
      failed: data.stats.unexpected + data.stats.flaky,
      skipped: data.stats.skipped,
    }
  );
}

type Suite = {
  name: string;
  command: readonly [string, ...string[]];
  tally?: () => Tally | undefined;
  files?: () => TestFile[];
  env?: Record<string, string>;
  /** The suite it runs beside, which leaves some of the machine to it; what it printed is shown in its own turn. */
  beside?: string;
};

const suites: readonly Suite[] = [
  { name: 'check', command: ['tsx', 'scripts/check.ts'], tally: () => readTally('check') },
  {
    name: 'unit and journeys',
    command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${VITEST_JSON}`],
    tally: vitestTally,
    files: () => vitestFiles(read(VITEST_JSON)),
    env: { CONTRACT_ANSWERS },
  },
  // After the tests, whose answers it counts.
  {
    name: 'contract',
    command: ['tsx', 'scripts/contract/check.ts', '--rest'],
    tally: () => readTally('contract'),
  },
  { name: 'build', command: ['npm', 'run', '--silent', 'build'], beside: 'unit and journeys' },
  { name: 'size', command: ['tsx', 'scripts/size.ts'], tally: () => readTally('size') },
  {
    name: 'e2e',
    command: ['playwright', 'test'],
    tally: playwrightTally,
    files: () => playwrightFiles(read(PLAYWRIGHT_JSON)),
  },
];

function runSuite({ command: [tool, ...args], env = {} }: Suite, { stream = false } = {}): Promise<Ran> {
  return run(tool, args, { stream, env });
}

/** The end of what a suite printed, where most of them say what is wrong. */
const lastLines = (output: string) => output.trimEnd().split('\n').slice(-30).join('\n');

clearTallies();
for (const file of [VITEST_JSON, PLAYWRIGHT_JSON, CONTRACT_ANSWERS])
  rmSync(file, { force: true, recursive: true });
await ensureGenerated();

const allFiles: TestFile[] = [];
const failures: string[] = [];
const total: Tally = { passed: 0, failed: 0, skipped: 0 };
const begun = new Map<Suite, Promise<Ran>>();
for (const suite of suites) {
  const { name, tally, files = () => [] } = suite;
  process.stdout.write(`\n── ${name}\n`);
  for (const other of suites) if (other.beside === name) begun.set(other, runSuite(other));
  const earlier = await begun.get(suite);
  if (earlier) process.stdout.write(earlier.output);
  const { code, output, seconds } = earlier ?? (await runSuite(suite, { stream: true }));
  // A suite that counts nothing is one check; one that ended before it could count has failed.
  const found = tally?.() ?? { passed: code === 0 && !tally ? 1 : 0, failed: 0, skipped: 0 };
  if (found.failed === 0 && (code !== 0 || (tally && found.passed + found.skipped === 0))) found.failed = 1;
  const ran = files();
  allFiles.push(...ran);
  if (found.failed > 0) {
    const named = failedTests(ran);
    failures.push(...(named.length > 0 ? named : [`${name}, exit code ${code}\n${lastLines(output)}`]));
  }
  total.passed += found.passed;
  total.failed += found.failed;
  total.skipped += found.skipped;
  process.stdout.write(
    `── ${name}: ${found.failed === 0 ? 'passed' : 'FAILED'} in ${seconds.toFixed(0)} s\n`,
  );
  if (name === 'build' && code !== 0) {
    process.stdout.write('\nThere is no build: size and e2e were not run.\n');
    break;
  }
}

const slowest = slowestFiles(allFiles);
if (slowest.length > 0) process.stdout.write(`\nThe slowest files:\n${slowest.join('\n')}\n`);
// At the very end: of a long log, the end is what is kept.
if (failures.length > 0) process.stdout.write(`\nWhat failed:\n\n${failures.join('\n\n')}\n`);
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped\n`);
process.exitCode = total.failed > 0 ? 1 : 0;
