import { type Ran, run } from './run';

/**
 * Reads every import of the repository and holds it against the house's direction; what did not change since is not read
 * again. As `json`, all that was found.
 */
export function cruise(output: 'err' | 'json'): Promise<Ran> {
  const cache = ['--cache', '.cache/direction', '--cache-strategy', 'content'];
  const rooms = ['src', 'mocks', 'i18n', 'scripts', 'bench', 'tests'];
  return run('depcruise', [...cache, '--output-type', output, ...rooms]);
}
