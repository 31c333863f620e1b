import { run } from '../run';
import { sayAndStop } from '../say-and-stop';

/** The contract as it was last released. */
export const RELEASED = 'openapi/released/openapi.yaml';

/** What Redocly says of itself is not for whoever reads what a command found. */
export const QUIET = { REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', REDOCLY_TELEMETRY: 'off' };

/** Writes the whole contract into one file, which other tools can read, and tells where it is. */
export async function bundleContract(target = '.cache/contract/openapi.yaml'): Promise<string> {
  const { code, output } = await run('redocly', ['bundle', 'provider', `--output=${target}`], { env: QUIET });
  if (code !== 0)
    sayAndStop(`${output}\nThe contract cannot be joined into one file: npm run contract:lint says why.`);
  return target;
}
