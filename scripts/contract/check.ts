// The commands of the contract that need no other provider, side by side. `--rest` leaves to `npm test` what it does
// anyway: the lint is part of `check`, the examples and answers are tests.
import { run } from '../run';
import { writeTally } from '../tally';

/** Each is also a command of its own, `npm run contract:NAME`; `rest` is what is left of it after the tests. */
const commands: readonly { name: string; rest: readonly string[] | undefined }[] = [
  { name: 'lint', rest: undefined },
  { name: 'provenance', rest: [] },
  { name: 'diff', rest: [] },
  { name: 'foreign', rest: [] },
  { name: 'second-generator', rest: [] },
  { name: 'docs', rest: [] },
  { name: 'examples', rest: undefined },
  { name: 'mocks', rest: ['--counted'] },
];

const isRest = process.argv.includes('--rest');
const results = await Promise.all(
  commands
    .filter(({ rest }) => !isRest || rest !== undefined)
    .map(async ({ name, rest = [] }) => {
      const options = isRest && rest.length > 0 ? ['--', ...rest] : [];
      return { name, ...(await run('npm', ['run', '--silent', `contract:${name}`, ...options])) };
    }),
);
for (const { name, code, output, seconds } of results) {
  process.stdout.write(`${code === 0 ? '✓' : '✗'} ${name} ${seconds.toFixed(1)} s\n`);
  if (code !== 0) process.stdout.write(`${output.trimEnd()}\n\n`);
}
const failed = results.filter(({ code }) => code !== 0).length;
writeTally('contract', { passed: results.length - failed, failed, skipped: 0 });
process.exitCode = failed > 0 ? 1 : 0;
