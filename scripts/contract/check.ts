// The commands of the contract that need no other provider, side by side. `--rest` leaves to `npm test` what it does
// anyway: the lint is part of `check`, the examples and answers are tests.
import { run } from '../run';
import { writeTally } from '../tally';
import { BUNDLED, bundleContract } from './bundle';

type Command = {
  name: string;
  /** What is left of it after the tests; by default all. */
  rest?: 'nothing' | '--counted';
  /** What it does beside, since it takes little more time together. */
  beside?: string;
  readsBundle?: true;
};

/** Each is also a command of its own, `npm run contract:NAME`, in the order in which they had better begin. */
const commands: readonly Command[] = [
  { name: 'mocks', beside: 'examples', rest: '--counted' },
  { name: 'foreign', readsBundle: true },
  { name: 'diff', readsBundle: true },
  { name: 'docs', readsBundle: true },
  { name: 'lint', rest: 'nothing' },
  { name: 'provenance' },
  { name: 'second-generator' },
];

const isRest = process.argv.includes('--rest');
const bundled = bundleContract();
const results = await Promise.all(
  commands
    .filter(({ rest }) => !isRest || rest !== 'nothing')
    .map(async ({ name, rest, beside, readsBundle }) => {
      const option = isRest ? rest : beside && `--${beside}`;
      const env: Record<string, string> = readsBundle ? { [BUNDLED]: await bundled } : {};
      const args = ['run', '--silent', `contract:${name}`, ...(option ? ['--', option] : [])];
      return {
        name: beside && !isRest ? `${name} and ${beside}` : name,
        ...(await run('npm', args, { env })),
      };
    }),
);
for (const { name, code, output, seconds } of results) {
  process.stdout.write(`${code === 0 ? '✓' : '✗'} ${name} ${seconds.toFixed(1)} s\n`);
  if (code !== 0) process.stdout.write(`${output.trimEnd()}\n\n`);
}
const failed = results.filter(({ code }) => code !== 0).length;
writeTally('contract', { passed: results.length - failed, failed, skipped: 0 });
process.exitCode = failed > 0 ? 1 : 0;
