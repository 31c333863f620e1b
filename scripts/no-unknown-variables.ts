import type { Plugin } from 'vite';
import { loadEnv } from 'vite';

/** One build serves every place, so nothing may be built in: a `VITE_*` variable fails the build and is named. */
export function noUnknownVariables(): Plugin {
  return {
    name: 'no-unknown-variables',
    config(_config, { mode }) {
      const names = Object.keys(loadEnv(mode, process.cwd(), 'VITE_')).filter((name) =>
        name.startsWith('VITE_'),
      );
      // Set by the test runner itself.
      const unknown = names.filter((name) => !name.startsWith('VITE_USER_NODE_ENV'));
      if (unknown.length > 0)
        throw new Error(
          `${unknown.join(', ')}: the product reads no VITE_ variable, and what is built in can be read by everybody. Unset it; what differs from place to place belongs into /config.json.`,
        );
    },
  };
}
