// Every answer of the played provider is judged by zod and by ajv while the tests of the contract run; this counts which
// of the declared statuses came, for each operation. `--counted` takes what the last run noted,
// `--examples` judges the examples of the contract beside.
import { globSync, readFileSync, rmSync } from 'node:fs';
import { run } from '../run';
import { operations } from './read-contract';

const NOTED = '.cache/contract/answers';
/** What any call may be refused with comes from whatever stands before a provider; this one has nothing there. */
const ANYWHERE = ['400', '405', '413', '415', '501', '5XX'];

/** The other tests of the contract are about commands. */
const CALLS = /createCaller|getResponse|support\/(as-nuevo|with-model)'/;
const STARTS_COMMANDS = /\bspawn\(/;

let exitCode = 0;
if (!process.argv.includes('--counted')) {
  rmSync(NOTED, { recursive: true, force: true });
  const callers = globSync('tests/contract/*.test.ts').filter((file) => {
    const text = readFileSync(file, 'utf8');
    return CALLS.test(text) && !STARTS_COMMANDS.test(text);
  });
  // Starting takes as long as a third of the tests: `contract:check` judges the examples with them.
  if (process.argv.includes('--examples')) callers.push('tests/contract/examples.test.ts');
  const ran = await run('vitest', ['run', ...callers], { env: { CONTRACT_ANSWERS: NOTED } });
  exitCode = ran.code;
  process.stdout.write(
    `${ran.output
      .trimEnd()
      .split('\n')
      .slice(exitCode === 0 ? -4 : -60)
      .join('\n')}\n\n`,
  );
}

const came = new Set(
  globSync(`${NOTED}/*.txt`).flatMap((file) => readFileSync(file, 'utf8').trim().split('\n')),
);
const declared = operations
  .flatMap(({ operationId, statuses }) =>
    statuses.map((status) => ({ status, answer: `${operationId} ${status}` })),
  )
  // Redocly keeps the 204 of a write beside its answer; the played provider always tells what it did.
  .filter(({ status }) => !ANYWHERE.includes(status) && status !== '204');

const missing = declared.filter(({ answer }) => !came.has(answer));
for (const { answer } of missing) process.stdout.write(`never answered: ${answer}\n`);
process.stdout.write(
  `${declared.length - missing.length} of ${declared.length} declared answers came and were right.\n`,
);
process.exitCode = exitCode || (missing.length > 0 ? 1 : 0);
