import { cruise } from './cruise';
import { type Ran, run } from './run';
import { storageTouches } from './storage-touches';
import { writeTally } from './tally';

const direction = cruise('err');

const checks: readonly { name: string; what: () => Promise<Ran> }[] = [
  // What did not change is not looked at again: each tool keeps, in .cache, what it found out about which text.
  {
    name: 'types',
    what: () => run('tsc', ['--noEmit', '--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo']),
  },
  {
    name: 'format and lint',
    what: () => run('biome', ['ci', '--error-on-warnings', '--max-diagnostics=40', '--colors=off']),
  },
  {
    name: 'direction',
    what: () => direction,
  },
  { name: 'storage', what: storage },
  {
    name: 'dead code',
    what: () => run('knip', ['--no-config-hints', '--cache', '--cache-location', '.cache/knip']),
  },
  {
    name: 'contract',
    what: () =>
      run('redocly', ['lint', '--format=stylish'], { env: { REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' } }),
  },
  {
    name: 'picture of the house',
    what: async () => {
      // It is drawn from what the direction found out, which is kept.
      await direction;
      return run('tsx', ['scripts/house.ts', '--check']);
    },
  },
];

async function storage(): Promise<Ran> {
  const touches = storageTouches('.');
  const output = ['Browser storage is touched in src/session and src/widget/keep.ts only:', ...touches].join(
    '\n',
  );
  return { code: touches.length > 0 ? 1 : 0, output, seconds: 0 };
}

const results = await Promise.all(checks.map(async ({ name, what }) => ({ name, ...(await what()) })));
for (const { name, code, output, seconds } of results) {
  process.stdout.write(`${code === 0 ? '✓' : '✗'} ${name} ${seconds.toFixed(1)} s\n`);
  if (code !== 0) process.stdout.write(`${output.trimEnd()}\n\n`);
}
const failed = results.filter(({ code }) => code !== 0).length;
writeTally('check', { passed: results.length - failed, failed, skipped: 0 });
process.exitCode = failed > 0 ? 1 : 0;
