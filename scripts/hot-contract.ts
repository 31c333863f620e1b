import { resolve, sep } from 'node:path';
import type { HotPayload, Plugin } from 'vite';
import { generateFrom } from './ensure-generated.ts';
import { GENERATED_NEXT, runOrval } from './run-orval.ts';

const CONTRACT = resolve('openapi') + sep;

/** Takes away what is shown over the page. */
const NO_FAULT: HotPayload = { type: 'update', updates: [] };
const faultOf = (message: string): HotPayload => ({
  type: 'error',
  err: { message: `Nothing could be generated from the contract in openapi/.\n${message}`, stack: '' },
});

/**
 * In development the code is generated again as soon as the contract changes, and the pages follow; a file that stays the
 * same is not written. What is wrong with a contract is shown over the page, which stays as it is.
 */
export function hotContract(): Plugin {
  return {
    name: 'hot-contract',
    apply: 'serve',
    // Hundreds of files come and go there, each of them an event.
    config: () => ({ server: { watch: { ignored: [`**/${GENERATED_NEXT}/**`] } } }),
    configureServer({ watcher, environments, config }) {
      const { hot } = environments.client;
      let isFaulty = false;
      async function generateAgain(): Promise<void> {
        try {
          await generateFrom('contract', runOrval);
          if (isFaulty) hot.send(NO_FAULT);
          isFaulty = false;
        } catch (error) {
          isFaulty = true;
          const message = error instanceof Error ? error.message : String(error);
          config.logger.error(message);
          hot.send(faultOf(message));
        }
      }
      let last = Promise.resolve();
      watcher.add(CONTRACT);
      watcher.on('all', (_event, file) => {
        // One after the other: all that changes while one runs is taken up by the next.
        if (resolve(file).startsWith(CONTRACT)) last = last.then(generateAgain);
      });
    },
  };
}
