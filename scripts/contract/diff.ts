// What changed since the contract was last released, and whether its version moved as far as that asks for: what breaks
// somebody is major, what is added minor, what only people read patch.
import { run } from '../run';
import { bundleContract, QUIET, RELEASED } from './bundle';

const { code } = await run(
  'redocly',
  ['diff', RELEASED, await bundleContract(), '--check-version', '--fail-on=none', ...process.argv.slice(2)],
  { stream: true, env: QUIET },
);
if (code !== 0)
  process.stderr.write('Set info.version in openapi/openapi.yaml to the version that is named.\n');
process.exitCode = code;
