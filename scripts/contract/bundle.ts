import { run } from '../run';
import { sayAndStop } from '../say-and-stop';

/** The contract as it was last released. */
export const RELEASED = 'openapi/released/openapi.yaml';

/** What Redocly says of itself is not for whoever reads what a command found. */
export const QUIET = { REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', REDOCLY_TELEMETRY: 'off' };

/** Where the contract lies as one file already, so that commands that run side by side join it once. */
export const BUNDLED = 'CONTRACT_BUNDLED';

/** Writes the whole contract into one file, which other tools can read, and tells where it is. */
export async function bundleContract(target?: string): Promise<string> {
  const there = process.env[BUNDLED];
  if (target === undefined && there !== undefined) return there;
  return joinContract(target ?? '.cache/contract/openapi.json');
}

async function joinContract(target: string): Promise<string> {
  const { code, output } = await run('redocly', ['bundle', 'provider', `--output=${target}`], { env: QUIET });
  if (code !== 0)
    sayAndStop(`${output}\nThe contract cannot be joined into one file: npm run contract:lint says why.`);
  return target;
}
