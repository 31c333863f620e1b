import { globSync, readFileSync, statSync } from 'node:fs';

const TRACES = ['msw', 'mockServiceWorker', 'Agents-2026', '@faker', 'pm_card_'];

/** A built file is called by a hash, in which any trace may stand by chance. */
const HASHED = /(?<![\w-])[\w-]{7}\.js/g;

/** The built files that hold a trace of the played provider, with the trace; none is right. */
export function tracesOfMocks(dist: string): string[] {
  return globSync(`${dist}/**/*`)
    .filter((file) => !file.endsWith('.br') && statSync(file).isFile())
    .flatMap((file) => {
      const text = `${file}\n${readFileSync(file, 'latin1')}`.replaceAll(HASHED, '');
      return TRACES.filter((trace) => text.includes(trace)).map((trace) => `${file}: ${trace}`);
    });
}
