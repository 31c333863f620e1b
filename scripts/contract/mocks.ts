// Every answer of the played provider is judged by zod and by ajv while the tests of the contract run; this counts which
// of the declared statuses came, for each operation. `--counted` takes what the last run noted.
import { globSync, readFileSync, rmSync } from 'node:fs';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { run } from '../run';
import { bundleContract } from './bundle';

const NOTED = '.cache/contract/answers';
/** What any call may be refused with comes from whatever stands before a provider; this one has nothing there. */
const ANYWHERE = ['400', '405', '413', '415', '501', '5XX'];

/** Of the declared answers, how many have to have come at least; of those that succeed, all. */
const LEAST = 0.95;

const Operation = z.object({ operationId: z.string(), responses: z.record(z.string(), z.unknown()) });
const Contract = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });

let exitCode = 0;
if (!process.argv.includes('--counted')) {
  rmSync(NOTED, { recursive: true, force: true });
  const ran = await run('vitest', ['run', 'tests/contract'], { env: { CONTRACT_ANSWERS: NOTED } });
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
const { paths } = Contract.parse(parse(readFileSync(await bundleContract(), 'utf8')));
const declared = Object.values(paths)
  .flatMap((path) => Object.values(path))
  .flatMap((one) => {
    const { success, data } = Operation.safeParse(one);
    return success
      ? Object.keys(data.responses).map((status) => ({ status, answer: `${data.operationId} ${status}` }))
      : [];
  })
  // Redocly keeps the 204 of a write beside its answer; the played provider always tells what it did.
  .filter(({ status }) => !ANYWHERE.includes(status) && status !== '204');

const missing = declared.filter(({ answer }) => !came.has(answer));
for (const { answer } of missing) process.stdout.write(`never answered: ${answer}\n`);
process.stdout.write(
  `${declared.length - missing.length} of ${declared.length} declared answers came and were right.\n`,
);
const tooFew =
  missing.length > declared.length * (1 - LEAST) || missing.some(({ status }) => status.startsWith('2'));
process.exitCode = exitCode || (tooFew ? 1 : 0);
